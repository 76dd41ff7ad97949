/** `npm run flow -- COMMAND`: the application form, changed in a file and published. `--help` lists the commands. */
import { buildBackend } from './build-backend';
import { runFlow } from './operator-programs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runFlow(args);
}
