// Sends the same requests to every server that can host the site, and installs those that are missing where it may.
//
//   node scripts/host-tests.ts                  all that can be had on this machine
//   node scripts/host-tests.ts --all            fails if one of them cannot be had, as where CI=true
//   node scripts/host-tests.ts nginx caddy      these
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from '../build/own-packages.ts';
import { ROOT } from '../build/site-copy.ts';

/** Where Debian and Ubuntu put the module that sends files which are compressed already. */
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** For each host, what makes sure that it is there, and says why it is not. */
const HOSTS: Record<string, () => string | undefined> = {
  embedded: () => undefined,
  nginx: () => {
    ensure(() => isProgram('nginx') && existsSync(BROTLI), ['nginx', 'libnginx-mod-http-brotli-static']);
    if (!isProgram('nginx')) return 'nginx is not installed';
    return existsSync(BROTLI) ? undefined : "Debian's libnginx-mod-http-brotli-static is not installed";
  },
  caddy: () => {
    ensure(() => isProgram('caddy'), ['caddy']);
    return isProgram('caddy') ? undefined : 'Caddy is not installed';
  },
  workerd: () => {
    try {
      installPackages(join(ROOT, 'deploy'));
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
};

function isProgram(name: string): boolean {
  // Debian keeps servers where only administrators look for programs.
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** Installs Debian's packages where something is missing and this account may. */
function ensure(isThere: () => boolean, packages: string[]) {
  if (isThere() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const options of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    spawnSync('apt-get', ['-qq', ...options], { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
}

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
const unknown = positionals.filter((name) => HOSTS[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no host called ${unknown.join(', ')}; there are ${Object.keys(HOSTS).join(', ')}.`);
  process.exit(1);
}

const wanted = positionals.length > 0 ? positionals : Object.keys(HOSTS);
const reasons = new Map(wanted.map((name) => [name, HOSTS[name]?.()]));
const present = wanted.filter((name) => reasons.get(name) === undefined);
const leftOut = wanted.filter((name) => !present.includes(name)).map((name) => `${name} (${reasons.get(name)})`);

if (!existsSync(join(ROOT, 'dist/404.html'))) spawnSync('npm run --silent build', { stdio: 'inherit', shell: true });
const tests = present.map((name) => `tests/hosts/${name}.test.ts`);
const PATH = [process.env.PATH, '/usr/sbin'].join(delimiter);
const { status } = spawnSync('vitest', ['run', '--config', 'tests/hosts/vitest.config.ts', ...tests], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, PATH },
});

const mayNotBeLeftOut = values.all === true || process.env.CI === 'true' || positionals.length > 0;
console.log(
  leftOut.length > 0
    ? `Tested: ${present.join(', ')}. Left out: ${leftOut.join('; ')}.`
    : `Tested: ${present.join(', ')}. No host was left out.`,
);
process.exitCode = status !== 0 || (leftOut.length > 0 && mayNotBeLeftOut) ? 1 : 0;
