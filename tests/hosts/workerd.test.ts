import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/site-copy.ts';
import { testHost } from './requests.ts';
import { OFFLINE, startWorkerd } from './servers/workerd.ts';

testHost('workerd', startWorkerd);

test('the site is ready to be deployed', () => {
  const command = [join(ROOT, 'scripts/deploy/cloudflare.ts'), '--dry-run'];
  const said = execFileSync(process.execPath, command, { env: { ...process.env, ...OFFLINE }, encoding: 'utf8' });
  expect(said).toContain('--dry-run: exiting now.');
});
