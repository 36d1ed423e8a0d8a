import type { Thing } from '../thing.ts';

/** A form, a portal, a call, a chat and visiting cards: five places for enquiries, and one that nobody has answered. */
export const fiveInboxes: Thing = () => ({
  width: 440,
  spot: { x: 324, y: -96, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M0-156h126v112h-126z" />
      <path className="tint" d="M16-120h94v14h-94zm0 28h94v14h-94zM334-86h106v70h-106z" />
      <path className="sheet" d="M96-110h128V-6H96z" />
      <path d="M0-134h126M96-76h128m-128 35h128m-74-69v104" />
      <path className="sheet" d="M216-136h54q12 0 12 12v112q0 12-12 12h-54q-12 0-12-12v-112q0-12 12-12z" />
      <path d="M218-66q0-18 20-18t20 18m-28 20 16 16m0-16-16 16" />
      <path className="sheet" d="M266-156h114v78h-76l-24 24v-24h-14zM308-62h112V0H308z" />
      <path d="M324-42h40m-40 14h54" />
      <circle cx="238" cy="-98" r="11" />
      <path className="hot-line" d="M282-136h76m-76 20h40" />
      <circle className="hot" cx="360" cy="-98" r="10" />
    </>
  ),
});
