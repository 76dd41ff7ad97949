/** `npm run submissions -- COMMAND`: what visitors sent, for operators. `--help` lists the commands. */
import { buildBackend } from './build-backend';
import { runSubmissions } from './operator-programs';

export async function main(args: readonly string[]): Promise<void> {
  await buildBackend();
  runSubmissions(args);
}
