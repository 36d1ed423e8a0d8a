import type { Thing } from '../thing.ts';

/** A form that is left at its third box. */
export const halfForm: Thing = () => ({
  width: 216,
  spot: { x: 108, y: -78, r: 60 },
  drawing: (
    <>
      <path className="sheet" d="M9-153h199q9 0 9 9v135q0 9-9 9h-199q-9 0-9-9v-135q0-9 9-9z" />
      <path d="M0-131h216" />
      <path className="tint" d="M17-120h181v22h-181zM17-89h181v22h-181z" />
      <path d="M26-109h69M26-78h94" />
      <path className="hot-line" d="M17-59h181v22h-181z" />
      <path className="dashed" d="M17-29h181v22h-181z" />
    </>
  ),
});
