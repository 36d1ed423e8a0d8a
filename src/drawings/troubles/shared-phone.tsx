import { bust } from '../people/bust.tsx';
import { tops } from '../people/clothes.tsx';
import { heads } from '../people/heads.tsx';
import { finger, limb, sleeve } from '../people/limb.ts';
import { turned } from '../people/person.tsx';
import { BEYOND, groundOf, type Troubles } from '../trouble.ts';

/** One desk, behind which all of them are. */
const desk = <path className="deep" d={groundOf(160, BEYOND, BEYOND)} />;

/** A student who looks away from a film that is paused; a tutor with the mock test; a family and its one telephone without data. */
export const sharedPhone: Troubles = [
  <>
    <path className="sheet" d="M150 10h92v58h-92zM196 10v58" />
    <path className="letter" d="m214 20 16 12-8 20-18-16z" />
    <path d="m222 52 2 22m-20-38 26-4m-16-12 8 32" />
    {bust(194, 166, 1.55, heads.short, tops.shirt)}
    {desk}
    <path className="skin" d={limb([238, 152], [226, 128], [209, 106], 7)} />
    <path className="tint" d={sleeve([217, 120], [238, 154], 11)} />
    <path className="tint" d="M74 146h76v12H74z" />
    <path className="letter" d="M82 134h62v12H82z" />
    <path className="deep" d="M60 82q0-8 8-8h84q8 0 8 8v44q0 8-8 8H68q-8 0-8-8z" />
    <path className="letter" d="M70 80h74v48H70z" />
    <circle className="tint" cx="152" cy="104" r="2.500" />
    <path className="hot" d="M94 88h9v22h-9zm17 0h9v22h-9z" />
    <g stroke="var(--tint)">
      <path d="M78 120h58" className="bar" />
    </g>
    <g stroke="var(--deep)">
      <path d="M78 120h8" className="bar" />
    </g>
  </>,
  <>
    {bust(92, 168, 1.75, heads.bun, tops.blouse)}
    {desk}
    <path className="tint" d="m150 36 84 10-14 128-84-10z" />
    <path className="letter" d="M140 30h84v140h-84z" />
    <g stroke="var(--deep)">
      <path d="M152 46h36m-36 22h30m-30 22h36m-36 22h26m-26 22h34m-34 20h24" />
      <path className="bar" d="m198 45 5 6 11-12m-16 71 5 6 11-12" />
    </g>
    <path className="hot" d="M194 60h20v18h-20zm0 23h20v18h-20zm0 44h20v18h-20z" />
    <g stroke="var(--deep)">
      <path d="m198 63 12 12m0-12-12 12m0 11 12 12m0-12-12 12m0 32 12 12m0-12-12 12" />
    </g>
    <path className="skin" d={finger([142, 128], 14, -4)} />
    <path className="skin" d={limb([118, 116], [108, 152], [144, 130], 8)} />
    <path className="tint" d={sleeve([117, 108], [110, 140], 11)} />
  </>,
  <>
    {bust(88, 162, 1.45, heads.grey, tops.blouse)}
    {bust(212, 162, 1.45, turned(heads.plait), tops.kurta)}
    {bust(150, 130, 1.45, heads.turban, tops.shirt)}
    {desk}
    <path className="deep" d="M114 90q0-8 8-8h56q8 0 8 8v94q0 8-8 8h-56q-8 0-8-8z" />
    <path className="letter" d="M122 92h56v84h-56z" />
    <path className="tint" d="M130 102h40v14h-40z" />
    <path className="hot" d="M130 102h6v14h-6zM150 124l24 42h-48z" />
    <g stroke="var(--deep)">
      <path d="M150 137v13m0 6v3" className="bar" />
    </g>
    <path className="skin" d={limb([70, 126], [86, 160], [116, 138], 7)} />
    <path className="skin" d={limb([230, 126], [214, 160], [184, 138], 7)} />
  </>,
];
