import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entryAt } from '../src/lib/content/pages.ts';
import { type CollectionName, collections } from '../src/schemas/collections.ts';
import { contentCopy, sampleCopy, setField } from '../tests/support/content-copy.ts';
import { AN_INDUSTRY } from '../tests/support/spoilt-content.ts';
import type { FieldPath } from './content-check/report/problem.ts';
import { contentFiles } from './content-files.ts';
import { copySite } from './site-copy.ts';

/** What VS Code is told of the content files: which JSON Schema is for which of them. */
const { 'yaml.schemas': settings }: { 'yaml.schemas': Record<string, string> } = JSON.parse(
  readFileSync('.vscode/settings.json', 'utf8'),
);
/** Editors know YAML Schemas for YAML files only. */
const NAMES = (Object.keys(collections) as CollectionName[]).filter((name) =>
  collections[name].files.endsWith('.yaml'),
);
const folder = mkdtempSync(join(tmpdir(), 'editor-'));
const validators = new Map<string, ValidateFunction>();

beforeAll(() => {
  const site = join(folder, 'site');
  copySite(site);
  const { status, stderr } = spawnSync('astro', ['sync'], { cwd: site, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Astro could not write the JSON Schemas.\n${stderr}`);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const [schema, files] of Object.entries(settings)) {
    validators.set(files, ajv.compile(JSON.parse(readFileSync(join(site, schema), 'utf8'))));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether VS Code would underline something in a content file that says this. */
function isUnderlined(file: string, data: unknown): boolean {
  const entry = entryAt(file);
  const validate = entry && validators.get(`src/content/${collections[entry.collection].files}`);
  if (!validate) throw new Error(`No JSON Schema is named for ${file} in .vscode/settings.json.`);
  return !validate(data);
}

test('each kind of content file has a JSON Schema in .vscode/settings.json', () => {
  const wanted = NAMES.map((name) => [
    `./.astro/collections/${name}.schema.json`,
    `src/content/${collections[name].files}`,
  ]);
  expect(settings).toEqual(Object.fromEntries(wanted));
});

test('no content file is underlined as it is', () => {
  const files = contentFiles().filter((file) => file.endsWith('.yaml'));
  expect(files.filter((file) => isUnderlined(file, contentCopy(file)))).toEqual([]);
});

test.each<[string, string, FieldPath, unknown]>([
  ['a number in the place of a text', AN_INDUSTRY, ['title'], 42],
  ['a missing field', AN_INDUSTRY, ['tagline'], undefined],
  ['an unknown field', AN_INDUSTRY, ['menu', 'icon'], 'umbrella'],
  ['a text that is too long', 'services/data-ai.yaml', ['tagline'], 'word '.repeat(60)],
  ['a list with one card too many', 'pages/home.yaml', ['projects', 'items'], Array.from({ length: 7 })],
  ['angle brackets', 'pages/about.yaml', ['title'], '<b>About</b>'],
  ['a colour that there is not', 'pages/home.yaml', ['projects', 'items', 0, 'colour'], 'pink'],
  ['a path without its first slash', 'pages/home.yaml', ['services', 'items', 0, 'page'], 'services/data-ai'],
  ['a button with an unknown action', 'pages/home.yaml', ['welcome', 'actions', 0, 'action'], 'dance'],
  ['a time that is none', 'site.yaml', ['hours', 0, 'opens'], '9 o’clock'],
])('%s is underlined', (_name, file, field, value) => {
  const data = sampleCopy(file);
  setField(data, field, value);
  expect(isUnderlined(file, data)).toBe(true);
});
