/** The operators' command, from its arguments to its exit code. */
import { parseCommandSettings } from '../settings';
import { parseCommandArguments } from './command-arguments';
import { findCommand, type Print } from './commands';
import { connectOperator } from './connect-operator';
import { runToExitCode } from './run-to-exit-code';
import { USAGE } from './usage';

export type CommandOutput = { print: Print; printError: Print };

async function run(args: string[], environment: NodeJS.ProcessEnv, print: Print): Promise<void> {
  const parsed = parseCommandArguments(args);
  if (parsed.help) return print(USAGE);
  const command = findCommand(parsed);
  const { call, close } = await connectOperator(parseCommandSettings(environment));
  try {
    await command(call, parsed, print);
  } finally {
    await close();
  }
}

/** @returns exit code, see `runToExitCode` */
export const runCommandLine = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: CommandOutput,
): Promise<0 | 1 | 2> => runToExitCode('submissions', () => run(args, environment, print), printError);
