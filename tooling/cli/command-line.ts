/** Runs one command to its exit code: results on standard output, everything else on standard error. */
import { Command, CommanderError } from 'commander';
import { CommandError, describeProblem, EXIT, type ExitCode } from './command-error';
import { createContext, type AddCommand, type Surroundings, numeric, SIGNED, toColumns, type Run } from './context';
import { addKeyCommands } from './key-commands';
import { addNewCommand } from './new-remote';
import { addBuildCommands } from './publish-commands';
import { addReleaseCommands } from './release-commands';
import type { HistoryEntry, LiveHealth, RemoteStatus } from '@vipp/shared/contract/federation/api-answers';

// `status` and `history`: versions and changes, in lines for a terminal.

const LATEST = 5;

/** Which visitors get a version, in words. */
function shareOf({ default: defaultVersion, canary }: RemoteStatus, version: string): string {
  if (canary?.version === version) return `canary, ${canary.percent} %`;
  return version === defaultVersion ? 'default' : '';
}

const inMs = (ms: number | undefined): string => (ms === undefined ? '–' : `${Math.round(ms)} ms`);

function describeHealth({ version, verdict, renders, failed, errorRate, renderMs = {}, last }: LiveHealth): string {
  const failures =
    failed > 0
      ? `${failed} failed (${(errorRate * 100).toFixed(1)} %)${last ? `, last: ${last.kind} ${last.reason}` : ''}`
      : 'none failed';
  return `  ${version} is ${verdict}: ${renders} pages in 5 minutes, half within ${inMs(renderMs.p50)}, 95 % within ${inMs(renderMs.p95)}; ${failures}`;
}

function describeRemote(status: RemoteStatus): string {
  const { remote, versions, faults, rollbackTo, paths = [], health = [] } = status;
  const isShown = ({ version }: { version: string }, index: number): boolean =>
    index >= versions.length - LATEST || shareOf(status, version) !== '';
  const rows = versions
    .filter(isShown)
    .reverse()
    .map(({ version, at, by, hosting }) => [
      version,
      shareOf(status, version),
      at,
      by,
      hosting.kind === 'url' ? hosting.url : '',
    ]);
  const older = versions.length - rows.length;
  return [
    paths.length > 0 ? `${remote}, below ${paths.join(', ')}` : remote,
    ...(rows.length > 0 ? toColumns(rows) : ['  no version yet']),
    ...(older > 0 ? [`  and ${older} older ones (--json lists them)`] : []),
    ...health.map(describeHealth),
    ...(rollbackTo ? [`  a rollback leads to ${rollbackTo}`] : []),
    ...Object.entries(faults).map(([version, reason]) => `  ✗ ${version} cannot be used: ${reason}`),
  ].join('\n');
}

const status: Run = async ({ named, reader }) => {
  const result = await reader().call('status', { remote: named() });
  return { result, text: result.remotes.map(describeRemote).join('\n\n') };
};

const describeChange = ({ type, version, percent, keyId, label, paths }: HistoryEntry): string =>
  [
    type,
    version,
    percent !== undefined && `${percent} %`,
    paths?.join(', '),
    label && `(${label})`,
    keyId && type.startsWith('key') && keyId,
  ]
    .filter(Boolean)
    .join(' ');

const history: Run = async ({ named, options, reader }) => {
  const result = await reader().call('history', { remote: named(), limit: options.limit });
  const rows = result.changes.map((change) => [
    change.at,
    change.remote,
    describeChange(change),
    change.by,
    change.why ?? '',
  ]);
  return { result, text: rows.length > 0 ? toColumns(rows).join('\n') : 'nothing happened yet' };
};

function addReadingCommands(program: Command, add: AddCommand): void {
  add(program, 'status [REMOTE]', 'versions, and who gets which', SIGNED, status);
  const limit = numeric('--limit <N>', 'at most so many, the latest first', [1, 1000], 20);
  add(program, 'history [REMOTE]', 'what happened, when, by whom', [limit, ...SIGNED], history);
}

const NOTE = `
REMOTE is the name in package.json of the current folder unless it is given; VERSION that of the build.
Exit codes: 0 done, 1 failed, 2 not understood, 3 refused by the gate.`;

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
      const { result, text } = await run(context);
      out(context.options.json ? JSON.stringify({ ok: true, ...result }) : text);
    });
  };
  addNewCommand(program, add);
  addBuildCommands(program, add);
  addReleaseCommands(program, add);
  addReadingCommands(program, add);
  addKeyCommands(program, add);
  return program;
}

function toCommandError({ message }: CommanderError, program: Command, name: string | undefined): CommandError {
  const command = program.commands.some((one) => one.name() === name) ? `${name} ` : '';
  return new CommandError(
    EXIT.notUnderstood,
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

/** @param argv without node and the script */
export async function runCommandLine(argv: readonly string[], surroundings: Surroundings): Promise<ExitCode> {
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
