import type { Thing } from '../thing.ts';

/** A drawing of a building on its stand, older revisions behind it; one spot of it is in question. */
export const plan: Thing = ({ isHot }) => ({
  width: 252,
  spot: { x: 124, y: -84, r: 34 },
  drawing: (
    <>
      <path d="M36-36 20 0m180-36 16 36" />
      <path className="faint" d="M22-132h226v94H22z" />
      <path className="tint" d="M12-142h228v100H12z" />
      <path className="sheet" d="M0-152h228v106H0z" />
      <path d="M16-138h144v78H16zm48 0v78m48-78v78M16-98h144M176-138h38m-38 12h38m-38 12h38M176-82h38v22h-38z" />
      <path
        className="deep"
        d="M12-142h9v9h-9zm48 0h9v9h-9zm48 0h9v9h-9zm48 0h9v9h-9zM12-64h9v9h-9zm48 0h9v9h-9zm48 0h9v9h-9zm48 0h9v9h-9z"
      />
      {isHot && <circle className="hot" cx="124" cy="-84" r="12" />}
    </>
  ),
});
