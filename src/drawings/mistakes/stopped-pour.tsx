import type { Mistake } from '../mistake.ts';
import { worker } from '../things/worker.tsx';

/** Every so far, from beyond the left edge of a wide window to beyond the right one. */
const along = (step: number, drawn: (x: number) => string) =>
  Array.from({ length: Math.ceil(3000 / step) }, (_, index) => drawn(step * index - 868)).join('');

/** Where columns will go on above the slab: not behind the worker, nor in the rain. */
const COLUMNS = [-760, -460, -160, 140, 440, 1080, 1380, 1680, 1980];

/** A slab on its props: the concrete ends where the rain came, and the steel goes on without it. */
export const stoppedPour: Mistake = {
  form: 'across',
  width: 1264,
  height: 330,
  drawing: (
    <>
      <path className="sheet" d={along(124, (x) => `M${x} 330V220h10v110z`)} />
      <path d={along(124, (x) => `M${x - 12} 222h34M${x - 8} 262h26`)} />
      <path d="M-900 172H2200M-900 196H2200" />
      <path d={along(62, (x) => `M${x} 204v-38`)} />
      <path d={COLUMNS.map((x) => `M${x} 160V76m18 84V64m18 96V76m-42 30h48m-48 28h48`).join('')} />
      <path className="tint" d="M-900 208H2200v14H-900z" />
      <path className="sheet" d="M-900 154H706l14 12 4 12 18 14 20 16H-900z" />
      <path className="dots" d={along(137, (x) => (x < 640 ? `M${x} 174h0m42 16h0m38-10h0` : ''))} />
      <path className="hot" d="M692 154h26l20 8 4 12 18 6 10 12 22 16h-72l-6-18-14-10 2-16z" />
      <g transform="translate(622 153)scale(1.24)">{worker({}).drawing}</g>
      <path className="sheet" d="M842 100a28 28 0 0 1 0-56 40 40 0 0 1 76-12 34 34 0 0 1 56 20 24 24 0 0 1 0 48z" />
      <path d={`M816 112${'l-7 16m37-16'.repeat(6)}M804 138${'l-7 16m37-16'.repeat(6)}`} />
    </>
  ),
};
