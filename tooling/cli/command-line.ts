/** Runs one command to its exit code: results on standard output, everything else on standard error. */
import { Command, CommanderError } from 'commander';
import { describeProblem } from '@vipp/shared/contract/federation/problem';
import { addCallCommands } from './call-commands';
import { CommandError, EXIT, type ExitCode } from './command-error';
import { createContext, type AddCommand, type Surroundings } from './context';
import { addNewCommand } from './new-remote';
import { addBuildCommands } from './publish-commands';

const NOTE = `
[REMOTE] is by default the name in package.json of the current folder, [VERSION] that of its build.
Exit codes: 0 done, 1 failed, 2 invalid command, 3 refused by the gate.`;

function createProgram(surroundings: Surroundings): Command {
  const { out } = surroundings;
  const program = new Command('npx vipp-mf')
    .exitOverride()
    // An error is reported below, with its exit code.
    .configureOutput({ writeOut: (text) => out(text.trimEnd()), writeErr: () => {}, getOutHelpWidth: () => 120 })
    .addHelpText('afterAll', NOTE);
  const add: AddCommand = (group, usage, summary, options, run) => {
    const command = group.command(usage).description(summary).option('--json', 'the result as JSON on standard output');
    for (const one of options) command.addOption(one);
    return command.action(async () => {
      const context = createContext(command, surroundings);
      const result = await run(context);
      out(context.options.json ? JSON.stringify({ ok: true, ...result }) : result.message);
    });
  };
  addNewCommand(program, add);
  addBuildCommands(program, add);
  addCallCommands(program, add);
  return program;
}

function toCommandError({ message }: CommanderError, program: Command, name: string | undefined): CommandError {
  const command = program.commands.some((one) => one.name() === name) ? `${name} ` : '';
  return new CommandError(
    EXIT.invalid,
    `${message.replace(/^error: |\.$/g, '')}. npx vipp-mf ${command}--help lists what is possible.`,
  );
}

function reportFailure(error: unknown, isJson: boolean, { out, progress }: Surroundings): ExitCode {
  // A defect of this program: its stack is for the developer who corrects it.
  if (!(error instanceof CommandError)) {
    progress(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return EXIT.failed;
  }
  if (isJson) out(JSON.stringify({ ok: false, code: error.code, message: error.message, problems: error.problems }));
  progress([`vipp-mf: ${error.message}`, ...error.problems.map(describeProblem)].join('\n'));
  return error.code;
}

const OF_PROCESS: Surroundings = {
  env: process.env,
  cwd: process.cwd(),
  out: (text) => void process.stdout.write(`${text}\n`),
  progress: (text) => void process.stderr.write(`${text}\n`),
};

/** @param argv without node and the script */
export async function runCommandLine(argv: readonly string[], surroundings = OF_PROCESS): Promise<ExitCode> {
  const program = createProgram(surroundings);
  try {
    await program.parseAsync(argv.length === 0 ? ['--help'] : argv, { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof CommanderError)) return reportFailure(error, argv.includes('--json'), surroundings);
    if (error.exitCode === 0) return EXIT.done;
    return reportFailure(toCommandError(error, program, argv[0]), argv.includes('--json'), surroundings);
  }
}
