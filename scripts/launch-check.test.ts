import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** For an address that nobody can have, so that no company is ready. */
function run(...options: string[]) {
  const env = { ...process.env, SITE_URL: 'https://www.example.com' };
  return spawnSync(process.execPath, ['scripts/launch-check.ts', ...options], { encoding: 'utf8', env });
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
