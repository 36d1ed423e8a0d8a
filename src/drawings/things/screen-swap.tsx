import type { Thing } from '../thing.ts';

/** Screens of an old program, replaced one by one; the next is on its way. */
export const screenSwap: Thing = () => ({
  width: 172,
  height: 142,
  spot: { x: 86, y: -71, r: 40 },
  drawing: (
    <>
      <path
        className="faint"
        d="M126-92h46v42h-46zM0-42h46V0H0zM63-42h46V0H63zM126-42h46V0h-46zM134-80h14M134-68h24M8-30h14M8-18h24M71-30h14M71-18h24M134-30h14M134-18h24"
      />
      <path className="sheet" d="M0-142h46v42H0zM63-142h46v42H63zM126-142h46v42h-46zM0-92h46v42H0z" />
      <path className="tint" d="M0-142h46v11H0zM63-142h46v11H63zM126-142h46v11h-46zM0-92h46v11H0z" />
      <path d="M10-121h26M10-111h14M73-121h26M73-111h14M136-121h26M136-111h14M10-71h26M10-61h14" />
      <path className="hot" d="M63-92h46v42H63z" />
      <path className="on-hot" d="M73-71h26M73-61h14" />
    </>
  ),
});
