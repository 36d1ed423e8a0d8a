import type { Thing } from '../thing.ts';

/** A camera above eight castings, one of them doubtful. */
export const castingCheck: Thing = () => ({
  width: 144,
  height: 121,
  spot: { x: 53, y: -27, r: 27 },
  drawing: (
    <>
      <path className="sheet" d="M43-121h58v26h-58zM62-95l-8 12h36l-8-12" />
      <path
        className="sheet"
        d="M0-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM38-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM76-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM114-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM0-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM76-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM114-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0z"
      />
      <path className="dots" d="M15-61h0M53-61h0M91-61h0M129-61h0M15-15h0M91-15h0M129-15h0" />
      <circle className="hot" cx="53" cy="-15" r="15" />
    </>
  ),
});
