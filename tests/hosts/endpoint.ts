import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS } from '../../hosting/headers.ts';
import { freePort } from '../support/free-port.ts';
import { type Answer, Client, type Question } from './client.ts';
import { ADDRESS, type RunningHost, type StartHost } from './servers/host.ts';
import { TestSite } from './site.ts';

const PATH = '/enquiries';
const POST = { path: PATH, method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

/** What a host makes of requests for the forms' own endpoint, which runs behind it on the same machine. */
export function testEndpoint(name: string, start: StartHost): void {
  const site = new TestSite(process.env.SITE_FOLDER ?? 'dist');
  const received: { method?: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const endpoint = createServer(async (request, response) => {
    received.push({ method: request.method, headers: request.headers, body: await text(request) });
    response.writeHead(303, { Location: 'https://localhost/contact#sent' }).end();
  });
  let host: RunningHost;
  let client: Client;

  beforeAll(async () => {
    const port = await freePort();
    await new Promise<void>((resolve) => endpoint.listen(port, ADDRESS, resolve));
    const { folder, workshop, certificate, redirects } = site;
    host = await start({ folder, workshop, certificate, redirects, endpoint: { paths: [PATH], port } });
    client = new Client(host);
  });
  afterAll(async () => {
    client?.close();
    await host?.stop();
    endpoint.close();
    site.remove();
  });

  async function ask(question: Question): Promise<[Answer, (typeof received)[number] | undefined]> {
    received.length = 0;
    const answer = await client.ask(question);
    return [answer, received[0]];
  }

  describe(`${name}, before an endpoint of the forms`, () => {
    test('hands on what a form sends, of any length that a form allows, and its answer', async () => {
      const body = `message=${'%E0%AE%A8'.repeat(150_000)}`;
      const [{ status, headers }, taken] = await ask({ ...POST, body });
      expect([status, headers.location]).toEqual([303, 'https://localhost/contact#sent']);
      expect([taken?.method, taken?.body.length]).toEqual(['POST', body.length]);
      const policy = 'content-security-policy';
      expect(headers[policy]).toBe(HEADERS['Content-Security-Policy']);
    });

    test('says whose address it is, whatever a visitor says', async () => {
      const headers = { ...POST.headers, 'X-Forwarded-For': '203.0.113.7' };
      const [, taken] = await ask({ ...POST, headers, body: 'email=a' });
      expect(taken?.headers['x-forwarded-for']).toBe(ADDRESS);
    });

    test.each([
      ['GET', '/about', 200],
      ['POST', '/about', 405],
      ['POST', `${PATH}/other`, 405],
      ['GET', '/no-page', 404],
    ])('answers %s %s itself: %i', async (method, path, expected) => {
      const [{ status }, taken] = await ask({ path, method });
      expect([status, taken]).toEqual([expected, undefined]);
    });

    test('says that the endpoint is not there, and serves the site all the same', async () => {
      await new Promise((resolve) => {
        endpoint.close(resolve);
        endpoint.closeAllConnections();
      });
      const [{ status }] = await ask({ ...POST, body: 'email=a' });
      expect(status).toBe(502);
      expect((await ask({ path: '/about' }))[0].status).toBe(200);
    });
  });
}
