import type * as z from 'zod/mini';
import type { FieldErrors } from '@vipp/shared/contract/submissions';

/** What is said of a value that no form of ours sends. */
export const INVALID_VALUE = 'Cette valeur n’est pas valide.';

/** Messages by the first segment of the path: forms are flat. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) (errors[String(path[0] ?? '')] ??= []).push(message);
  return errors;
}
