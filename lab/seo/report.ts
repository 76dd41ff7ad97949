/** What a check has checked, and its problems. */
export type Report = { check: string; looked: number; problems: string[] };

const SHOWN = 12;

/** A table of the checks, then every problem. */
export function printReports(reports: readonly Report[]): void {
  console.table(
    Object.fromEntries(
      reports.map(({ check, looked, problems }) => [check, { 'looked at': looked, 'fall short': problems.length }]),
    ),
  );
  for (const { check, problems } of reports.filter((report) => report.problems.length > 0)) {
    console.log(`\n${check}:`);
    for (const problem of problems.slice(0, SHOWN)) console.log(`  ${problem}`);
    if (problems.length > SHOWN) console.log(`  … and ${problems.length - SHOWN} more`);
  }
}
