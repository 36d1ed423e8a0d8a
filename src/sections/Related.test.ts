import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Related } from './Related.tsx';

const links = [{ href: '/services/erp', label: 'ERP', title: 'ERP', description: 'Stock and ledgers in one place' }];

test('related pages stand in columns below their title where content says so, and beside it elsewhere', () => {
  const drawn = (form?: 'columns' | 'list') =>
    renderToStaticMarkup(createElement(Related, { title: 'Related to motors', links, form }));
  expect(drawn('columns')).toMatch(/band-above.*related-columns/);
  expect(drawn('list')).toMatch(/band-beside.*ruled-list/);
  expect(drawn()).toBe(drawn('list'));
});
