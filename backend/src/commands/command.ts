/** The process of all commands, and the arguments of several. */
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings';
import { identitiesIn } from '@vipp/shared/lib/age-text';
import * as z from 'zod/mini';
import { type CallOperation, OperatorRefusal } from '../operators/operation';
import type { CommandSettings } from '../settings';
import { errorText } from '@vipp/shared/server/error-text';

export type CommandContext = {
  environment: NodeJS.ProcessEnv;
  /** @throws StartupFailure with one line for each setting that is wrong */
  settings: () => CommandSettings;
  stdout: NodeJS.WritableStream;
  /** Writes to the standard output. */
  print: (text: string) => void;
  /** Writes a line to the standard error: the standard output may be a file. */
  note: (line: string) => void;
  /** Runs an operation in the service. */
  call: CallOperation;
};

/** A group of commands. */
export type CommandGroup = Command;

export const addCommand = (group: CommandGroup, name: string, description: string): CommandGroup =>
  group.command(name).description(description);

/** Parses an argument by `schema`; `expected` says what it takes. */
export const typed =
  <Value>(schema: z.ZodMiniType<Value>, expected: string) =>
  (text: string): Value => {
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    throw new InvalidArgumentError(expected);
  };

export const DAY = typed(z.iso.date(), 'It is a day such as 2026-11-30');

const reason = z.string().check(z.trim(), z.minLength(1));

export const whyOption = new Option('--why <TEXT>', 'the reason, for colleagues, which the workshop shows')
  .argParser(typed(reason, 'It is a reason, for colleagues'))
  .makeOptionMandatory();
export const byOption = new Option('--by <NAME>', 'who publishes').default(
  userInfo().username,
  'the user of this machine',
);

/** @throws OperatorRefusal when the file has no secret key */
export async function identitiesOf(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new OperatorRefusal(`the identity ${file} cannot be read (${errorText(error)})`);
  });
  const identities = identitiesIn(text);
  if (identities.length === 0) throw new OperatorRefusal(`${file} contains no line AGE-SECRET-KEY-1…`);
  return identities;
}

/** Each line of a list, indented. */
export const lines = (list: readonly string[]): string => list.map((line) => `  ${line}\n`).join('');
