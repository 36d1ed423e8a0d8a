import type { Mistake } from '../mistake.ts';

const SHELVES = [150, 262, 374, 486, 598];

/** Trays of papers at a nurses' desk. The slip that should have been read this morning hangs out of one; above, the ward calls. */
export const waitingResult: Mistake = {
  form: 'right',
  width: 480,
  height: 672,
  drawing: (
    <g transform="translate(-20)">
      <path className="tint" d="M52 118h416v542H52z" />
      <path
        className="sheet"
        d="M84 186v-9l340-6v9zm10-15 330-4v-8l-322 2zM84 298v-10h346v10zm8-10v-10l320-8v12zM96 410v-8h330v8zm-8-8v-10h344v10zm14-10 2-12 318 4v8zM84 522v-10h346v10zm6-10-2-10 338-4v14zm10-12v-9h318v9zM86 634v-10h340v10zm12-10-4-10h322v10z"
      />
      <path className="sheet" d={SHELVES.map((y) => `M40 ${y + 36}h440v32H40z`).join('')} />
      <path className="deep" d="M40 112h20v556H40zM460 112h20v556h-20z" />
      <path d={SHELVES.map((y) => `M230 ${y + 52}h60`).join('')} className="bar" />
      <path className="hot" d="M254 262l116-4 6 108-38 8-80-2z" />
      <path className="on-hot" d="M276 282l70-2M277 304l44-1M278 326l18-1 8-14 12 26 8-12 26-1" />
      <path className="deep" d="M176 112q8-54 34-58h100q26 4 34 58z" />
      <circle className="sheet" cx="260" cy="84" r="19" />
      <path className="sheet" d="M150 50q-8-34 26-38 84-16 168 0 34 4 26 38h-52q-4-16-18-18-40-6-80 0-14 2-18 18z" />
      <path d="M120 44q-8-24 6-44M96 56q-16-36 6-66M400 44q8-24-6-44M424 56q16-36-6-66M-3000 670H3000" />
    </g>
  ),
};
