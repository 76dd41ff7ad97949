/** Parses the command line of `npm run site -- form`. */
import { userInfo } from 'node:os';
import * as z from 'zod/mini';
import { SHARES } from '@vipp/shared/contract/workshop/publication-calls';
import { parseWords } from '../operators/command-arguments';
import { UsageError } from '../operators/usage';

export type FormArguments = {
  command: string;
  /** The file or the version that the command acts on. */
  target: string | undefined;
  help: boolean;
  force: boolean;
  why: string | undefined;
  by: string;
  /** Version beside which the figures are shown. */
  compare: string | undefined;
  /** First day of the figures. */
  since: string | undefined;
  json: boolean;
  /** Percentage of candidates that get what is published. */
  share: string | undefined;
};

const options = {
  help: { type: 'boolean', short: 'h' },
  force: { type: 'boolean' },
  why: { type: 'string' },
  by: { type: 'string' },
  compare: { type: 'string' },
  since: { type: 'string' },
  json: { type: 'boolean' },
  share: { type: 'string' },
} as const;

/** @throws UsageError */
export function parseFormArguments(args: string[]): FormArguments {
  const { values, positionals } = parseWords(args, options);
  const { help = false, force = false, json = false, why, compare, since, share, by = userInfo().username } = values;
  const [command = '', target, ...others] = positionals;
  if (others.length > 0) throw new UsageError(`"${others.join(' ')}" is too much: quote a reason with spaces`);
  return { command, target, help, force, why, by, compare, since, json, share };
}

const given = z.string().check(z.trim(), z.minLength(1));

/** @throws UsageError where no reason is given */
export function reasonOf({ why }: FormArguments): string {
  const reason = given.safeParse(why);
  if (reason.success) return reason.data;
  throw new UsageError('--why TEXT is missing: the reason, which "history" shows');
}

/** @throws UsageError for what is no number of a version */
export function parseVersion(text: string, option: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`${option} takes the number of a version: "history" lists them`);
}

/** @throws UsageError where none is given */
export const versionOf = ({ target = '' }: FormArguments): number => parseVersion(target, 'rollback');

/** @throws UsageError for what is no day */
export function sinceOf({ since }: FormArguments): string | undefined {
  if (since === undefined || z.iso.date().safeParse(since).success) return since;
  throw new UsageError('--since takes a day as yyyy-mm-dd');
}

const LISTED_SHARES = SHARES.join(', ');

/** Null for all candidates. @throws UsageError for a share that a trial cannot have */
export function shareOf({ share }: FormArguments): (typeof SHARES)[number] | null {
  if (share === undefined) return null;
  const found = SHARES.find((one) => String(one) === share);
  if (found === undefined) throw new UsageError(`--share takes one of ${LISTED_SHARES}: a percentage of candidates`);
  return found;
}

/** @throws UsageError where it is not said what becomes of the version on trial */
export function outcomeOf({ target }: FormArguments): 'publish' | 'take-back' {
  if (target === 'publish' || target === 'take-back') return target;
  throw new UsageError('end-trial takes "publish" for all candidates, or "take-back"');
}
