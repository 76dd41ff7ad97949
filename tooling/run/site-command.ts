/** `npm run site -- COMMAND`: what operators do, with the settings of the site; `--help` explains each command. */
import { buildAll } from '../build/build-packages';
import { asUserError } from '../user-error.mjs';
import { runOperatorProgram } from './operator-program';

export async function main(args: readonly string[]): Promise<void> {
  // The standard output is the command's.
  await buildAll({ log: console.error, only: ['backend'] }).catch(asUserError);
  runOperatorProgram(args.length === 0 ? ['--help'] : args);
}
