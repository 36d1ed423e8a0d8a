import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { unreadySite } from '../tests/support/unready-site.ts';

function run(...options: string[]) {
  const command = [resolve('scripts/launch-check.ts'), ...options];
  return spawnSync(process.execPath, command, { encoding: 'utf8', cwd: unreadySite() });
}

test('the command fails as long as errors are left, and lists them for programs if asked to', () => {
  const { status, stdout } = run('--json');
  expect(JSON.parse(stdout).items.length).toBeGreaterThan(0);
  expect(status).toBe(1);
});

test.each([['--fail-level', 'severe'], ['--quiet']])('the command says how it is used after %s', (...options) => {
  const { status, stdout, stderr } = run(...options);
  expect(stderr).toContain('npm run launch-check -- [--json] [--fail-level error|warning|info] [--online]');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});
