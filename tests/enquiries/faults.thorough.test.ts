import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { wayToMount } from '../faults/full-disk.ts';
import { randomNumbers } from '../faults/random.ts';
import { MAIL_FAULTS, type MailServer } from './mail-server.ts';
import { prepared, type Service } from './service.ts';

/** The whole proof takes minutes: `MESSAGES=10000 KILLS=50 npm test enquiries`. `SEED` repeats one. */
const MESSAGES = Number(process.env.MESSAGES ?? 100);
const KILLS = Number(process.env.KILLS ?? 3);
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** How many visitors send at the same time. */
const VISITORS = 20;
/** How often the mail server is not there at all, and how long, in milliseconds. */
const ABSENCES = Math.ceil(KILLS / 10);
const ABSENCE = 1500;

function messages(count: number, length = 40) {
  return Array.from({ length: count }, (_, index) => ({
    reference: randomBytes(16).toString('hex'),
    email: `visitor-${index}@example.org`,
    message: `Message ${index}: ${'வணக்கம் '.repeat(length / 8)}`,
  }));
}

/** Sends a message until it is confirmed, as a visitor does; returns how often. */
async function insist(service: Service, message: Record<string, string>): Promise<number> {
  for (let tries = 1; ; tries++) {
    const answer = await service.post(message).catch(() => undefined);
    if (answer?.status === 200) return tries;
    if (answer && answer.status !== 503) throw new Error(`${answer.status}: ${answer.text}`);
    await pause(30);
  }
}

async function untilNothingWaits(service: Service) {
  for (;;) {
    const kept = service.kept();
    if (kept.every(({ status }) => status !== 'waiting' && status !== 'sending')) return kept;
    await pause(300);
  }
}

/** Every accepted message is kept once and mailed exactly once, or listed as not mailed; nothing else is mailed. */
async function account(service: Service, mail: MailServer, accepted: string[]) {
  const kept = await untilNothingWaits(service);
  const mailed = mail.counts();
  expect(kept.map(({ reference }) => reference).sort()).toEqual([...accepted].sort());
  const of = (status: string) => kept.filter((one) => one.status === status).map(({ reference }) => reference);
  const timesOf = (reference: string) => mailed.get(reference) ?? 0;
  const [sent, failed, uncertain] = [of('sent'), of('failed'), of('uncertain')];
  expect(sent.length + failed.length + uncertain.length).toBe(accepted.length);
  expect(sent.filter((reference) => timesOf(reference) !== 1)).toEqual([]);
  expect(failed.filter((reference) => timesOf(reference) > 0)).toEqual([]);
  expect(uncertain.filter((reference) => timesOf(reference) > 1)).toEqual([]);
  const delivered = uncertain.filter((reference) => timesOf(reference) === 1).length;
  expect(mail.taken).toHaveLength(sent.length + delivered);
  return `${sent.length} mailed once, ${failed.length} failed, ${uncertain.length} uncertain (${delivered} of them had arrived)`;
}

test(`of ${MESSAGES} messages none is lost and none is mailed twice, whatever the mail server does and whenever the service is killed`, async () => {
  const started = performance.now();
  const { mail, service } = await prepared();
  const random = randomNumbers(SEED);
  const below = (limit: number) => Math.floor(random() * limit);
  // One mail in thirty meets a fault.
  mail.nextFault = () => MAIL_FAULTS[below(MAIL_FAULTS.length * 30)];
  await service.start();

  // What happens when so many messages were accepted or mailed.
  const moments = (count: number) => Array.from({ length: count }, () => below(MESSAGES * 1.9)).sort((a, b) => a - b);
  const [kills, absences] = [moments(KILLS), moments(ABSENCES)];
  let progress = 0;
  let killed = 0;
  /** Told when the mail server has taken a mail and not yet said so. */
  let atTaken = () => {};
  const restart = async () => {
    while (killed < KILLS) {
      const moment = kills[killed] ?? 0;
      // After a kill, what was accepted may be confirmed once more, and more than was hoped may have failed.
      const patience = performance.now() + 20_000;
      while (progress < moment && performance.now() < patience) await pause(1);
      // Every second kill comes at the worst moment, which is short, if a mail is on its way at all.
      const worst = new Promise<void>((resolve) => {
        atTaken = () => resolve(service.stop('SIGKILL'));
      });
      if (killed % 2 === 0) await Promise.race([worst, pause(3000)]);
      else await pause(random() * 20);
      atTaken = () => {};
      await service.stop('SIGKILL');
      killed++;
      await service.start();
    }
  };
  const go = async () => {
    for (const moment of absences) {
      const patience = performance.now() + 20_000;
      while (progress < moment && performance.now() < patience) await pause(1);
      mail.stop();
      await pause(ABSENCE);
      await mail.start();
    }
  };
  mail.onTaken = () => {
    progress++;
    atTaken();
  };
  const all = messages(MESSAGES);
  const waiting = [...all];
  let requests = 0;
  const visit = async () => {
    for (let message = waiting.pop(); message; message = waiting.pop()) {
      const tries = await insist(service, message);
      requests += tries;
      progress++;
    }
  };
  await Promise.all([restart(), go(), ...Array.from({ length: VISITORS }, visit)]);
  mail.nextFault = () => undefined;
  const result = await account(
    service,
    mail,
    all.map(({ reference }) => reference),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `seed ${SEED}: ${MESSAGES} messages in ${requests} requests, ${killed} kills, ${ABSENCES} absences: ${result}; ${seconds} s`,
  );
}, 1_800_000);

/** Lets the service run on a disk of its own that is small, until a file appears that makes it large. */
const SMALL_DISK = `
set -e
mount -t tmpfs -o size=600k none "$0"
"$2" main.ts & service=$!
trap 'kill -TERM $service' TERM
until [ -e "$1" ]; do sleep 0.05; kill -0 $service; done
mount -o remount,size=50m "$0"
wait $service || true
wait $service || true
"$2" main.ts export "$3"`;

test('on a full disk nothing is accepted that is not kept, and all of it is mailed when there is room', async ({
  skip,
}) => {
  const { workshop, mail, service } = await prepared();
  const data = join(workshop, 'data');
  mkdirSync(data);
  const way = wayToMount(data);
  if (!way) return skip('This account may not mount a small disk.');
  const [large, exported] = [join(workshop, 'large'), join(workshop, 'exported.json')];
  mail.stop();
  await service.start([...way, 'sh', '-c', SMALL_DISK, data, large], [process.execPath, exported]);
  const accepted: string[] = [];
  let refused = 0;
  for (const message of messages(400, 800)) {
    if (refused === 20) break;
    const { status } = await service.post(message);
    if (status === 200) accepted.push(message.reference);
    else expect(status).toBe(503);
    if (status === 503) refused++;
  }
  expect([accepted.length > 10, refused]).toEqual([true, 20]);
  // Marking a message needs room as well: without it, none is sent.
  await mail.start();
  await pause(1500);
  const whileFull = mail.taken.length;
  writeFileSync(large, '');
  await expect.poll(() => mail.taken.length, { timeout: 30_000 }).toBe(accepted.length);
  await pause(500);
  await service.stop();
  expect(existsSync(exported)).toBe(true);
  const counts = mail.counts();
  expect(accepted.map((reference) => counts.get(reference))).toEqual(accepted.map(() => 1));
  expect(counts.size).toBe(accepted.length);
  console.log(
    `a full disk: ${accepted.length} accepted, ${refused} refused, ${whileFull} mailed while it was full, all mailed once`,
  );
});
