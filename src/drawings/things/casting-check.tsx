import type { Thing } from '../thing.ts';

/** A shelf of eight castings, one of them doubtful, and on it the screen that says so. */
export const castingCheck: Thing = () => ({
  width: 156,
  height: 121,
  spot: { x: 59, y: -27, r: 27 },
  drawing: (
    <>
      <path className="sheet" d="M49-121h58v26H49zM68-95l-8 12h36l-8-12" />
      <path
        className="sheet"
        d="M6-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM44-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM82-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM120-61a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM6-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM82-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0zM120-15a15 15 0 0 0 30 0 15 15 0 0 0-30 0z"
      />
      <path className="dots" d="M21-61h0M59-61h0M97-61h0M135-61h0M21-15h0M97-15h0M135-15h0" />
      <circle className="hot" cx="59" cy="-15" r="15" />
      <path d="M1 0v-83h154V0M1-46h154" />
    </>
  ),
});
