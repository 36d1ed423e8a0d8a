import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Scene } from './Scene.tsx';

test.each(['woman', 'man'] as const)(
  'of two of %s in a room, the second is another one, whoever stands between them',
  (thing) => {
    const things = [{ thing }, { thing: 'desk' as const }, { thing }];
    const html = renderToStaticMarkup(createElement(Scene, { things, hot: 'desk', width: 600 }));
    const [first, , second] = html.split('<g transform').slice(1);
    expect(first?.replace(/.*?>/, '')).not.toBe(second?.replace(/.*?>/, ''));
    expect(second).toContain('class="tint"');
  },
);
