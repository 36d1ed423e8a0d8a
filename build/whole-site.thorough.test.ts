import { spawnSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathsIn } from '../hosting/site-files.ts';
import { copySite, ROOT } from './site-copy.ts';
import { withFields } from './yaml-fields.ts';

const HOME = 'src/content/pages/home.yaml';
/** What pictures carry beside their pixels, and nobody shall read. */
const SECRET = 'taken at 13 Fourth Lane';
/** Says on standard error which addresses a program asks for. */
const WATCH =
  'globalThis.fetch = async (address) => { console.error("asked:", String(address)); throw new Error("no network") }';

const folder = mkdtempSync(join(tmpdir(), 'whole-'));
const site = join(folder, 'site');
/** A picture that is published as it is. */
const AS_IT_IS = '/office.jpg';
let original: Buffer;
let [released, alone] = ['', ''];
let said = '';

beforeAll(async () => {
  copySite(site, {
    files: { [HOME]: withFields(readFileSync(HOME, 'utf8'), { 'testimonials.items[0].picture': 'someone.jpg' }) },
  });
  const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#804020' } }).withExif({
    IFD0: { ImageDescription: SECRET },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1' },
  });
  original = await picture.jpeg().toBuffer();
  write('src/assets/people/someone.jpg', original);
  write(`public${AS_IT_IS}`, original);

  // By somebody who keeps new files to himself.
  run(`umask 077; "${process.execPath}" scripts/build.ts`);
  released = realpathSync(join(site, 'dist'));
  // Nothing that the first build has kept: what it drew is drawn again.
  for (const cache of ['.astro', '.cache']) rmSync(join(site, 'node_modules', cache), { recursive: true });
  run('astro build');
  alone = join(site, 'dist');
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, bytes: Buffer) {
  mkdirSync(join(site, path, '..'), { recursive: true });
  writeFileSync(join(site, path), bytes);
}

/** Runs a command in the copy of the site, and returns its status and what it says. */
function outcomeOf(command: string) {
  const env = {
    ...process.env,
    ASTRO_TELEMETRY_DISABLED: '',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(WATCH)}"`,
    PATH: [join(ROOT, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  };
  return spawnSync(command, { cwd: site, shell: true, encoding: 'utf8', env });
}

function run(command: string) {
  const { status, stdout, stderr } = outcomeOf(command);
  if (status !== 0) throw new Error(`"${command}" failed:\n${stdout}${stderr}`);
  said += stderr;
}

const filesIn = (folder: string) => pathsIn(folder).sort();

test('Astro alone builds the same files, to the byte, and leaves the release as it is', () => {
  expect(lstatSync(alone).isSymbolicLink()).toBe(false);
  expect(filesIn(alone)).toEqual(filesIn(released));
  const differing = filesIn(released).filter(
    (path) => !readFileSync(join(alone, path)).equals(readFileSync(join(released, path))),
  );
  expect(differing).toEqual([]);
  expect(filesIn(released).length).toBeGreaterThan(100);
});

test('a picture that is published as it is tells no more than its pixels do', async () => {
  expect(original.includes(SECRET)).toBe(true);
  const bytes = readFileSync(join(released, AS_IT_IS));
  expect(bytes.includes(SECRET)).toBe(false);
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('a server that runs as somebody else may read what a careful builder has built', () => {
  const modes = new Set(filesIn(released).map((path) => statSync(join(released, path)).mode & 0o777));
  expect([...modes]).toEqual([0o644]);
  for (const path of [join(site, '.releases'), released, join(released, '_astro'), join(released, 'services')])
    expect(statSync(path).mode & 0o777, path).toBe(0o755);
});

test('a build asks nobody for anything', () => {
  expect(said).not.toContain('asked:');
});

test.each(['astro build', 'node scripts/build.ts'])(
  'a problem in the content ends "%s", which says where it is',
  (command) => {
    const before = filesIn(alone);
    const wrong = withFields(readFileSync(join(site, HOME), 'utf8'), { 'welcome.headline': 42 });
    write(HOME, Buffer.from(wrong));
    const { status, stdout, stderr } = outcomeOf(command);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /1 problem in the content; nothing was built\.\n\n {2}src\/content\/pages\/home\.yaml:\d+ {2}welcome\.headline/,
    );
    expect(stdout + stderr).not.toContain('    at ');
    expect(filesIn(alone)).toEqual(before);
  },
);
