import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER, contentFiles } from '../../build/content-files.ts';
import { SAMPLE } from '../support/sample.ts';

const REMEDY = `rm -r ${SAMPLE} && cp -R ${CONTENT_FOLDER} ${SAMPLE}`;

function textsIn(folder: string): Record<string, string> {
  return Object.fromEntries(contentFiles(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

test('the launch check and the example know the sample company as it is', () => {
  const [own, copy] = [textsIn(CONTENT_FOLDER), textsIn(SAMPLE)];
  const paths = [...new Set([...Object.keys(own), ...Object.keys(copy)])];
  const differing = paths.filter((path) => own[path] !== copy[path]);
  expect(differing, `whoever changes the sample's words changes both: ${REMEDY}`).toEqual([]);
});
