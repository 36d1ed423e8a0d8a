import type { Thing } from '../thing.ts';

/** Cartons with what is left of their shelf life, two rows of four; the first to expire is the first to go. */
export const datedCartons: Thing = ({ isHot }) => ({
  width: 276,
  height: 142,
  spot: { x: 32, y: -106, r: 44 },
  drawing: (
    <>
      <path className="tint" d={`M0-14${'v-60h64v60zm70 0'.repeat(4)}M70-78${'v-60h64v60zm70 0'.repeat(3)}`} />
      <path className={isHot ? 'hot' : 'tint'} d="M0-78v-60h64v60z" />
      <path className="sheet" d={`M8-24${'v-12h48v12zm70 0'.repeat(4)}M8-88${'v-12h48v12zm70 0'.repeat(4)}`} />
      <path
        className="deep"
        d="M8-88v-12h9v12zm70 0v-12h22v12zm70 0v-12h30v12zm70 0v-12h36v12zM8-24v-12h26v12zm70 0v-12h32v12zm70 0v-12h40v12zm70 0v-12h44v12zM0-14h274V0H0z"
      />
      <path d={`M24-74${'v16h16v-16m54 0'.repeat(4)}M24-138${'v16h16v-16m54 0'.repeat(4)}`} />
    </>
  ),
});
