import type { Thing } from '../thing.ts';

/** Entries of many firms; only one's own can be read. */
export const ownEntries: Thing = () => ({
  width: 180,
  height: 126,
  spot: { x: 90, y: -73, r: 60 },
  drawing: (
    <>
      <path className="faint" d="M0-126h180v36H0zM0-54h180V0H0zM0-108h180M0-36h180M0-18h180" />
      <path
        className="bar faint"
        d="M18-117h26M66-117h80M18-99h34M66-99h60M18-45h20M66-45h84M18-27h30M66-27h50M18-9h24M66-9h70"
      />
      <path className="hot" d="M0-94h180v42H0z" />
      <path className="on-hot" d="M18-82h40M18-66h28M84-82h74M84-66h50" />
    </>
  ),
});
