import { ask } from '../support/raw.ts';
import { everywhere, sitemap } from '../support/sitemap.ts';
import { expect, test } from '../support/test.ts';

// What the server answers is the same with and without scripts.
test.describe('requested as it is written', { tag: '@once' }, () => {
  test('§2.1 Routes: none has parameters, so a query changes nothing', async ({ baseURL }) => {
    const plain = await ask(baseURL, '/contact');
    expect(await ask(baseURL, '/contact?subject=hello&page=2')).toMatchObject({ status: 200, body: plain.body });
  });

  test('§2.1, §3 Routes: all are public, ask for no permission and set no cookie', async ({ baseURL }) => {
    for (const address of [...everywhere, '/favicon.svg']) {
      const { status, headers } = await ask(baseURL, address);
      expect(status, address).toBe(sitemap.includes(address) || address === '/favicon.svg' ? 200 : 404);
      expect(headers, address).not.toHaveProperty('www-authenticate');
      expect(headers, address).not.toHaveProperty('set-cookie');
    }
  });

  for (const address of ['/about', '/services/data-ai', '/insights/blogs']) {
    test(`§2.1 Routes: ${address}/ is sent to ${address}`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, `${address}/`);
      expect(status).toBe(308);
      expect(headers.location).toBe(address);
    });
  }

  test('§2.1 Routes: a query survives the redirection', async ({ baseURL }) => {
    expect((await ask(baseURL, '/about/?from=letter')).headers.location).toBe('/about?from=letter');
  });

  for (const method of ['POST', 'PUT', 'DELETE']) {
    test(`§2.1 Routes: ${method} is not allowed, pages are only read`, async ({ baseURL }) => {
      const { status, headers } = await ask(baseURL, '/contact', method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    });
  }

  test('who weighs or refuses encodings is sent what was meant', async ({ baseURL }) => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=1, br;q=0.5', 'gzip'],
      ['*;q=0', undefined],
    ]) {
      const { headers } = await ask(baseURL, '/about', 'GET', { 'Accept-Encoding': accepted });
      expect(headers['content-encoding'], accepted).toBe(encoding);
    }
  });

  test('an interrupted download goes on where it stopped', async ({ baseURL }) => {
    const { body } = await ask(baseURL, '/robots.txt');
    const rest = await ask(baseURL, '/robots.txt', 'GET', { Range: 'bytes=5-9' });
    expect({ status: rest.status, body: rest.body }).toEqual({ status: 206, body: body.slice(5, 10) });
  });

  test('an address that is far too long is refused in words', async ({ baseURL }) => {
    const { status, body } = await ask(baseURL, `/${'a'.repeat(9000)}`);
    expect({ status, body }).toEqual({ status: 414, body: 'URI Too Long\n' });
  });

  test('only visitors with a secure connection are told to keep it', async ({ baseURL }) => {
    const name = 'strict-transport-security';
    expect((await ask(baseURL, '/about')).headers).not.toHaveProperty(name);
    expect((await ask(baseURL, '/about', 'GET', { 'X-Forwarded-Proto': 'https' })).headers).toHaveProperty(name);
  });
});
