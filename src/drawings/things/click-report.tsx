import type { Thing } from '../thing.ts';

/** A slide on a screen: bars that climb, and a pointer on the tallest. */
export const clickReport: Thing = () => ({
  width: 216,
  spot: { x: 181, y: -92, r: 30 },
  drawing: (
    <>
      <path className="sheet" d="M0-152h216v122H0z" />
      <path d="M108-30V-2M74-1h68M16-46h184" />
      <path
        className="tint"
        d="M26-46v-22h20v22zM56-46v-36h20v36zM86-46v-30h20v30zM116-46v-50h20v50zM146-46v-66h20v66zM176-46v-88h20v88z"
      />
      <path className="hot" d="M178-114v48l12-12 9 19 10-5-9-18h16z" />
    </>
  ),
});
