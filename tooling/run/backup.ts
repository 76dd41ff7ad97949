/** `npm run backup`: everything that the site stores, in one encrypted file. `--help` says more. */
import { buildBackend, runBackendProgram } from './backend-program';
import { dataFolder } from '../preflight.mjs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runBackendProgram('backup-command.cjs', args, { ...process.env, DATA_DIR: dataFolder(process.env) });
}
