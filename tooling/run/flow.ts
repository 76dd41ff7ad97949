/** `npm run flow -- COMMAND`: the application form, changed in a file and published. `--help` lists the commands. */
import { buildBackend, runBackendProgram } from './backend-program';
import { dataFolder } from '../preflight.mjs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runBackendProgram('flow-command.cjs', args, { ...process.env, DATA_DIR: dataFolder(process.env) });
}
