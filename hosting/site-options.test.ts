import { expect, test } from 'vitest';
import { enquiriesUnit } from './enquiries-unit.ts';
import { endpointOf } from './site-options.ts';

const SITE = 'https://www.example.com';

test('the endpoint of forms is on the site where they send to its address', () => {
  const addresses = [`${SITE}/newsletter?list=1`, `${SITE}/enquiries`, `${SITE}/enquiries`];
  expect(endpointOf(addresses, SITE)).toEqual({ paths: ['/enquiries', '/newsletter'], port: 4330 });
});

test.each([[[]], [['https://forms.example.com/enquiries']], [['http://localhost:4330/enquiries']]])(
  'forms that send to %j have none there',
  (addresses) => {
    expect(endpointOf(addresses, SITE)).toBeUndefined();
  },
);

test.each(['/', '/a;b', '/a%7Bb', '/a(b'])('no server is told to hand on %s', (path) => {
  expect(endpointOf([SITE + path], SITE)).toBeUndefined();
});

test('the service for enquiries may write its messages and nothing else', () => {
  const unit = enquiriesUnit('www.example.com');
  for (const line of ['User=enquiries', 'ProtectSystem=strict', 'StateDirectory=enquiries', 'Restart=always'])
    expect(unit.split('\n')).toContain(line);
  expect(unit).not.toMatch(/^ReadWritePaths/m);
});
