/** `npm run test:package`: makes the package for production, and runs it as operators do. */
import { runTests } from './test-run';
import { packageSteps } from './test-steps';

export const main = (): Promise<void> =>
  runTests('npm run test:package', console.log, (report) => report.steps(packageSteps));
