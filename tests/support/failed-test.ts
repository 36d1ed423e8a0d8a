import { existsSync, readFileSync } from 'node:fs';

/** The part of Playwright's JSON report that is read here. */
interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}
interface Spec {
  title: string;
  ok: boolean;
  tests: { results: { errors: { message?: string }[] }[] }[];
}

/** The part of Vitest's JSON report that is read here: files, each with a message if it could not be run at all. */
interface UnitReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A test that failed, and what it said: a message for each expectation that was not met. */
export interface FailedTest {
  title: string;
  messages: string[];
}

/** The tests that failed in a JSON report of Playwright; none if there is no report. */
export function failedTests(report: string): FailedTest[] {
  if (!existsSync(report)) return [];
  const all: Suite = JSON.parse(readFileSync(report, 'utf8'));
  return failedIn(all);
}

/** The tests that failed in a JSON report of Vitest, and the files that could not be run; none if there is no report. */
export function failedUnitTests(report: string): FailedTest[] {
  if (!existsSync(report)) return [];
  const { testResults }: UnitReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === 'failed');
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => ({ title: fullName, messages: failureMessages }))
        : [{ title: name, messages: [message] }];
    });
}

function failedIn({ suites = [], specs = [] }: Suite): FailedTest[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ title, tests }) => ({ title, messages: messagesOf(tests) }));
  return [...failed, ...suites.flatMap(failedIn)];
}

function messagesOf(tests: Spec['tests']): string[] {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)));
}
