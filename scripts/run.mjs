// Starts every command: installs the packages that package-lock.json names, where they are missing or of another version,
// and runs a script with the project's own Node.
//
//   node scripts/run.mjs scripts/build.ts [arguments]
//
// Plain JavaScript, because it runs before the project's own Node is there. A shell remembers where it found `node`, so
// what follows an installation in the same line would still run on the old one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');
const isWindows = process.platform === 'win32';
const ownNode = join(root, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record)) || !existsSync(ownNode)) return false;
  const installed = read(record).packages;
  return Object.entries(read('package-lock.json').packages).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

/**
 * Whether the Node that runs npm is one that the packages name. npm leaves out, and says nothing, what is made for others.
 * @param {string} engines such as `^20.19.0 || >=22.12.0`
 */
function isAmong(engines) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return engines.split(' || ').some((range) => {
    const [, sign, first, second] = /^(\^|>=)(\d+)\.(\d+)/.exec(range) ?? [];
    return (major === Number(first) && minor >= Number(second)) || (sign === '>=' && major > Number(first));
  });
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!isInstalled()) {
  const { engines } = read('package.json');
  if (!isAmong(engines.node))
    fail(
      `Node ${process.versions.node} cannot install the packages; ${engines.node} can, and brings the Node that runs them.`,
    );
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
  });
  if (status !== 0)
    fail('The packages could not be installed. Is the package registry reachable? See the lines above.');
  if (!existsSync(ownNode))
    fail('npm runs no scripts of packages here (ignore-scripts), and Node needs its own: npm rebuild node');
}

// Programs of packages are found by their names, whoever starts this.
process.env.PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
process.env.ASTRO_TELEMETRY_DISABLED ??= '1';

const [script = '', ...options] = process.argv.slice(2);
const child = spawn(ownNode, [join(root, script), ...options], { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// As a shell says it: 143 for a script that SIGTERM has ended.
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
