/** `npm run contract -- --url URL --token T`: checks any backend against the contract, field by field. */
import { buildBackend, runBackendProgram } from './backend-program';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runBackendProgram('contract-check.cjs', args);
}
