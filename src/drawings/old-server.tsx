import { below, tops } from './people/clothes.tsx';
import { heads } from './people/heads.tsx';
import { limb, sleeve } from './people/limb.ts';
import { turned } from './people/person.tsx';

/** One of its boxes, whose upper edge is at `y`. */
const unit = (y: number) => `M-125 ${y}h48v22h-48z`;

/** A server, from x = -131 on, and who has pulled its plug. */
export const oldServer = (
  <>
    <path className="tint" d="M-131-4v-142h60V-4z" />
    <path className="hair" d={[-140, -114, -88, -62].map(unit).join('')} />
    <path className="tint" d="M-120-133h18v8h-18zm0 26h18v8h-18zm0 26h18v8h-18zm0 26h18v8h-18z" />
    <path
      className="dots"
      stroke="var(--tint, currentColor)"
      d="M-92-129h0m10 0h0m-10 26h0m10 0h0m-10 26h0m10 0h0m-10 26h0m10 0h0"
    />
    <path d="M-119-30h36m-36 8h36m-36 8h36" strokeWidth="3" />
    <path className="hair" d="M-126-4h12v4h-12zm38 0h12v4h-12z" />
    <path d="M-71-12c14 14 36 14 48 2s4-34 6-56" strokeWidth="5" />
    <g transform="translate(-71 0) scale(1.060)">
      {below.trousers}
      {turned(heads.short)}
      {tops.shirt}
      <path className="skin" d={limb([13, -77], [8, -62], [11, -49], 4.3)} />
      <path className="tint" d={sleeve([13, -78], [9, -66], 5.8)} />
    </g>
    <path d="M-22-106v-11m9 0v11" strokeWidth="4" />
    <path className="deep" d="M-27-106h19v15q0 8-7 9h-5q-7-1-7-9z" />
    <path className="skin" d={limb([-32, -82], [-16, -64], [-18, -86], 4.6)} />
    <path className="tint" d={sleeve([-33, -83], [-20, -69], 6.3)} />
  </>
);
