import { expect, test } from 'vitest';
import { inAttributes } from './attributes.ts';

test('what a class of a drawing looks like stands in the drawing itself', () => {
  const markup = '<g><path class="deep" d="M0 0h9v9z"></path><path class="dots" d="M3 3h0"></path></g>';
  expect(inAttributes(markup, { deep: 'fill="red"' })).toBe(
    '<g><path d="M0 0h9v9z" fill="red" vector-effect="non-scaling-stroke"></path><path d="M3 3h0" stroke-width="7" fill="none"></path></g>',
  );
});

test('a class without a look is not lost unsaid', () => {
  expect(() => inAttributes('<path class="glow" d="M0 0h9v9z">', {})).toThrow('the class "glow"');
});
