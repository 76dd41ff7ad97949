/** What all commands of operators and recruiters share: how an error is explained, and its exit code. */
import { errorText, StartupFailure } from '../startup-failure';
import { OperatorRefusal } from './operation';
import { UsageError } from './usage';

/** Expected errors are explained by their message alone; any other error is a defect. */
function explain(name: string, error: unknown): string {
  if (error instanceof UsageError) return `${name}: ${error.message}. --help shows all commands.`;
  if (error instanceof OperatorRefusal) return `${name}: ${error.message}.`;
  if (error instanceof StartupFailure) return error.message;
  // An error of drizzle contains the statement and its values; its cause does not.
  return `${name}: failed (${errorText(error instanceof Error ? (error.cause ?? error) : error)}).`;
}

/**
 * Runs one command; never rejects.
 *
 * @param name of the program, for its messages
 * @returns exit code: 0 for success, 1 for a failure, 2 for a command line that is not understood
 */
export async function runToExitCode(
  name: string,
  run: () => Promise<void>,
  printError: (text: string) => void,
): Promise<0 | 1 | 2> {
  try {
    await run();
    return 0;
  } catch (error) {
    printError(`${explain(name, error)}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}
