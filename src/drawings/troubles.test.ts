import { expect, test } from 'vitest';
import { inFile, STROKES } from './attributes.ts';
import { TROUBLE_HEIGHT, TROUBLE_WIDTH } from './trouble.ts';
import { troubles } from './troubles.ts';

const LOOKS = Object.fromEntries(
  [...Object.keys(STROKES), 'deep', 'tint', 'sheet', 'skin', 'hair', 'hot', 'letter'].map((name) => [
    name,
    `data-look="${name}"`,
  ]),
);

test.each(Object.entries(troubles))('each challenge of %s shows what matters, near its middle', (_, drawn) => {
  for (const drawing of drawn) {
    const hot = /<path d="M(?<x>[\d.]+)[ ,]?(?<y>[\d.]+)[^>]*data-look="hot"/i.exec(
      inFile(drawing, LOOKS)
        .replaceAll(/<path([^>]*?) (d="[^"]*")([^>]*)>/g, '<path $2$1$3>')
        .replaceAll('d="m', 'd="M'),
    );
    const { x, y } = hot?.groups ?? {};
    const away = Math.hypot(Number(x) - TROUBLE_WIDTH / 2, Number(y) - TROUBLE_HEIGHT / 2);
    expect(away).toBeLessThan(TROUBLE_HEIGHT / 2);
  }
});
