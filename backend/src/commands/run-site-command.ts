/** `npm run site`, from its arguments to its exit code. */
import { Command, CommanderError } from '@commander-js/extra-typings';
import { createCaller } from '../operators/operator-access';
import { OperatorRefusal } from '../operators/operation';
import { parseCommandSettings } from '../settings';
import { causeOf, errorText } from '@vipp/shared/server/error-text';
import { StartupFailure } from '../startup-failure';
import { addBackupCommands } from './backup-commands';
import type { CommandContext } from './command';
import { addContentCommands } from './content-commands';
import { addContractCommand } from './contract-command';
import { addFormCommands } from './form-commands';
import { addSubmissionsCommands } from './submissions-commands';

const NOTE = `
The content service must run. DATA_DIR is its folder, or BACKEND_URL its address on another machine, with its OPERATOR_TOKEN.
backup and restore need its DATA_DIR and DATABASE_URL. Exit code: 0 done, 1 failed, 2 invalid command.
`;

function createProgram(context: CommandContext): Command {
  const program = new Command('npm run site --')
    .exitOverride()
    // An error is explained below, in one line.
    .configureOutput({ writeOut: context.print, writeErr: () => undefined, getOutHelpWidth: () => 120 })
    .addHelpText('afterAll', NOTE);
  addSubmissionsCommands(program.command('submissions').description('what visitors sent'), context);
  addContentCommands(program.command('content').description('the texts of the site as files'), context);
  addFormCommands(program.command('form').description('the application form as a file'), context);
  addBackupCommands(program, context);
  addContractCommand(program, context);
  return program;
}

/** Expected errors are explained by their message alone; any other error is a defect. */
function explain(error: unknown): string {
  if (error instanceof CommanderError) {
    const text = error.code === 'commander.help' ? 'a command is missing' : errorText(error);
    return `${text.replace(/^error: |\.$/g, '')}. --help shows all commands.`;
  }
  if (error instanceof OperatorRefusal) return `${error.message.replace(/\.$/, '')}.`;
  // An error of drizzle contains the statement and its values; its cause does not.
  return `failed (${errorText(causeOf(error))}).`;
}

type Output = { stdout: NodeJS.WritableStream; stderr: NodeJS.WritableStream };

/**
 * Runs one command; never rejects.
 *
 * @returns exit code: 0 for success, 1 for a failure, 2 for an invalid command line
 */
export async function runSiteCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { stdout, stderr }: Output,
): Promise<0 | 1 | 2> {
  const name = args[0] ?? 'site';
  const settings = () => parseCommandSettings(environment);
  const context: CommandContext = {
    environment,
    settings,
    stdout,
    print: (text) => void stdout.write(text),
    note: (line) => void stderr.write(`${name}: ${line}\n`),
    call: (operation, input) => createCaller(settings())(operation, input),
  };
  try {
    await createProgram(context).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    if (error instanceof StartupFailure) stderr.write(`${error.message}\n`);
    else context.note(explain(error));
    return error instanceof CommanderError ? 2 : 1;
  }
}
