import type { Thing } from '../thing.ts';

/** Case files in two rows; one can be opened by named workers only. */
export const lockedFiles: Thing = ({ isHot }) => ({
  width: 184,
  spot: { x: 106, y: -104, r: 32 },
  drawing: (
    <>
      <path className="tint" d={`M8-4${'v-54h22v54zm29 0'.repeat(6)}`} />
      <path className="sheet" d={`M8-72${'v-54h22v54zm29 0'.repeat(6)}`} />
      <path d={`M0 0v-140h184V0M0-4h184M0-72h184M14-44${'h10m19 0'.repeat(6)}M14-112${'h10m19 0'.repeat(6)}`} />
      {isHot && <path className="hot" d="M95-72v-54h22v54z" />}
      <path className="sheet" d="M99-102h14v14H99zm3 0v-5q0-5 4-5t4 5v5" />
    </>
  ),
});
