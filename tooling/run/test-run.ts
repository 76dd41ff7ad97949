/** A run of tests: its steps are timed, and its last line says how many tests passed and failed. */
import { stepReport, type StepReport } from './step-report';
import { clearReports, countTests } from './test-counts';
import { UserError } from '../user-error.mjs';

type Log = (line: string) => void;

export const describeFailure = (error: unknown): string => {
  if (error instanceof UserError) return [error.message, error.details].join('\n').trimEnd();
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/**
 * @param command what the user typed
 * @throws {UserError} when a step fails, once that is reported
 */
export async function runTests(command: string, log: Log, body: (report: StepReport) => Promise<void>): Promise<void> {
  clearReports();
  const report = stepReport(log);
  try {
    await body(report);
  } catch (error) {
    log(`\n${command}: ${describeFailure(error)}`);
    throw new UserError();
  } finally {
    const { passed, failed, secondTries } = countTests();
    log(report.table());
    for (const title of secondTries) log(`passed only the second time, to be corrected: ${title}`);
    log(`\n${passed} passed, ${failed} failed`);
  }
}
