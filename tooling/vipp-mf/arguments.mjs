/** What was typed, parsed once: a command, what it is about, its options. */
import { parseArgs } from 'node:util';
import { CommandError, EXIT } from './command-error.mjs';
import { COMMANDS } from './help.mjs';

const notUnderstood = (message, command) =>
  new CommandError(
    EXIT.notUnderstood,
    `${message}. npx vipp-mf ${command ? `${command} ` : ''}--help tells what there is.`,
  );

function parseOptions(command, args) {
  const options = Object.fromEntries(
    Object.entries(COMMANDS[command].options).map(([name, { type }]) => [name, { type }]),
  );
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw notUnderstood(error.message.split('. ')[0], command);
  }
}

/** Numbers by option: lowest, highest. */
const NUMBERS = { percent: [0, 100], hours: [0.01, 168], limit: [1, 1000] };

function parseNumbers(command, values) {
  for (const [name, [lowest, highest]] of Object.entries(NUMBERS)) {
    if (values[name] === undefined) continue;
    const number = values[name].trim() === '' ? NaN : Number(values[name]);
    if (!(number >= lowest && number <= highest))
      throw notUnderstood(`--${name} must be a number from ${lowest} to ${highest} (got "${values[name]}")`, command);
    values[name] = number;
  }
  return values;
}

function checkAddress(command, values, name) {
  const value = values[name];
  if (value !== undefined && !/^https?:\/\/./.test(value))
    throw notUnderstood(`--${name} must be a web address such as https://host (got "${value}")`, command);
}

/** A remote is told from a version by its name. */
function splitSubjects(command, positionals) {
  if (command === 'keys') return { action: positionals[0], subjects: positionals.slice(1) };
  const remote = positionals.find((word) => word.startsWith('mf-'));
  const [version, ...more] = positionals.filter((word) => word !== remote);
  const takesVersion = COMMANDS[command].usage.includes('[VERSION]');
  if (more.length > 0 || (version && !takesVersion))
    throw notUnderstood(`"${more[0] ?? version}" is too much`, command);
  return { remote, version };
}

/**
 * @param {string[]} argv without node and the script
 * @returns {{ command?: string, help: boolean, remote?: string, version?: string, action?: string, subjects?: string[], options: Record<string, any> }}
 * @throws {CommandError} with exit code 2
 */
export function parseArguments(argv) {
  const [command, ...args] = argv;
  if (command === undefined || command === '--help' || command === 'help') return { help: true, options: {} };
  if (!Object.hasOwn(COMMANDS, command)) throw notUnderstood(`There is no command "${command}"`);
  const { values, positionals } = parseOptions(command, args);
  if (values.help) return { command, help: true, options: values };
  const options = parseNumbers(command, values);
  checkAddress(command, options, 'site');
  checkAddress(command, options, 'url');
  if (command === 'canary' && options.percent === undefined) throw notUnderstood('canary needs --percent', command);
  if (command === 'keygen' && options.out === undefined) throw notUnderstood('keygen needs --out', command);
  return { command, help: false, options, ...splitSubjects(command, positionals) };
}
