import { spawnSync } from 'node:child_process';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/site-copy.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { SITE_FOLDER, sitemap } from '../support/sitemap.ts';

const CHECKER = join(ROOT, 'tests/rules/node_modules/vnu-jar/build/dist/vnu.jar');
/** The oldest Java that the checker runs on. */
const JAVA = 17;
/** What the checker says that is not so. */
const EXCEPTIONS = [
  // It knows neither nesting nor what style sheets have been given since 2023. Biome reads them.
  '.*CSS: .*',
  // It does not compare hashes, and takes structured data for a script. tests/site/policy.spec.ts asks a browser.
  '.*Inline script violates Content Security Policy.*',
  // It knows SVG 1.1, to which this came with SVG 2.
  '.*Attribute “vector-effect” not allowed.*',
];

const [, version = '0'] =
  /version "(\d+)/.exec(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '') ?? [];
const hasJava = Number(version) >= JAVA;
if (!hasJava) console.warn(`The Nu checker is left out: it needs Java ${JAVA}.`);

test.runIf(hasJava)('the Nu checker finds nothing in a built page or drawing, and something in a broken one', () => {
  const broken = join(scratchFolder(), 'broken.html');
  writeFileSync(broken, '<!doctype html><html lang="en"><title>Broken</title><p><ul></ul></p>');
  const files = globSync('**/*.{html,svg}', { cwd: SITE_FOLDER }).map((file) => join(SITE_FOLDER, file));
  expect(files.length).toBeGreaterThan(sitemap.length);
  const options = ['--also-check-svg', '--stdout', '--exit-zero-always', '--filterpattern', EXCEPTIONS.join('|')];
  const { stdout } = spawnSync('java', ['-jar', CHECKER, ...options, ...files, broken], { encoding: 'utf8' });
  const [own, others] = [true, false].map((isOwn) =>
    stdout.split('\n').filter((line) => line !== '' && line.includes('broken.html') === isOwn),
  );
  expect(own).not.toEqual([]);
  expect(others).toEqual([]);
});
