/** Parses the command line of `npm run flow`. */
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { errorText } from '../startup-failure';
import { UsageError } from '../operators/usage';

export type FlowArguments = {
  command: string;
  /** The file or the version that the command acts on. */
  target: string | undefined;
  help: boolean;
  force: boolean;
  why: string | undefined;
  by: string;
};

const options = {
  help: { type: 'boolean', short: 'h' },
  force: { type: 'boolean' },
  why: { type: 'string' },
  by: { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(errorText(error));
  }
}

/** @throws UsageError */
export function parseFlowArguments(args: string[]): FlowArguments {
  const { values, positionals } = parse(args);
  const { help = false, force = false, why, by = userInfo().username } = values;
  const [command = '', target, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`"${others.join(' ')}" is too much: quote a reason with spaces`);
  return { command, target, help, force, why, by };
}

const given = z.string().check(z.trim(), z.minLength(1));

/** @throws UsageError where no reason is given */
export function reasonOf({ why }: FlowArguments): string {
  const reason = given.safeParse(why);
  if (reason.success) return reason.data;
  throw new UsageError('--why TEXT is missing: the reason, which "history" shows');
}

/** @throws UsageError where none is given */
export function versionOf({ target }: FlowArguments): number {
  if (target !== undefined && /^\d{1,9}$/.test(target)) return Number(target);
  throw new UsageError('rollback takes the number of a version: "history" lists them');
}
