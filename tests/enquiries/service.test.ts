import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../build/site-copy.ts';
import { Store } from '../../enquiries/store.ts';
import { isSubmission, readSubmission } from '../../enquiries/submission.ts';
import { run } from '../support/run.ts';
import { prepared, SITE } from './service.ts';

const PLAIN = { Accept: 'text/html' };

const { service, mail } = await prepared({}, afterAll);
await service.start();

let visitors = 0;

/** A message of somebody who has not written before, and its reference. */
function message() {
  visitors++;
  const email = `visitor-${visitors}@example.org`;
  return {
    email,
    phone: '+91 44 5550 0100',
    message: 'Hello,\n.\nworld',
    reference: String(visitors).padStart(32, '0'),
  };
}

/** Keeps a message that came so many days ago, and returns its reference. */
function addOld(store: Store, days: number): string {
  const read = readSubmission(new URLSearchParams({ ...message(), message: `${days} days ago` }));
  if (!isSubmission(read)) throw new Error(JSON.stringify(read));
  return store.add(read, Date.now() - days * 24 * 60 * 60 * 1000);
}

const mailsOf = ({ reference }: { reference: string }) => mail.taken.filter((text) => text.includes(`<${reference}@`));
const statusesOf = ({ email }: { email: string }) => service.kept(email).map(({ status }) => status);

describe('a message', () => {
  test('is confirmed, mailed with all that was written, and bears its reference', async () => {
    const sent = { ...message(), firstName: 'மீனா' };
    const { status, text } = await service.post(sent);
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }]);
    await expect.poll(() => statusesOf(sent)).toEqual(['sent']);
    const [mailed = ''] = mailsOf(sent);
    expect(mailed).toContain(`Message-ID: <${sent.reference}@example.com>`);
    expect(mailed).toMatch(/^Reply-To: =\?UTF-8\?\S+ <visitor-1@example\.org>$/m);
    expect(mailed).toMatch(/^To: sales@example\.com\r\n/m);
    // The line with a single point did not end the mail.
    expect(mailed).toContain('Hello,\r\n..\r\nworld');
  });

  test.each([
    [`${SITE}/contact#sent`, `${SITE}/contact#sent`],
    ['https://elsewhere.example/contact#sent', `${SITE}/contact#sent`],
    ['//elsewhere.example', `${SITE}/`],
    ['x:.elsewhere.example', SITE],
  ])('without scripts, which shall lead to %s, leads to %s', async (_next, location) => {
    const { status, headers } = await service.post({ ...message(), _next }, PLAIN);
    expect([status, headers.get('Location')]).toEqual([303, location]);
  });

  test('without scripts is one, however often Send is clicked', async () => {
    const sent = { ...message(), reference: '' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.post(sent, PLAIN)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(service.kept(sent.email)).toHaveLength(1);
  });

  test.each(['https://elsewhere.example', 'null', `${SITE}.elsewhere.example`])(
    'from a page of %s is refused',
    async (Origin) => {
      const sent = message();
      const { status, headers } = await service.post(sent, { Origin });
      expect([status, headers.get('Access-Control-Allow-Origin')]).toEqual([403, null]);
      expect(service.kept(sent.email)).toEqual([]);
    },
  );

  test('that would write a header line of the mail is refused, and says which field', async () => {
    const sent = { ...message(), subject: 'Hello\r\nBcc: other@example.org' };
    const { status, text } = await service.post(sent);
    expect([status, JSON.parse(text)]).toEqual([422, { ok: false, problems: { subject: { kind: 'malformed' } } }]);
    const plain = await service.post(sent, PLAIN);
    expect([plain.status, plain.text]).toEqual([422, expect.stringContaining('subject is not right')]);
    expect(service.kept(sent.email)).toEqual([]);
  });

  test('that is too long to be a form’s is refused', async () => {
    const { status } = await service.post({ ...message(), message: 'x'.repeat(2_000_001) });
    expect(status).toBe(413);
  });

  test('of a robot is confirmed, kept and not mailed, until somebody has looked, who is asked to', async () => {
    const [sent, other] = [message(), message()];
    for (const one of [sent, other]) expect((await service.post({ ...one, _gotcha: 'x' })).status).toBe(200);
    const { passed, output } = await service.command('list');
    expect([passed, output]).toEqual([false, expect.stringContaining(`${sent.reference}  held `)]);
    expect([statusesOf(sent), mailsOf(sent)]).toEqual([['held'], []]);
    await service.command('retry', sent.reference);
    expect((await service.command('forget', 'held')).output).toContain(
      '1 messages erased here. Erase their mails as well: none.',
    );
    await expect.poll(() => mailsOf(sent).length, { timeout: 5000 }).toBe(1);
    expect([service.kept(other.email), mailsOf(other)]).toEqual([[], []]);
  });

  test('is refused where one address sends too many, but for copies of what was taken', async () => {
    const { service: limited } = await prepared({ LIMIT: '2' });
    await limited.start();
    const [first, second, third] = [message(), message(), message()];
    expect([(await limited.post(first)).status, (await limited.post(second)).status]).toEqual([200, 200]);
    const { status, headers } = await limited.post(third);
    expect([status, Number(headers.get('Retry-After')) > 3500]).toEqual([429, true]);
    expect((await limited.post(second)).status).toBe(200);
    expect((await limited.post(third, { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  });

  test('is not even read where one address sends ten times as much, whatever came of it', async () => {
    const { service: limited } = await prepared({ LIMIT: '1' });
    await limited.start();
    const statuses: number[] = [];
    for (let count = 0; count <= 10; count++) statuses.push((await limited.post({ email: 'no address' })).status);
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await limited.post(message(), { 'X-Forwarded-For': '203.0.113.7' })).status).toBe(200);
  });
});

describe('a command', () => {
  test('lists what the mail server has refused, ends with status 1, and has it tried again', async () => {
    const sent = message();
    mail.nextFault = () => 'text refused';
    await service.post(sent);
    await expect.poll(() => statusesOf(sent)).toEqual(['failed']);
    mail.nextFault = () => undefined;
    const { passed, output } = await service.command('list');
    expect([passed, output]).toEqual([false, expect.stringContaining('554 5.7.1 Not this text')]);
    expect((await service.command('retry', 'failed')).output).toContain('1 messages wait');
    await expect.poll(() => statusesOf(sent), { timeout: 5000 }).toEqual(['sent']);
    expect(await service.command('list')).toMatchObject({ passed: true });
  });

  test('exports what spreadsheets take for text, and writes over no file', async () => {
    await service.post({ ...message(), subject: '=HYPERLINK("https://elsewhere.example")', message: 'One,\n"two"' });
    const file = join(service.folder, 'messages.csv');
    expect((await service.command('export', file)).passed).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`'=HYPERLINK(""https://elsewhere.example"")","One,\n""two"""`);
    expect((await service.command('export', file)).output).toContain('file already exists');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('forgets everything of an address', async () => {
    const [sent, other] = [message(), message()];
    await service.post(sent);
    await service.post(other);
    const { output } = await service.command('forget', sent.email.toUpperCase());
    expect(output).toContain(`1 messages erased here. Erase their mails as well: ${sent.reference}`);
    expect([service.kept(sent.email), service.kept(other.email).length]).toEqual([[], 1]);
  });

  test('that there is not is answered with those that there are', async () => {
    const { passed, output } = await service.command('lst');
    expect([passed, output]).toEqual([false, expect.stringContaining('npm run enquiries list')]);
  });
});

test('what came before the time that the owner has set is forgotten, and named if it was never mailed', async () => {
  const { service } = await prepared({ KEEP_DAYS: '7' });
  const store = new Store(service.data);
  const [reference] = [addOld(store, 8), addOld(store, 6)];
  store.close();
  await service.start();
  expect(service.kept().map(({ fields }) => fields.message)).toEqual(['6 days ago']);
  expect(service.said).toContain(`1 forgotten, which came more than 7 days ago. Not mailed: ${reference} (waiting)\n`);
});

test('a message is put off by the times that it was tried, however old it is, and fails at last', async () => {
  const { service, mail } = await prepared();
  mail.nextFault = () => 'text put off';
  const store = new Store(service.data);
  const [old, tried] = [addOld(store, 6), addOld(store, 5)];
  for (let attempts = 0; attempts < 125; attempts++) store.postpone(tried, 0, '');
  await service.start();
  const statuses = () => [old, tried].map((reference) => store.find(reference)?.status);
  await expect.poll(statuses, { timeout: 5000 }).toEqual(['waiting', 'failed']);
  expect(store.find(old)?.attempts).toBeGreaterThan(0);
  store.close();
});

test('a hundred are served at the same time, and nobody more', async () => {
  const { service } = await prepared();
  await service.start();
  const sockets = Array.from({ length: 101 }, () => connect(service.port, '127.0.0.1').on('error', () => undefined));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  await expect.poll(() => sockets.filter(({ destroyed }) => destroyed).length).toBe(1);
});

test('a service that is stopped ends after the mail that is under way', async () => {
  const { service, mail } = await prepared();
  await service.start();
  mail.nextFault = () => 'slow';
  const sent = message();
  await service.post(sent);
  await service.stop();
  expect(mail.taken).toHaveLength(1);
  expect(service.kept(sent.email)).toMatchObject([{ status: 'sent' }]);
});

describe('settings', () => {
  test('that are wrong are named with their line, their value and what would be right', async () => {
    const { service } = await prepared({ SITE: '', KEEP_DAYS: '', SMTP_PORT: '' });
    const lines = ['# mine', 'SITE=www.example.com', 'KEEP_DAYS=3', 'SMPT_PORT=25'];
    writeFileSync(join(service.folder, 'settings.env'), lines.join('\n'));
    const { passed, output } = await service.command('check');
    expect(passed).toBe(false);
    expect(output).toContain('settings.env:2: SITE is "www.example.com"; expected the address of the site');
    expect(output).toContain('settings.env:3: KEEP_DAYS is "3"; expected days after which');
    expect(output).toContain('settings.env:4: there is no setting SMPT_PORT; there are ');
  });

  test('that are missing are named, and where they could stand', async () => {
    const { service } = await prepared({ MAIL_TO: '' });
    const { output } = await service.command('list');
    expect(output).toMatch(/^MAIL_TO is missing; expected .*\nThere is no .*settings\.env; .*\n$/);
  });

  test('are checked against the mail server', async () => {
    const { service, mail } = await prepared();
    expect(await service.command('check')).toMatchObject({ passed: true });
    mail.stop();
    expect((await service.command('check')).output).toContain('ECONNREFUSED');
  });

  test('of the example are settings, but for what the owner has to decide', () => {
    const example = readFileSync(join(ROOT, 'enquiries/settings.example.env'), 'utf8');
    const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
    const known = readFileSync(join(ROOT, 'enquiries/settings.ts'), 'utf8').matchAll(/^ {4}([A-Z_]+): /gm);
    expect([...known].map(([, name]) => name).sort()).toEqual([...names, 'SMTP_SECURITY'].sort());
  });
});

test('its types are right', async () => {
  const { output } = await run(ROOT, ['tsc', '-p', 'enquiries']);
  expect(output).toBe('');
});
