import { countJest, countPlaywright } from './test-counts.mjs';

describe('the closing count', () => {
  it('counts a test file that cannot be loaded as a failure', () => {
    expect(countJest({ numPassedTests: 5, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a browser test that only passed the second time as a failure', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 2 });
  });

  it('counts a site that did not start as a failure', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'no site' }] };
    expect(countPlaywright(report)).toEqual({ passed: 0, failed: 1 });
  });

  it('counts nothing for a step that was never reached', () => {
    expect([countJest(undefined), countPlaywright(undefined)]).toEqual(Array(2).fill({ passed: 0, failed: 0 }));
  });
});
