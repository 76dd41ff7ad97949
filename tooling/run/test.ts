/**
 * `npm test`: everything that must hold, from a fresh clone. One word narrows it down:
 * `npm test unit`, `npm test integration`, `npm test browser`.
 */
import { UserError } from '../user-error.mjs';
import { isScope, runTests, scopes } from './test-steps';

export async function main([scope = 'all']: readonly string[]): Promise<void> {
  if (!isScope(scope)) throw new UserError(`"${scope}" is none of ${scopes.join(', ')}`);
  await runTests(scope, console.log);
}
