/** Runs one command to its exit code: results on standard output, everything else on standard error. */
import { parseArguments } from './arguments';
import { CommandError, describeProblem, EXIT, type ExitCode } from './command-error';
import { createContext, type CommandContext, type Outcome, type Surroundings } from './context';
import { commandHelp, generalHelp, type CommandName } from './help';
import { keygen, keys, team } from './key-commands';
import { check, publish } from './publish-commands';
import { history, status } from './reading-commands';
import { test } from './test-command';
import { canary, preview, promote, retire, rollback } from './release-commands';

type Run = (context: CommandContext) => Promise<Outcome>;
const RUN: Record<CommandName, Run> = {
  // Loaded for themselves: they need the compiler, or Prettier, which other commands start faster without.
  build: async (context) => (await import('./build-command')).build(context),
  new: async (context) => (await import('./new-remote/new-command')).createRemote(context),
  check,
  publish,
  test,
  promote,
  canary,
  rollback,
  retire,
  preview,
  status,
  history,
  keygen,
  keys,
  team,
};

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

/** @param argv without node and the script */
export async function runCommandLine(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
  const { out } = surroundings;
  try {
    const parsed = parseArguments(argv);
    if (parsed.help) {
      out(parsed.command ? commandHelp(parsed.command) : generalHelp());
      return EXIT.done;
    }
    const { result, text } = await RUN[parsed.command](createContext(parsed, surroundings));
    out(parsed.options.json ? JSON.stringify({ ok: true, ...result }) : text);
    return EXIT.done;
  } catch (error) {
    return reportFailure(error, argv.includes('--json'), surroundings);
  }
}
