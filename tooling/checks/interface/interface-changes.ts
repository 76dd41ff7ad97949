/** What changed between two interfaces, and which version says so. */
import { PASSED_IN, type Interface } from './read-interface';

type Entries = Interface['entries'];

export type Change = { kind: 'added' | 'changed' | 'removed'; what: string };

/** A required member of a type that callers already pass in. */
const breaksCallers = (entry: string, before: Entries): boolean =>
  !entry.endsWith('?') && before[entry.split('.')[0] ?? ''] === PASSED_IN;

/** Names the exports through which users see an entry that is no export itself. */
function describe(entry: string, reachedBy: Interface['reachedBy']): string {
  const exports = [...(reachedBy.get(entry.split('.')[0] ?? '') ?? [])].map((name) => name.split(' ')[1]);
  return exports.length > 0 ? `${entry} (seen through ${exports.join(', ')})` : entry;
}

export function interfaceChanges(before: Entries, { entries, reachedBy }: Interface): Change[] {
  const removed = Object.keys(before).filter((entry) => !(entry in entries));
  const present = Object.entries(entries).flatMap(([entry, text]): Change[] => {
    const what = describe(entry, reachedBy);
    const earlier = before[entry];
    if (earlier === undefined)
      return breaksCallers(entry, before)
        ? [{ kind: 'changed', what: `${what} is new and required of callers` }]
        : [{ kind: 'added', what }];
    return earlier === text ? [] : [{ kind: 'changed', what: `${what}: was “${earlier}”, is “${text}”` }];
  });
  return [...removed.map((what): Change => ({ kind: 'removed', what })), ...present];
}

const numbersOf = (version: string): [major: number, minor: number, patch: number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
};

/** The lowest version that says what changed since another one: the next minor for additions, else the next major. */
export function neededVersion(recorded: string, changes: readonly Change[]): string {
  const [major, minor] = numbersOf(recorded);
  if (changes.length === 0) return recorded;
  return changes.every(({ kind }) => kind === 'added') ? `${major}.${minor + 1}.0` : `${major + 1}.0.0`;
}

export function isAtLeast(version: string, needed: string): boolean {
  const [a, b] = [numbersOf(version), numbersOf(needed)];
  const different = a.findIndex((number, index) => number !== b[index]);
  return different === -1 || (a[different] ?? 0) > (b[different] ?? 0);
}
