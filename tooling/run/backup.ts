/** `npm run backup`: everything that the site stores, in one encrypted file. `--help` says more. */
import { buildBackend } from './build-backend';
import { runBackup } from './operator-programs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runBackup(args);
}
