/** One dot a person; four are to be spoken to. */
export const attendance = (
  <>
    <path className="beads" d="M14 16h276M14 45h276M14 74h276M14 103h276M14 132h276" />
    <path
      className="hot"
      d="M130 16a9 9 0 0 0 18 0 9 9 0 0 0-18 0M255 45a9 9 0 0 0 18 0 9 9 0 0 0-18 0M80 103a9 9 0 0 0 18 0 9 9 0 0 0-18 0M205 132a9 9 0 0 0 18 0 9 9 0 0 0-18 0"
    />
  </>
);
