/** `npm run contract -- --url URL --token T`: checks any backend against the contract, field by field. */
import { buildBackend } from './build-backend';
import { runContractCheck } from './operator-programs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runContractCheck(args);
}
