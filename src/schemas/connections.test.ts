import { expect, test } from 'vitest';
import { connections } from './connections.ts';

const actions = { 'get-started': '#', 'watch-demo': '#', 'contact-us': '#', 'start-project': '#' };
const contactForm = { service: 'own-server', endpoint: 'https://www.example.com/enquiries' };

test('what a company does not have is no connection', () => {
  expect(connections.parse({ actions, contactForm })).toEqual({
    actions,
    solutions: {},
    articles: {},
    contactForm: { ...contactForm, accessKey: '' },
    newsletter: { service: 'none', endpoint: '', accessKey: '' },
  });
});
