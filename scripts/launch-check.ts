// Lists what still stands between the site and going live: npm run launch-check -- --online
import { commandOptions } from '../build/command-options.ts';
import { launchCheck } from '../build/launch-check/launch-check.ts';
import { describeReport, reportAsJson } from '../build/launch-check/report.ts';
import { LEVELS } from '../build/launch-check/rule.ts';

/** In milliseconds. Until then nothing needs to be said of what is being done. */
const SHORT = 1000;
const USAGE = `npm run launch-check -- [--json] [--fail-level ${LEVELS.join('|')}] [--online]`;

const {
  json,
  online,
  'fail-level': failLevel,
} = commandOptions(USAGE, {
  options: {
    json: { type: 'boolean', default: false },
    online: { type: 'boolean', default: false },
    'fail-level': { type: 'string', default: 'error' },
  },
}).values;
const worst = LEVELS.map(String).indexOf(failLevel);
if (worst < 0) {
  console.error(`There is no level "${failLevel}". It is used like this: ${USAGE}`);
  process.exit(2);
}

const progress = setTimeout(() => console.error('Asking the endpoints of the forms …'), SHORT);
const report = await launchCheck({ isOnline: online });
clearTimeout(progress);
console.log(json ? reportAsJson(report) : describeReport(report));
process.exitCode = report.items.some(({ level }) => LEVELS.indexOf(level) <= worst) ? 1 : 0;
