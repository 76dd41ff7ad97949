/** Prints what `npm run check:a11y` found: problems as they are found, then a row for each state and a column for each variant. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type StateCheck = { journey: string; state: string; way: string; found: string[] };

function readChecks({ attachments }: TestResult): StateCheck[] {
  return attachments
    .filter(({ name }) => name === 'state check')
    .map(({ body }) => JSON.parse(String(body)) as StateCheck);
}

export default class A11yTable implements Reporter {
  private readonly checks: StateCheck[] = [];
  private readonly start = performance.now();

  onTestEnd(test: TestCase, result: TestResult): void {
    const checks = readChecks(result);
    this.checks.push(...checks);
    const isClean = checks.every(({ found }) => found.length === 0);
    console.log(
      `${result.status === 'passed' ? 'good' : 'BAD '} ${test.title}: ${checks.length} checks in ${Math.round(result.duration / 1000)} s`,
    );
    // What axe found is in the table; any other failure is printed here.
    const errors = result.errors.filter(({ message }) => isClean || !message?.includes('toEqual'));
    for (const { journey, state, way, found } of checks)
      for (const line of found) console.error(`  ${journey}, ${state}, ${way}: ${line}`);
    if (result.status !== 'passed')
      for (const { message } of errors) console.error(`  ${test.title}: ${message ?? 'failed'}`);
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    if (this.checks.length === 0) {
      console.error('no state matches: --only takes a part of its name, like "/contact" or "preview"');
      return { status: 'failed' };
    }
    this.printTable();
    const bad = this.checks.filter(({ found }) => found.length > 0);
    const seconds = Math.round((performance.now() - this.start) / 1000);
    console.log(`${this.checks.length - bad.length} of ${this.checks.length} checks found nothing, in ${seconds} s`);
    if (status !== 'passed')
      console.log('Correct what is listed, then check it alone: npm run check:a11y -- --only "part of a state’s name"');
    return { status };
  }

  private printTable(): void {
    const rows: Record<string, Record<string, number>> = {};
    for (const { journey, state, way, found } of this.checks) {
      (rows[`${journey}: ${state}`] ??= {})[way] = found.length;
    }
    console.table(rows);
  }
}
