import postcss from 'postcss';
import { expect, test } from 'vitest';
import { gateDesign } from './gate.ts';

const gated = (css: string) => postcss([gateDesign]).process(css, { from: undefined }).css;

test('everything but the faces of fonts stands under the opposite of the plain sheet’s condition, in its order', () => {
  expect(gated('@font-face{src:x}@supports not ((a:b) and (c:d)){p{margin:0}}@layer x;@layer x{.y{margin:0}}')).toBe(
    '@font-face{src:x}@supports not ((a:b) and (c:d)){p{margin:0}}@supports (a:b) and (c:d){@layer x;@layer x{.y{margin:0}}}',
  );
});

test('a sheet without a plain one stays as it is', () => {
  expect(gated('@supports (a:b){p{margin:0}}p{margin:0}')).toBe('@supports (a:b){p{margin:0}}p{margin:0}');
});
