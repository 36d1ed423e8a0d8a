import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { type ContentProblem, describeProblems } from '../../build/content-check/report/problem.ts';
import { CONTENT_FOLDER } from '../../build/content-files.ts';
import { ASSETS_FOLDER } from '../../build/pictures/site-look.ts';
import { copySite, ROOT } from '../../build/site-copy.ts';
import { layOver, strikeSamples } from './overlay.ts';
import { build, type Outcome } from './run.ts';
import { SAMPLE } from './sample.ts';

/** What makes a connected company of the site: fields and pages that differ, and what its launch check leaves out. */
export const EXAMPLE = join(ROOT, 'examples/connected');

export interface ExampleSite {
  /** A copy of the site with the example laid over it. */
  folder: string;
  /** How its build ended, into `dist` in that folder. */
  outcome: Outcome;
  remove: () => void;
}

/** Builds the example in a copy of the site, so that `dist` and `src` stay as they are. */
export async function buildExample(): Promise<ExampleSite> {
  const place = mkdtempSync(join(tmpdir(), 'example-'));
  const remove = () => rmSync(place, { recursive: true, force: true });
  process.on('exit', remove);
  const folder = join(place, 'site');
  copySite(folder);
  const problems = await becomeExample(folder);
  if (problems.length > 0) {
    const output = describeProblems(problems, 'the example cannot be built');
    return { folder, outcome: { passed: false, output, errors: output }, remove };
  }
  return { folder, outcome: await build(folder), remove };
}

/**
 * Turns a copy of the site into the example: the sample, as it comes out of the box, with the example laid over it. What the
 * owner has made of the content so far makes no difference.
 * @returns what is wrong with the example's files.
 */
export async function becomeExample(folder: string): Promise<ContentProblem[]> {
  const content = join(folder, CONTENT_FOLDER);
  for (const own of [content, join(folder, ASSETS_FOLDER), join(folder, 'examples')]) {
    rmSync(own, { recursive: true, force: true });
  }
  cpSync(join(ROOT, SAMPLE), content, { recursive: true });
  cpSync(join(EXAMPLE, 'assets'), join(folder, ASSETS_FOLDER), { recursive: true });
  cpSync(join(EXAMPLE, 'launch.yaml'), join(folder, 'launch.yaml'));
  const problems = layOver(content, relative('.', join(EXAMPLE, 'content')));
  if (problems.length === 0) await strikeSamples(content);
  return problems;
}

/** The port on which the example's forms expect their server. */
export function examplePort(): number {
  const { contactForm } = parse(readFileSync(join(EXAMPLE, 'content/connections.yaml'), 'utf8'));
  return Number(new URL(contactForm.endpoint).port);
}
