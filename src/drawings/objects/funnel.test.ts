import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { RecordContent } from '../../schemas/specimen.ts';
import { funnel } from './funnel.tsx';

const ringsAmong = (bad: number) => {
  const record = { kind: 'terminal', pieces: { planned: 120, bad } } as RecordContent;
  const html = renderToStaticMarkup(createElement('div', null, funnel({ callouts: [], record })));
  return html.match(/<circle/g)?.length ?? 0;
};

test('the line goes round what is wrong, and round nothing where all is right', () => {
  expect(ringsAmong(3)).toBe(1);
  expect(ringsAmong(0)).toBe(0);
});
