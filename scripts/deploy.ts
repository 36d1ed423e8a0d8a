// Builds the site and puts it on Cloudflare's network, if it is ready. Options go to wrangler: npm run deploy -- --dry-run
import { spawnSync } from 'node:child_process';
import { launchCheck } from '../build/launch-check/launch-check.ts';
import { deploymentOutcome } from '../build/launch-check/report.ts';

const ANYWAY = '--anyway';
const options = process.argv.slice(2);

const { isAllowed, message } = deploymentOutcome(await launchCheck(), options.includes(ANYWAY));
(isAllowed ? console.log : console.error)(message);
if (!isAllowed) process.exit(1);
const steps = [
  ['scripts/build.ts'],
  ['scripts/deploy/cloudflare.ts', ...options.filter((option) => option !== ANYWAY)],
];
// The second only if the first has not failed.
process.exitCode = steps.every((step) => spawnSync(process.execPath, step, { stdio: 'inherit' }).status === 0) ? 0 : 1;
