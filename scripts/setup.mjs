// Installs the packages that package-lock.json names, where they are missing or of another version. Plain JavaScript
// for Node 18 and later, because it runs before the project's own Node is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');

/** @param {string} file */
function packagesIn(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
}

function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, record)) || !existsSync(join(root, 'node_modules/.bin/node'))) return false;
  const installed = packagesIn(record);
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

if (!isInstalled()) {
  console.log('Installing packages …');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('The packages could not be installed. Is the package registry reachable? See the lines above.');
    process.exit(1);
  }
}
