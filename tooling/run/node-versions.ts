/** The versions of Node that the tests run on besides the installed one, and which of them a command line names. */
import { UserError } from '../user-error.mjs';
import { isScope, scopes, type Scope } from './test-steps';

export const NODE_VERSIONS: readonly string[] = ['22.23.3', '24.21.0'];

const majorOf = (version: string): string => version.split('.')[0] ?? '';

type Choice = { versions: readonly string[]; scope: Scope };

/** @param words `24` or `24.21.0`, `unit`, `integration`, `browser`, in any order; none: everything */
export function parseNodeChoice(words: readonly string[]): Choice {
  const isNamed = (version: string) => words.includes(version) || words.includes(majorOf(version));
  const known = [...scopes, ...NODE_VERSIONS, ...NODE_VERSIONS.map(majorOf)];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined)
    throw new UserError(`"${unknown}" is none of ${[...NODE_VERSIONS.map(majorOf), ...scopes].join(', ')}`);
  const named = NODE_VERSIONS.filter(isNamed);
  return { versions: named.length > 0 ? named : NODE_VERSIONS, scope: words.find(isScope) ?? 'all' };
}
