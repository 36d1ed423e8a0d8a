import type { Thing } from '../thing.ts';

/** A machine of a laboratory on its bench, with a screen of values. */
export const analyser: Thing = ({ isHot }) => ({
  width: 156,
  height: 132,
  spot: { x: 45, y: -94, r: 34 },
  drawing: (
    <>
      <path className="tint" d="M10-46v-76q0-10 10-10h116q10 0 10 10v76z" />
      <path className={isHot ? 'hot' : 'sheet'} d="M24-116h44v44h-44z" />
      <path d="M33-106h26m-26 12h16m-16 12h22M86-64h44" />
      <path className="sheet" d="M86-112h44v30H86z" />
      <path className="deep" d="M0-46h156v8H0z" />
      <path d="M12-38V0m132-38V0" />
    </>
  ),
});
