import type { Thing } from '../thing.ts';

/** A pile of sarees with two price tags on one piece. */
export const soldTwice: Thing = () => ({
  width: 144,
  height: 122,
  spot: { x: 72, y: -109, r: 84 },
  drawing: (
    <>
      <path
        className="sheet"
        d="M10-24q62-16 124 0v24q-62-14-124 0zM10-48q62-16 124 0v24q-62-16-124 0zM10-72q62-16 124 0v24q-62-16-124 0z"
      />
      <path d="M42-68L18-116m84 46l24-46" />
      <path className="hot" d="M0-122h36v26h-36zM108-122h36v26h-36z" />
    </>
  ),
});
