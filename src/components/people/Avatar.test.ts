import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('a person without a picture is shown by initials alone', () => {
  expect(renderToStaticMarkup(createElement(Avatar, { initials: 'MR' }))).toBe(
    '<span aria-hidden="true" class="avatar">MR</span>',
  );
});

// How a browser shows this while the picture is loading, and when it fails, is tested in tests/site/avatar.spec.ts.
test('a picture is laid over the initials', () => {
  expect(renderToStaticMarkup(createElement(Avatar, { initials: 'MR', picture: '/someone.avif' }))).toContain(
    'MR<img src="/someone.avif" alt="" decoding="async"/>',
  );
});
