import { parseArgs, type ParseArgsConfig } from 'node:util';
import { UserError } from 'tooling/user-error';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<T extends Options> = ReturnType<typeof parseArgs<{ args: string[]; options: T }>>['values'];

/**
 * Parses the options of a command; `--help` prints the help and ends the process.
 *
 * @throws {UserError} with the help, for an unknown option or a missing value
 */
export function parseOptions<const T extends Options>(args: string[], options: T, help: string): Values<T> {
  if (args.includes('--help')) {
    console.log(help);
    process.exit(0);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split('. ') : [];
    throw new UserError(`${reason}.`, help);
  }
}

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/**
 * A comma-separated choice out of known values.
 *
 * @returns all known values when the option is not given
 * @throws {UserError} for an unknown value
 */
export function parseChoice<T extends string>(option: string, text: string | undefined, known: readonly T[]): T[] {
  if (text === undefined) return [...known];
  const given = words(text);
  const unknown = given.find((word) => !known.some((value) => value === word));
  if (unknown !== undefined || given.length === 0)
    throw new UserError(`--${option} does not take "${unknown ?? text}". There are ${known.join(', ')}`);
  return known.filter((value) => given.includes(value));
}

/** @throws {UserError} unless the option is a whole number in the range */
export function parseNumber(option: string, text: string, [minimum, maximum]: readonly [number, number]): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
  throw new UserError(`--${option} takes a whole number from ${minimum} to ${maximum} (got ${text})`);
}
