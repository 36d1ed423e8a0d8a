import type { Thing } from '../thing.ts';

/** Stacks of sarees; one piece is held. */
export const sareeStacks: Thing = () => ({
  width: 276,
  height: 115,
  spot: { x: 102, y: -57, r: 42 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M0-22q30-10 60 0v22q-30-10-60 0zM0-44q30-10 60 0v22q-30-10-60 0zM0-66q30-10 60 0v22q-30-10-60 0zM0-88q30-10 60 0v22q-30-10-60 0z"
      />
      <path className="tint" d="M72-22q30-10 60 0v22q-30-10-60 0z" />
      <path className="tint" d="M72-44q30-10 60 0v22q-30-10-60 0z" />
      <path className="hot" d="M72-66q30-10 60 0v22q-30-10-60 0z" />
      <path
        className="sheet"
        d="M144-22q30-10 60 0v22q-30-10-60 0zM144-44q30-10 60 0v22q-30-10-60 0zM144-66q30-10 60 0v22q-30-10-60 0zM144-88q30-10 60 0v22q-30-10-60 0zM144-110q30-10 60 0v22q-30-10-60 0z"
      />
      <path className="tint" d="M216-22q30-10 60 0v22q-30-10-60 0z" />
      <path className="tint" d="M216-44q30-10 60 0v22q-30-10-60 0z" />
      <path d="M0 0h276" />
    </>
  ),
});
