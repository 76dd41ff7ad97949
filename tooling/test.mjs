/**
 * `npm test`: everything that must hold, from a fresh clone. One word narrows it down:
 * `npm test unit`, `npm test integration`, `npm test browser`.
 */
import { requireNode } from './node-version.mjs';

requireNode('npm test');

const { runCommand, UserError } = await import('./user-error.mjs');

await runCommand('npm test', async () => {
  const scope = process.argv[2] ?? 'all';
  const { runTests, scopes } = await import('./test-steps.mjs');
  if (!scopes.includes(scope)) throw new UserError(`"${scope}" is none of ${scopes.join(', ')}`);
  await runTests(scope, console.log);
});
