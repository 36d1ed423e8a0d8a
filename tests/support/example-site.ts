import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { copySite, ROOT } from '../../build/site-copy.ts';
import { build, type Outcome } from './run.ts';

/** The overlay of files that makes a connected company of the site. */
export const EXAMPLE = join(ROOT, 'examples/connected');

export interface ExampleSite {
  /** A copy of the site with the overlay. */
  folder: string;
  /** How its build ended, into `dist` in that folder. */
  outcome: Outcome;
  remove: () => void;
}

/**
 * Lays the example over a copy of the site and builds it there, so that `dist` and `src` stay as they are.
 * @param files of the copy that shall say something else, for tests that need another endpoint
 */
export async function buildExample(files: Record<string, string> = {}): Promise<ExampleSite> {
  const place = mkdtempSync(join(tmpdir(), 'example-'));
  const remove = () => rmSync(place, { recursive: true, force: true });
  const folder = join(place, 'site');
  copySite(folder, { overlay: EXAMPLE, files });
  return { folder, outcome: await build(folder), remove };
}

/** The port on which the example's forms expect their server. */
export function examplePort(): number {
  const { contactForm } = parse(readFileSync(join(EXAMPLE, 'src/content/connections.yaml'), 'utf8'));
  return Number(new URL(contactForm.endpoint).port);
}
