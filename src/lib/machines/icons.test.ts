import { expect, test } from 'vitest';
import { iconOnPaper, MANIFEST_ICONS } from './icons.ts';

const SQUARE = {
  box: { x: 0, y: 0, width: 64, height: 64 },
  nodes: [],
  markup: '<path d="M0 0h64v64H0z"/>',
  colours: [],
};

test('the corners of a mark are in the circle that systems cut of a maskable icon', () => {
  const icon = MANIFEST_ICONS.find(({ purpose }) => purpose === 'maskable');
  if (!icon) throw new Error('There is no maskable icon.');
  const drawn = iconOnPaper(icon, SQUARE, () => ({ light: '#ffffff', dark: '#000000' }));
  const side = Number(/viewBox="\S+ \S+ (\S+) /.exec(drawn)?.[1]);
  expect(Math.hypot(64, 64)).toBeLessThanOrEqual(0.8 * side);
});
