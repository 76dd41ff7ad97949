/** How many tests passed and failed, read from the reports that jest and Playwright write. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const reports = path.resolve(import.meta.dirname, '../.cache/reports');
export const JEST_REPORT = path.join(reports, 'jest.json');
export const PLAYWRIGHT_REPORT = path.join(reports, 'playwright.json');

/** Forgets the reports of an earlier run. */
export const clearReports = () => rmSync(reports, { recursive: true, force: true });

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** A test file that could not even be loaded counts as one failed test. */
export function countJest(report) {
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A failure outside any test, such as a site that does not start, counts as one failed test. */
export function countPlaywright(report) {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

const titlesOf = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(titlesOf),
];

/** Titles of the tests that failed once and then passed, where a second try is allowed: each hides a race. */
export function secondTries({ jest, playwright }) {
  const units = (jest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );
  return [...units, ...titlesOf(playwright ?? {})];
}

export function countTests() {
  const [jest, playwright] = [read(JEST_REPORT), read(PLAYWRIGHT_REPORT)];
  const counts = [countJest(jest), countPlaywright(playwright)];
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    secondTries: secondTries({ jest, playwright }),
  };
}
