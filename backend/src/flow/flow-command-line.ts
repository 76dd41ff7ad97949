/** `npm run flow`, from its arguments to its exit code. */
import type { CommandOutput } from '../operators/command-line';
import { connectOperator, type OperatorConnection } from '../operators/connect-operator';
import { OperatorRefusal } from '../operators/operation';
import { UsageError } from '../operators/usage';
import { parseCommandSettings } from '../settings';
import { errorText, StartupFailure } from '../startup-failure';
import { parseFlowArguments } from './flow-arguments';
import { findFlowCommand } from './flow-commands';
import { FLOW_USAGE } from './flow-usage';

async function run(args: string[], environment: NodeJS.ProcessEnv, print: CommandOutput['print']): Promise<void> {
  const parsed = parseFlowArguments(args);
  if (parsed.help) return print(FLOW_USAGE);
  const command = findFlowCommand(parsed);
  let connection: OperatorConnection | undefined;
  try {
    await command(
      async () => {
        connection = await connectOperator(parseCommandSettings(environment));
        return connection.call;
      },
      parsed,
      print,
    );
  } finally {
    await connection?.close();
  }
}

function explain(error: unknown): string {
  if (error instanceof UsageError) return `flow: ${error.message}. --help shows all commands.`;
  if (error instanceof OperatorRefusal) return `flow: ${error.message}.`;
  if (error instanceof StartupFailure) return error.message;
  return `flow: failed (${errorText(error)}).`;
}

/**
 * Runs one command; never rejects.
 *
 * @returns exit code: 0 for success, 1 for a failure, 2 for a command line that is not understood
 */
export async function runFlowCommandLine(
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
