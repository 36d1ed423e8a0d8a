import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parcel } from './parcel.tsx';
import { vocabulary } from './vocabulary.ts';

const STATIONS = ['shop-front', 'saree-stacks', 'paying-desk', 'parcel-van', 'returned-piece', 'split-payout'] as const;

test.each(STATIONS)('%s has the parcel once, as large as elsewhere, and nothing else of its colour', (station) => {
  const { width, drawing } = vocabulary[station]({ isHot: true });
  const html = renderToStaticMarkup(drawing);
  const shape = (text: string) => /class="hot" d="M\S+ \S+?(h[^"]*)"/.exec(text)?.[1];
  expect(html.match(/class="hot"/g)).toHaveLength(1);
  expect(shape(html)).toBe(shape(renderToStaticMarkup(parcel(0, 0))));
  expect(width).toBe(340);
});
