// Compares the embedded server with nginx on the same files: node bench/serve.ts
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { installedVersion } from '../build/own-packages.ts';
import { createProgress, elapsed } from './progress.ts';
import { type Load, measureLoad } from './serving-load.ts';
import { goalsOfServing, servingPage, servingTable } from './serving-results.ts';
import { NGINX, nginxVersion, startEmbedded, startNginx, type TestedServer } from './serving-servers.ts';

const TARGET = 'bench/RESULTS-serving.md';
const CONNECTIONS = [10, 100, 1000];
/** The servers take turns, so that what else the machine does meets both. */
const ROUNDS = 3;
const SECONDS = 5;

async function bench(workshop: string): Promise<Load[]> {
  const folder = join(workshop, 'site');
  cpSync(realpathSync('dist'), folder, { recursive: true });
  const servers: TestedServer[] = [await startEmbedded(folder), await startNginx(folder, workshop)];
  const step = createProgress(servers.length * (1 + CONNECTIONS.length * ROUNDS));
  const loads: Load[] = [];
  try {
    for (const server of servers) {
      step(`${server.name}, warming up`);
      await measureLoad(server, 10, 2);
    }
    for (const connections of CONNECTIONS) {
      for (let round = 1; round <= ROUNDS; round++) {
        for (const server of servers) {
          step(`${server.name}, ${connections} connections, round ${round}`);
          loads.push(await measureLoad(server, connections, SECONDS));
        }
      }
    }
    return loads;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

const started = performance.now();
const workshop = mkdtempSync(join(tmpdir(), 'serving-'));
process.on('exit', () => rmSync(workshop, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
try {
  const version = nginxVersion();
  const [busy = 0] = loadavg();
  const loads = await bench(workshop);
  const facts = [
    `Date: ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Machine: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), which the load's source shares; busy with ${busy.toFixed(1)} other processes when it began`,
    `Node ${process.versions.node}, one process; ${version}, a worker for each core; autocannon ${installedVersion('autocannon', import.meta.dirname) ?? 'unknown'}`,
    `Medians of ${ROUNDS} rounds of ${SECONDS} s in turns; ${elapsed(started)} altogether`,
  ];
  writeFileSync(TARGET, servingPage(loads, facts));
  console.log(`\n${servingTable(loads)}\n`);
  const missed = goalsOfServing(loads).filter(({ isMet }) => !isMet);
  for (const { goal, measured } of missed) console.log(`Not met: ${goal}: ${measured}`);
  console.log(`Written to ${TARGET} in ${elapsed(started)}. ${missed.length === 0 ? 'Every goal is met.' : ''}`);
  if (busy > 0.5) console.log(`${NGINX} and node shared the machine with other programs: repeat this when it is idle.`);
  process.exit(0);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
