/** `npm run build -- [package …] [--force]`: builds what is stale. */
import { asUserError } from '../user-error.mjs';
import { buildAll } from './build-packages';

export async function main(args: readonly string[]): Promise<void> {
  const names = args.filter((argument) => !argument.startsWith('--'));
  const force = args.includes('--force');
  await buildAll({ log: console.log, force, ...(names.length > 0 && { only: names }) }).catch(asUserError);
}
