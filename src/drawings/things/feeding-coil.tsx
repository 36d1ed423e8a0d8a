import type { Thing } from '../thing.ts';

/** A coil of sheet steel in its cradle, whose strip runs into the rollers. */
export const feedingCoil: Thing = ({ isHot }) => ({
  width: 134,
  height: 124,
  spot: { x: 52, y: -68, r: 40 },
  drawing: (
    <>
      <path className="deep" d="m0 0 20-26h64l20 26zm112 0v-96h20V0z" />
      <circle className={isHot ? 'hot' : 'tint'} cx="52" cy="-68" r="52" />
      <circle cx="52" cy="-68" r="44" />
      <circle cx="52" cy="-68" r="36" />
      <circle cx="52" cy="-68" r="28" />
      <circle className="sheet" cx="52" cy="-68" r="18" />
      <path d="M52-120h82" />
      <circle className="sheet" cx="122" cy="-110" r="9" />
    </>
  ),
});
