import { below, tops } from './people/clothes.tsx';
import { front } from './people/front.tsx';
import { heads } from './people/heads.tsx';
import { finger } from './people/limb.ts';

/** Behind her table she types, seen from the front, and looks at the screen. */
export const typist = (
  <>
    <path className="tint" d="M57 24a5 5 0 0 0 10 0 5 5 0 0 0-10 0m20 0a5 5 0 0 0 10 0 5 5 0 0 0-10 0" />
    <path className="bar" d="M112 61h112M112 137h96" />
    <path className="on-hot bar" d="M112 99h76" />
    <g transform="translate(342 200)scale(-1.45 1.45)translate(-24)">
      {below.sari}
      {tops.blouse}
      {heads.bun}
    </g>
    <path className="deep" d="M300 126h9v74h-9zM376 126h9v74h-9z" />
    <path className="tint" d="M290 118h104v9H290z" />
    <path className="sheet" d="M314 118l5-9h46l5 9z" />
    <g transform="translate(342 200)scale(-1.45 1.45)translate(-24)">
      <path
        className="skin"
        d={finger([15, -63], 5, 3) + finger([15, -63], 2, 5) + finger([33, -63], -5, 3) + finger([33, -63], -2, 5)}
      />
      {front.arm('tint', [3, -63], [15, -65])}
      {front.rightArm('tint', [45, -63], [33, -65])}
    </g>
  </>
);
