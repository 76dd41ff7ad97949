/** Options of a command of this project, which `--help` explains. */
import { CommanderError, type Command } from 'commander';
import { UserError } from './user-error.mjs';

/**
 * @param command with its options and arguments; its parsers give them the types of `Options`
 * @throws {UserError} for an invalid command line
 */
export function readOptions<Options extends object>(command: Command, args: readonly string[]): Options {
  command.exitOverride().configureOutput({ writeErr: () => {}, getOutHelpWidth: () => 120 });
  try {
    command.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) process.exit(0);
    throw new UserError(`${error.message.replace(/^error: |\.$/g, '')}. --help lists what is possible`);
  }
  return command.opts<Options>();
}
