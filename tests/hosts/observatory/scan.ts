// Scans the addresses that it is given and prints what Mozilla's scanner says of each. A process of its own, because a
// certificate authority can only be trusted from the start.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The scanner reads this list as it starts, and it is not installed with it. No site here is on it.
const main = createRequire(import.meta.url).resolve('@mdn/mdn-http-observatory');
writeFileSync(join(main, '../../conf/hsts-preload.json'), '{}');

const { scan } = await import('@mdn/mdn-http-observatory');
const results: Record<string, object> = {};
for (const host of process.argv.slice(2)) {
  const { scan: result, tests } = await scan(host);
  const failed = Object.values(tests).filter(({ pass }) => !pass);
  results[host] = { score: result.score, grade: result.grade, failed: failed.map(({ result: reason }) => reason) };
}
process.stdout.write(JSON.stringify(results));
