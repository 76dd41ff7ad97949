import type { FieldErrors } from '../contract/submissions';

type Issue = { path: PropertyKey[]; message: string };

/** The messages of a schema by the field they are about; forms are flat, so that is the first part of the path. */
export function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) (errors[String(path[0] ?? '')] ??= []).push(message);
  return errors;
}
