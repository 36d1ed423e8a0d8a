import { existsSync, readFileSync } from 'node:fs';

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

/** The title of the first test that failed in a JSON report of Playwright. */
export function failedTest(report: string): string | undefined {
  if (!existsSync(report)) return undefined;
  const all: Suite = JSON.parse(readFileSync(report, 'utf8'));
  return failedIn(all);
}

function failedIn({ suites = [], specs = [] }: Suite): string | undefined {
  return specs.find(({ ok }) => !ok)?.title ?? suites.map(failedIn).find((title) => title !== undefined);
}
