import type { Thing } from '../thing.ts';

/** A form, a portal, a call, a chat and visiting cards: five places for enquiries, and one that nobody has answered. */
export const fiveInboxes: Thing = () => ({
  width: 736,
  height: 140,
  spot: { x: 476, y: -84, r: 60 },
  drawing: (
    <>
      <path className="tint" d="M610-104h126v76h-126z" />
      <path
        className="sheet"
        d="M0-118h124v118h-124zM162-110h132v110h-132zM342-140h56q12 0 12 12v116q0 12-12 12h-56q-12 0-12-12v-116q0-12 12-12zM462-124h90q14 0 14 14v54q0 14-14 14h-58l-30 28v-28h-2q-14 0-14-14v-54q0-14 14-14zM590-76h122v76h-122z"
      />
      <path d="M0-96h124M16-80h92v16h-92zM16-50h92v16h-92zM162-83h132M162-56h132M162-28h132M250-110v110M350-104l16 16m0-16-16 16M352-44q18-24 36 0l-8 10-9-7h-4l-9 7zM608-52h44M608-32h62M608-16h40" />
      <path className="tint" d="M16-22h44v12h-44z" />
      <circle cx="686" cy="-48" r="11" />
      <path className="hot-line" d="M464-102h74M464-82h50" />
      <circle className="hot" cx="562" cy="-58" r="11" />
    </>
  ),
});
