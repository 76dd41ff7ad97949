import type * as z from 'zod/mini';
import type { FieldErrors } from '../contract/submissions';

/** Message for values that no form of the site sends: a missing key, another type, a value that is not in its list. */
export const INVALID_VALUE = 'Cette valeur n’est pas valable.';

type Issue = { path: PropertyKey[]; message: string };

/** The messages of a schema by the field they are about; forms are flat, so that is the first part of the path. */
function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  // A map, because the sender chooses the names: an object already has `__proto__` and the like.
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    // Several issues may have the same message about one field, such as three rules of a hidden number.
    errors.set(field, [...new Set([...(errors.get(field) ?? []), message])]);
  }
  return Object.fromEntries(errors);
}

type ParsedFields<Data> = { success: true; data: Data } | { success: false; errors: FieldErrors };

/**
 * The values parsed by the schema, or French messages by field: where the schema has no message,
 * zod’s English one is replaced by `INVALID_VALUE`.
 */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): ParsedFields<z.output<Schema>> {
  const parsed = schema.safeParse(values, { error: () => INVALID_VALUE });
  return parsed.success ? parsed : { success: false, errors: toFieldErrors(parsed.error.issues) };
}
