/** Prints what `npm run check:a11y` found: problems as they are found, then a row for each state and a column for each variant. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

type Look = { journey: string; state: string; way: string; found: string[] };

function readLooks({ attachments }: TestResult): Look[] {
  return attachments.filter(({ name }) => name === 'look').map(({ body }) => JSON.parse(String(body)) as Look);
}

export default class A11yTable implements Reporter {
  private readonly looks: Look[] = [];
  private readonly start = performance.now();

  onTestEnd(test: TestCase, result: TestResult): void {
    const looks = readLooks(result);
    this.looks.push(...looks);
    const isClean = looks.every(({ found }) => found.length === 0);
    console.log(
      `${result.status === 'passed' ? 'good' : 'BAD '} ${test.title}: ${looks.length} looks in ${Math.round(result.duration / 1000)} s`,
    );
    // What axe found is in the table; any other failure is printed here.
    const errors = result.errors.filter(({ message }) => isClean || !message?.includes('toEqual'));
    for (const { journey, state, way, found } of looks)
      for (const line of found) console.error(`  ${journey}, ${state}, ${way}: ${line}`);
    if (result.status !== 'passed')
      for (const { message } of errors) console.error(`  ${test.title}: ${message ?? 'failed'}`);
  }

  onEnd({ status }: FullResult): void {
    this.printTable();
    const bad = this.looks.filter(({ found }) => found.length > 0);
    const seconds = Math.round((performance.now() - this.start) / 1000);
    console.log(`${this.looks.length - bad.length} of ${this.looks.length} looks found nothing, in ${seconds} s`);
    if (status !== 'passed')
      console.log(
        'Mend what is listed, then look again at it alone: npm run check:a11y -- --only "part of a state’s name"',
      );
  }

  private printTable(): void {
    const rows: Record<string, Record<string, number>> = {};
    for (const { journey, state, way, found } of this.looks) {
      (rows[`${journey}: ${state}`] ??= {})[way] = found.length;
    }
    console.table(rows);
  }
}
