/** `npm run restore -- FILE --identity KEYFILE`: a backup into an empty place. `--help` says more. */
import { buildBackend } from './build-backend';
import { runRestore } from './operator-programs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runRestore(args);
}
