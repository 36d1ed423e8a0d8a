import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { beginRelease, publishRelease } from '../../build/releases.ts';
import { randomNumbers } from './random.ts';
import { startServer } from './server.ts';
import { VERSIONS, type Version, type Workshop } from './versions.ts';

const VISITORS = 20;
const SWAPS = 20;
const PAUSE = 200;
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };

/** Publishes the versions in turns while visitors ask for pages: each answer must be whole and of one version. */
export async function replaceUnderLoad(workshop: Workshop, port: number, seed: number, say: (line: string) => void) {
  const { site, built } = workshop;
  const server = await startServer(join(site, 'dist'), port);
  const answers = knownAnswers(built);
  const seen = { old: 0, new: 0 };
  let isOver = false;
  const visitor = async (random: () => number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const pages = globSync('**/*.html', { cwd: built.old }).filter((page) => page !== '404.html');
    while (!isOver) {
      const page = pages[Math.floor(random() * pages.length)] ?? '';
      const encoding = Object.keys(ENDINGS)[Math.floor(random() * 3)] ?? '';
      const address = `/${page.replace(/(^index)?\.html$/, '')}`;
      const { status, headers, body } = await ask(agent, port, address, encoding);
      const version = answers.get(`${page} ${encoding} ${digest(body)}`);
      if (status !== 200 || !version) throw new Error(`${address} in ${encoding}: ${status}, of neither version.`);
      const mismatch = mismatchIn(headers, body, encoding);
      if (mismatch) throw new Error(`${address} in ${encoding}: ${mismatch}`);
      seen[version]++;
    }
    agent.destroy();
  };
  try {
    const random = randomNumbers(seed);
    const visitors = Array.from({ length: VISITORS }, () => visitor(randomNumbers(random() * 2 ** 31)));
    const publisher = async () => {
      for (let index = 0; index < SWAPS; index++) {
        const release = beginRelease(site);
        cpSync(built[VERSIONS[index % 2] ?? 'old'], release, { recursive: true });
        publishRelease(release, site);
        await sleep(PAUSE);
      }
      isOver = true;
    };
    await Promise.all([publisher(), ...visitors]);
  } finally {
    isOver = true;
    server.process.kill('SIGKILL');
    await server.exit;
  }
  if (seen.old === 0 || seen.new === 0) throw new Error('Visitors saw only one of the versions.');
  const total = seen.old + seen.new;
  say(
    `replaced ${SWAPS} times under load: ${total} answers, ${seen.old} old and ${seen.new} new, all whole and of one version`,
  );
}

/** Which version has which bytes for a page in an encoding. */
function knownAnswers(built: Workshop['built']): Map<string, Version> {
  const answers = new Map<string, Version>();
  for (const version of VERSIONS) {
    const folder = realpathSync(built[version]);
    for (const page of globSync('**/*.html', { cwd: folder })) {
      for (const [encoding, ending] of Object.entries(ENDINGS)) {
        answers.set(`${page} ${encoding} ${digest(readFileSync(join(folder, page + ending)))}`, version);
      }
    }
  }
  return answers;
}

/** What the headers say that is not true of the body. */
function mismatchIn(headers: IncomingHttpHeaders, body: Buffer, encoding: string): string | undefined {
  if (Number(headers['content-length']) !== body.length)
    return `${body.length} bytes, not ${headers['content-length']}`;
  if ((headers['content-encoding'] ?? 'identity') !== encoding) return `it came as ${headers['content-encoding']}`;
  if (headers.etag !== `"${digest(body)}"`) return `its tag is ${headers.etag}, which is that of another body`;
  return undefined;
}

function digest(body: Buffer): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}

function ask(agent: Agent, port: number, path: string, encoding: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const options = { agent, port, host: 'localhost', path, headers: { 'Accept-Encoding': encoding } };
    request(options, (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then((body) => resolve({ status, headers, body }), reject);
    })
      .on('error', reject)
      .end();
  });
}
