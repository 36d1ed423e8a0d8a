import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Arrival, exampleEndpoint } from './example-endpoint.ts';

const MESSAGE = { email: 'meena@example.org', message: 'One stock count' };

/** An endpoint, what it has kept, and a way to post to it as a script does or as a browser without scripts. */
async function endpoint() {
  const kept: Arrival[] = [];
  const server = exampleEndpoint((arrival) => kept.push(arrival));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => {
    server.close();
  });
  const address = `http://localhost:${(server.address() as AddressInfo).port}/enquiries`;
  const post = (fields: Record<string, string>, accept = 'application/json') =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), headers: { accept }, redirect: 'manual' });
  return { kept, post };
}

test('nine thousand Tamil letters, which the form allows, are taken', async () => {
  const { kept, post } = await endpoint();
  const message = 'நி'.repeat(9000);
  expect((await post({ ...MESSAGE, message })).status).toBe(200);
  expect(kept.map(({ fields }) => fields.message)).toEqual([message]);
});

test('what is too long is refused with the reason', async () => {
  const { kept, post } = await endpoint();
  const long = { ...MESSAGE, message: 'x'.repeat(10_001) };
  const answer = await post(long);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ ok: false, problems: { message: { kind: 'long', length: 10_001 } } });
  expect(await (await post(long, 'text/html')).text()).toContain('message');
  expect(kept).toEqual([]);
});

test('a double click without scripts is one message, and the same words two days later are another', async () => {
  const { kept, post } = await endpoint();
  await Promise.all([post(MESSAGE, 'text/html'), post(MESSAGE, 'text/html')]);
  await post({ ...MESSAGE, reference: 'a' });
  expect(kept).toHaveLength(1);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 24 * 60 * 60 * 1000);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  await post(MESSAGE, 'text/html');
  expect(kept).toHaveLength(2);
});
