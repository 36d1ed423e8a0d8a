import type { Thing } from '../thing.ts';

const FACE = 'm16-30a9 9 0 1 0 18 0a9 9 0 1 0-18 0m-4 28q0-17 13-17t13 17';

/** Photographs on a line over a letter; for one there is no consent. */
export const photoLine: Thing = () => ({
  width: 206,
  spot: { x: 103, y: -116, r: 38 },
  drawing: (
    <>
      <path className="sheet" d="M8-150v62h50v-62zm140 0v62h50v-62z" />
      <path className="tint" d={`M8-88${FACE}M148-88${FACE}`} />
      <path className="missing" d="M78-150v62h50v-62z" />
      <path d="M0-150h206M24-38V0m158-38V0" />
      <path className="deep" d="M12-46h182v8H12z" />
      <path className="sheet" d="M70-46v-30h56v30zm0-30 28 18 28-18" />
    </>
  ),
});
