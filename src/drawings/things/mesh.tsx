import type { Thing } from '../thing.ts';

/** Reinforcement on the deck, ready for the pour. */
export const mesh: Thing = () => ({
  width: 200,
  spot: { x: 100, y: -36, r: 30 },
  drawing: (
    <>
      <path className="tint" d="M0 0v-10h200v10z" />
      <path d="M0-18h200M0-30h200M12-10v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26m16 26v-26" />
    </>
  ),
});
