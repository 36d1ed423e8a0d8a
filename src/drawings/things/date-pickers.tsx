import type { Thing } from '../thing.ts';

/** Four ways to pick a date on one screen. */
export const datePickers: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M9-153h199q9 0 9 9v135q0 9-9 9h-199q-9 0-9-9v-135q0-9 9-9z" />
      <path d="M0-131h216M14-122h85v53h-85zM14-108h85" />
      <path
        className="dots"
        d="M24-98h0M46-98h0M68-98h0M89-98h0M24-88h0M46-88h0M68-88h0M89-88h0M24-78h0M46-78h0M68-78h0M89-78h0"
      />
      <path className="tint" d="M117-122h24v22h-24zM147-122h24v22h-24zM177-122h24v22h-24z" />
      <circle cx="57" cy="-37" r="25" />
      <path className="hot-line" d="M57-37v-16M57-37l12 8" />
      <path d="M117-62h85v17h-85zM117-44h85v32h-85zM186-56l6 6 6-6M127-34h50M127-23h36" />
    </>
  ),
});
