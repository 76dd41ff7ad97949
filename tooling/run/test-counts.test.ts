import { countJest, countPlaywright, secondTries } from './test-counts';

describe('the closing count', () => {
  it('counts a test file that cannot be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({
      passed: 5,
      failed: 3,
    });
  });

  it('names a browser test that only passed the second time', () => {
    const spec = (title: string, status: string) => ({ title, file: 'news.spec.ts', tests: [{ status }] });
    const suites = [
      { specs: [spec('once', 'expected')], suites: [{ specs: [spec('twice', 'flaky'), spec('never', 'unexpected')] }] },
    ];
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [], suites };
    expect(countPlaywright(report)).toEqual({ passed: 8, failed: 1 });
    expect(secondTries({ playwright: report })).toEqual(['news.spec.ts: twice']);
    expect(secondTries({})).toEqual([]);
  });

  it('names a unit test that only passed the second time', () => {
    const result = (fullName: string, status: string, invocations: number) => ({ fullName, status, invocations });
    const assertionResults = [result('once', 'passed', 1), result('twice', 'passed', 2), result('never', 'failed', 2)];
    expect(secondTries({ jest: { testResults: [{ name: '/site/list.dom.test.tsx', assertionResults }] } })).toEqual([
      'list.dom.test.tsx: twice',
    ]);
  });

  it('counts a site that did not start as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no site' }] };
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 });
  });
});
