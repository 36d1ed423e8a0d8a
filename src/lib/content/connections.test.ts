import { expect, test } from 'vitest';
import { withConnections } from './connections.ts';

const ACTIONS = {
  'get-started': '/contact',
  'watch-demo': '#',
  'contact-us': '#',
  'start-project': 'https://example.com/',
};
const button = (action: string) => ({ label: 'Press', action });

test('a button whose action is connected becomes a link, wherever it stands', () => {
  const page = {
    closing: { title: 'End', action: button('start-project') },
    welcome: { actions: [button('get-started')] },
  };
  expect(withConnections(page, ACTIONS)).toEqual({
    closing: { title: 'End', action: { label: 'Press', href: 'https://example.com/' } },
    welcome: { actions: [{ label: 'Press', href: '/contact' }] },
  });
});

test('a button whose action leads nowhere yet stays a button', () => {
  const page = { welcome: { actions: [button('watch-demo')] }, order: null, count: 3 };
  expect(withConnections(page, ACTIONS)).toEqual(page);
});
