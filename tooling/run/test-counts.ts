/** How many tests passed and failed, read from the reports that jest and Playwright write. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const reports = path.resolve(import.meta.dirname, '../../.cache/reports');

/** @param version of the Node that the tests run on */
export const reportFiles = (version: string) => ({
  jest: path.join(reports, version, 'jest.json'),
  playwright: path.join(reports, version, 'playwright.json'),
  engines: path.join(reports, version, 'engines.json'),
});

const jestSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
  testResults: z.optional(
    z.array(
      z.object({
        name: z.string(),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), invocations: z.optional(z.number()) }),
        ),
      }),
    ),
  ),
});

type Spec = { file: string; title: string; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs?: Spec[] };

const specSchema = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
const suiteSchema: z.ZodMiniType<Suite> = z.lazy(() =>
  z.object({ suites: z.optional(z.array(suiteSchema)), specs: z.optional(z.array(specSchema)) }),
);
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.optional(z.array(suiteSchema)),
});

export type JestReport = z.infer<typeof jestSchema>;
export type PlaywrightReport = z.infer<typeof playwrightSchema>;
export type Count = { passed: number; failed: number };

/** Deletes the reports of an earlier run. */
export const clearReports = (): void => rmSync(reports, { recursive: true, force: true });

const read = <Report>(schema: z.ZodMiniType<Report>, file: string): Report | undefined =>
  existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** A test file that could not even be loaded counts as one failed test. */
export function countJest(report: JestReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A failure outside any test, such as a site that does not start, counts as one failed test. */
export function countPlaywright(report: PlaywrightReport | undefined): Count {
  if (!report) return { passed: 0, failed: 0 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}

const titlesOf = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(titlesOf),
];

type Reports = {
  jest?: Pick<JestReport, 'testResults'> | undefined;
  playwright?: PlaywrightReport | undefined;
};

/** Titles of the tests that failed once and then passed, where a second try is allowed: each hides a race. */
export function secondTries({ jest, playwright }: Reports): string[] {
  const units = (jest?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations }) => status === 'passed' && (invocations ?? 1) > 1)
      .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
  );
  return [...units, ...titlesOf(playwright ?? {})];
}

/** What the tests on one version of Node reported. */
export function countTestsOn(version: string): { jest: Count; playwright: Count; secondTries: string[] } {
  const files = reportFiles(version);
  const jest = read(jestSchema, files.jest);
  const browsers = [files.playwright, files.engines].map((file) => read(playwrightSchema, file));
  const counts = browsers.map(countPlaywright);
  return {
    jest: countJest(jest),
    playwright: {
      passed: counts.reduce((sum, { passed }) => sum + passed, 0),
      failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    },
    secondTries: [...secondTries({ jest }), ...browsers.flatMap((playwright) => secondTries({ playwright }))],
  };
}

/** The sum over all versions of Node that have a report. */
export function countTests(): Count & { secondTries: string[] } {
  const versions = existsSync(reports) ? readdirSync(reports) : [];
  const results = versions.map(countTestsOn);
  const counts = results.flatMap(({ jest, playwright }) => [jest, playwright]);
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    secondTries: results.flatMap((result) => result.secondTries),
  };
}
