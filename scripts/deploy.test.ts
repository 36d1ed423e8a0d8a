import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { launchCheck } from '../build/launch-check/launch-check.ts';
import { deploymentOutcome, verdict } from '../build/launch-check/report.ts';
import { unreadySite } from '../tests/support/unready-site.ts';

const report = await launchCheck({ file: 'no/launch.yaml', examples: 'no/examples' });
const ready = { ...report, items: report.items.filter(({ level }) => level !== 'error') };
const errors = report.items.filter(({ level }) => level === 'error');

test('a site with errors is not deployed, not even as a rehearsal, and its owner is told what to do', () => {
  const command = [resolve('scripts/deploy.ts'), '--dry-run'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8', cwd: unreadySite() });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^To do first\n\n {2}1\. .* \d+ errors?, the first in /);
  expect(stderr).toMatch(/\nNot ready to go live: \d+ errors?, /);
  expect(stderr).toMatch(/\nNothing was built or deployed\. .* --anyway\n$/);
});

test('who insists reads in capitals what stands against it', () => {
  const { isAllowed, message } = deploymentOutcome(report, true);
  expect(isAllowed).toBe(true);
  expect(message).toBe(message.toUpperCase());
  expect(message.split('\n')[0]).toBe(`DEPLOYING ANYWAY, ALTHOUGH ${errors.length} ERRORS STAND AGAINST IT:`);
  for (const { about } of errors) expect(message).toContain(about.toUpperCase());
});

test('a site without errors is deployed', () => {
  expect(deploymentOutcome(ready, false)).toEqual({ isAllowed: true, message: verdict(ready) });
});
