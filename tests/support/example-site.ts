import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { describeProblems } from '../../build/content-check/report/problem.ts';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { copySite, ROOT } from '../../build/site-copy.ts';
import { layOver, strikeSamples } from './overlay.ts';
import { build, type Outcome } from './run.ts';

/** What makes a connected company of the site: fields and pages that differ, and what its launch check leaves out. */
export const EXAMPLE = join(ROOT, 'examples/connected');

export interface ExampleSite {
  /** A copy of the site with the example laid over it. */
  folder: string;
  /** How its build ended, into `dist` in that folder. */
  outcome: Outcome;
  remove: () => void;
}

/** Lays the example over a copy of the site and builds it there, so that `dist` and `src` stay as they are. */
export async function buildExample(): Promise<ExampleSite> {
  const place = mkdtempSync(join(tmpdir(), 'example-'));
  const remove = () => rmSync(place, { recursive: true, force: true });
  process.on('exit', remove);
  const folder = join(place, 'site');
  copySite(folder, { files: { 'launch.yaml': readFileSync(join(EXAMPLE, 'launch.yaml'), 'utf8') } });
  const content = join(folder, CONTENT_FOLDER);
  const problems = layOver(content, relative('.', join(EXAMPLE, 'content')));
  if (problems.length > 0) {
    const output = describeProblems(problems, 'the example cannot be built');
    return { folder, outcome: { passed: false, output, errors: output }, remove };
  }
  await strikeSamples(content);
  return { folder, outcome: await build(folder), remove };
}

/** The port on which the example's forms expect their server. */
export function examplePort(): number {
  const { contactForm } = parse(readFileSync(join(EXAMPLE, 'content/connections.yaml'), 'utf8'));
  return Number(new URL(contactForm.endpoint).port);
}
