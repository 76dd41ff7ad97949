/** `npm run restore -- FILE --identity KEYFILE`: a backup into an empty place. `--help` says more. */
import { buildBackend, runBackendProgram } from './backend-program';
import { dataFolder } from '../preflight.mjs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runBackendProgram('restore-command.cjs', args, { ...process.env, DATA_DIR: dataFolder(process.env) });
}
