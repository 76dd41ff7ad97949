import type { FieldErrors } from '../contract/submissions';

type Issue = { path: PropertyKey[]; message: string };

/** The messages of a schema by the field they are about; forms are flat, so that is the first part of the path. */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  // A map, because a field's name is the sender's word: an object has `__proto__` and the like before anything is put there.
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    errors.set(field, [...(errors.get(field) ?? []), message]);
  }
  return Object.fromEntries(errors);
}
