// Lists what still stands between the site and going live: npm run launch-check -- --online
import { parseArgs } from 'node:util';
import { launchCheck } from '../build/launch-check/launch-check.ts';
import { describeReport, reportAsJson } from '../build/launch-check/report.ts';
import { LEVELS } from '../build/launch-check/rule.ts';

/** In milliseconds. Until then nothing needs to be said of what is being done. */
const SHORT = 1000;
const USAGE = `npm run launch-check -- [--json] [--fail-level ${LEVELS.join('|')}] [--online]`;

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function options() {
  try {
    return parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        online: { type: 'boolean', default: false },
        'fail-level': { type: 'string', default: 'error' },
      },
    }).values;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

const { json, online, 'fail-level': failLevel } = options();
const worst = LEVELS.map(String).indexOf(failLevel);
if (worst < 0) fail(`--fail-level is "${failLevel}".`);

const progress = setTimeout(() => console.error('Asking the endpoints of the forms …'), SHORT);
const report = await launchCheck({ isOnline: online });
clearTimeout(progress);
console.log(json ? reportAsJson(report) : describeReport(report));
process.exitCode = report.items.some(({ level }) => LEVELS.indexOf(level) <= worst) ? 1 : 0;
