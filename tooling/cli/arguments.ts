/** The command line, parsed once: a command, its subject, its options. */
import { parseArgs } from 'node:util';
import { CommandError, EXIT } from './command-error';
import { COMMANDS, isCommand, type CommandName, type Option } from './help';

/** Every option of every command; numbers are parsed. */
export type Options = {
  site?: string;
  json?: boolean;
  help?: boolean;
  key?: string;
  operator?: boolean;
  dist?: string;
  url?: string;
  bundler?: string;
  why?: string;
  'if-live'?: string;
  local?: boolean;
  promote?: boolean;
  percent?: number;
  to?: string;
  hours?: number;
  limit?: number;
  out?: string;
  label?: string;
  paths?: string[];
  'public-key'?: string;
  redirect?: string[];
  run?: string;
  route?: string[];
  'dry-run'?: boolean;
};

type Subjects = { remote?: string; version?: string; action?: string; subjects?: readonly string[] };
export type ParsedCommand = { command: CommandName; help: false; options: Options } & Subjects;
export type HelpRequest = { command?: CommandName; help: true; options: Options };

const notUnderstood = (message: string, command?: CommandName): CommandError =>
  new CommandError(
    EXIT.notUnderstood,
    `${message}. npx vipp-mf ${command ? `${command} ` : ''}--help lists what is possible.`,
  );

function parseWords(command: CommandName, args: string[]) {
  const options = Object.fromEntries(
    Object.entries<Option>(COMMANDS[command].options).map(([name, { type, multiple = false }]) => [
      name,
      { type, multiple },
    ]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw notUnderstood(error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error), command);
  }
}

/** Numbers by option: lowest, highest. */
const NUMBERS = { percent: [0, 100], hours: [0.01, 168], limit: [1, 1000] } as const;

type Words = ReturnType<typeof parseWords>['values'];

function parseNumbers(command: CommandName, values: Words): Pick<Options, keyof typeof NUMBERS> {
  const parsed = Object.entries(NUMBERS).flatMap(([name, [lowest, highest]]) => {
    const text = values[name];
    if (typeof text !== 'string') return [];
    const number = text.trim() === '' ? NaN : Number(text);
    if (!(number >= lowest && number <= highest))
      throw notUnderstood(`--${name} must be a number from ${lowest} to ${highest} (got "${text}")`, command);
    return [[name, number]];
  });
  return Object.fromEntries(parsed);
}

function checkAddress(command: CommandName, name: string, value: string | undefined): void {
  if (value !== undefined && !/^https?:\/\/./.test(value))
    throw notUnderstood(`--${name} must be a web address such as https://host (got "${value}")`, command);
}

/** What `check` takes besides a remote. */
export const SHELL = 'shell';

/** A remote is recognised by the prefix of its name. */
function splitSubjects(command: CommandName, positionals: readonly string[]): Subjects {
  if (command === 'keys' || command === 'team') return { action: positionals[0], subjects: positionals.slice(1) };
  if (command === 'new') return { subjects: positionals };
  const remote = positionals.find(
    (word) => word.startsWith('mf-') || (word === SHELL && COMMANDS[command].usage.includes(SHELL)),
  );
  const [version, ...more] = positionals.filter((word) => word !== remote);
  const takesVersion = COMMANDS[command].usage.includes('[VERSION]');
  if (more.length > 0 || (version && !takesVersion))
    throw notUnderstood(`"${more[0] ?? version}" is too much`, command);
  return { remote, version };
}

/**
 * @param argv without node and the script
 * @throws {CommandError} with exit code 2
 */
export function parseArguments(argv: readonly string[]): ParsedCommand | HelpRequest {
  const [command, ...args] = argv;
  if (command === undefined || command === '--help' || command === 'help') return { help: true, options: {} };
  if (!isCommand(command)) throw notUnderstood(`There is no command "${command}"`);
  const { values, positionals } = parseWords(command, args);
  if (values.help) return { command, help: true, options: { help: true } };
  // `parseArgs` gave each option the type that the table says.
  const options: Options = { ...values, ...parseNumbers(command, values) };
  checkAddress(command, 'site', options.site);
  checkAddress(command, 'url', options.url);
  if (command === 'canary' && options.percent === undefined) throw notUnderstood('canary needs --percent', command);
  if (command === 'keygen' && options.out === undefined) throw notUnderstood('keygen needs --out', command);
  return { command, help: false, options, ...splitSubjects(command, positionals) };
}
