/** How many tests passed and failed, read from the reports that jest and Playwright write. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

const reports = path.resolve(import.meta.dirname, '../../.cache/reports');

export const reportFile = (name: string): string => path.join(reports, `${name}.json`);

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

/** A test file that could not even be loaded counts as one failed test. */
export function countJest(report: JestReport): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** A failure outside any test, such as a site that does not start, counts as one failed test. */
export function countPlaywright(report: PlaywrightReport): Count {
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

/** The sum over all reports. */
export function countTests(): Count & { secondTries: string[] } {
  const names = existsSync(reports) ? readdirSync(reports) : [];
  const results = names.map((name) => {
    const report: unknown = JSON.parse(readFileSync(path.join(reports, name), 'utf8'));
    if (name.startsWith('jest')) {
      const jest = jestSchema.parse(report);
      return { ...countJest(jest), secondTries: secondTries({ jest }) };
    }
    const playwright = playwrightSchema.parse(report);
    return { ...countPlaywright(playwright), secondTries: secondTries({ playwright }) };
  });
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    secondTries: results.flatMap((result) => result.secondTries),
  };
}
