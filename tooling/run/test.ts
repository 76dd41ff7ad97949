/**
 * `npm test`: everything that must hold, from a fresh clone. One word narrows it down:
 * `npm test unit`, `npm test integration`, `npm test browser`. `npm test ci` is for the build server: everything, then
 * the package for production, a minute of mixed load, and on the newest Node the tests that depend on it, counted together.
 */
import { UserError } from '../user-error.mjs';
import { NODE_VERSIONS } from './node-versions';
import { SHORT_FILES, testOnNodes } from './test-node';
import { runTests } from './test-run';
import { checkSteps, isScope, packageSteps, preparationSteps, scopes, soakSteps, testSteps } from './test-steps';

export async function main([word = 'all']: readonly string[]): Promise<void> {
  const scope = word === 'ci' ? 'all' : word;
  if (!isScope(scope)) throw new UserError(`"${word}" is none of ${scopes.join(', ')}, ci`);
  await runTests('npm test', console.log, async (report) => {
    await report.steps(preparationSteps(scope));
    if (scope === 'all') await report.steps(checkSteps);
    await report.steps(testSteps(scope));
    if (word !== 'ci') return;
    await report.steps(packageSteps);
    await report.steps(soakSteps);
    // What passes on the oldest and on the newest passes between them: `npm run test:node` runs all.
    const versions = NODE_VERSIONS.filter((version) => version !== process.versions.node).slice(-1);
    await testOnNodes({ versions, scope, files: SHORT_FILES, report, log: console.log });
  });
}
