import { Fragment } from 'react';

/** A class in front of a board. */
export const training = (
  <>
    <path d="M70 4h160v78h-160z" />
    <path className="hot-line" d="M84 62C110 60 120 30 150 40s40-14 66-20" />
    {[30, 90, 150, 210, 270].map((middle) => (
      <Fragment key={middle}>
        <circle className="tint" cx={middle} cy="110" r="14" />
        <path d={`M${middle - 22} 148c0-28 44-28 44 0`} />
      </Fragment>
    ))}
  </>
);
