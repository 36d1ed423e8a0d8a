import type { Thing } from '../thing.ts';

/** A shop on a phone, and its pages. */
export const shopFront: Thing = () => ({
  width: 254,
  height: 140,
  spot: { x: 59, y: -65, r: 29 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M102-90h68v90h-68zM102-74h68M112-64h22v26h-22zM142-60h18m-18 12h18M112-26h48m-48 12h30M186-90h68v90h-68zM186-74h68M196-64h22v26h-22zM226-60h18m-18 12h18M196-26h48m-48 12h30M10-140h64q10 0 10 10v130h-84v-130q0-10 10-10z"
      />
      <path className="tint" d="M0-120v14a10 10 0 0 0 21 0 10 10 0 0 0 21 0 10 10 0 0 0 21 0 10 10 0 0 0 21 0v-14z" />
      <path d="M12-82h26v34h-26z" />
      <path className="hot" d="M46-82h26v34h-26z" />
      <path d="M12-38h26v30h-26zM46-38h26v30h-26z" />
    </>
  ),
});
