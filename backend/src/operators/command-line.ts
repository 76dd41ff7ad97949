/** The operators' command, from its arguments to its exit code. */
import { errorText, StartupFailure } from '../startup-failure';
import { parseCommandSettings } from '../settings';
import { parseCommandArguments } from './command-arguments';
import { findCommand, type Print } from './commands';
import { connectOperator } from './connect-operator';
import { OperatorRefusal } from './operation';
import { USAGE, UsageError } from './usage';

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

/** Expected errors are explained by their message alone; any other error is a defect. */
function explain(error: unknown): string {
  if (error instanceof UsageError) return `submissions: ${error.message}. --help shows all commands.`;
  if (error instanceof OperatorRefusal) return `submissions: ${error.message}.`;
  if (error instanceof StartupFailure) return error.message;
  return `submissions: failed (${errorText(error)}).`;
}

/**
 * Runs one command; never rejects.
 *
 * @returns exit code: 0 for success, 1 for a failure, 2 for a command line that is not understood
 */
export async function runCommandLine(
  args: string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: CommandOutput,
): Promise<0 | 1 | 2> {
  try {
    await run(args, environment, print);
    return 0;
  } catch (error) {
    printError(`${explain(error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
