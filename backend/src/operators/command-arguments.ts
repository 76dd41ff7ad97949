/** Parses the command line. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { errorText } from '../startup-failure';
import type { Format } from './print-rows';
import { day, parseTyped } from './typed-values';
import { UsageError } from './usage';

export type CommandArguments = {
  /** Positional arguments: the command and what it acts on. */
  words: string[];
  help: boolean;
  yes: boolean;
  since: string | undefined;
  format: Format | undefined;
  identity: string | undefined;
  text: string | undefined;
  outcome: string | undefined;
  role: string | undefined;
};

const options = {
  help: { type: 'boolean', short: 'h' },
  yes: { type: 'boolean' },
  csv: { type: 'boolean' },
  json: { type: 'boolean' },
  since: { type: 'string' },
  identity: { type: 'string' },
  text: { type: 'string' },
  outcome: { type: 'string' },
  role: { type: 'string' },
} as const;

/** @throws UsageError */
export function parseWords<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
): ReturnType<typeof parseArgs<{ args: string[]; options: Options; allowPositionals: true }>> {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

/** @throws UsageError */
export function parseCommandArguments(args: string[]): CommandArguments {
  const { values, positionals } = parseWords(args, options);
  const { help = false, yes = false, csv = false, json = false, since, identity, text, outcome, role } = values;
  if (csv && json) throw new UsageError('take --csv or --json');
  if (since !== undefined) parseTyped(day, since);
  const format = csv ? 'csv' : json ? 'json' : undefined;
  return { words: positionals, help, yes, since, format, identity, text, outcome, role };
}
