/** `npm run site -- form`, from its arguments to its exit code. */
import type { CommandOutput } from '../operators/command-line';
import { connectOperator, type OperatorConnection } from '../operators/connect-operator';
import { runToExitCode } from '../operators/run-to-exit-code';
import { parseCommandSettings } from '../settings';
import { parseFormArguments } from './form-arguments';
import { findFormCommand } from './form-commands';
import { FORM_USAGE } from './form-usage';

async function run(args: string[], environment: NodeJS.ProcessEnv, print: CommandOutput['print']): Promise<void> {
  const parsed = parseFormArguments(args);
  if (parsed.help) return print(FORM_USAGE);
  const command = findFormCommand(parsed);
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

/** @returns exit code, see `runToExitCode` */
export const runFormCommandLine = (
  args: string[],
  environment: NodeJS.ProcessEnv,
  { print, printError }: CommandOutput,
): Promise<0 | 1 | 2> => runToExitCode('form', () => run(args, environment, print), printError);
