import type * as z from 'zod/mini';
import type { FieldErrors } from '../contract/submissions';

/** Message for values that no form of the site sends: a missing key, a wrong type, a value outside a list. */
export const INVALID_VALUE = 'Cette valeur n’est pas valable.';

type Issue = { path: PropertyKey[]; message: string };

/** Groups messages by field, the first part of the path: forms are flat. */
function toFieldErrors(issues: readonly Issue[]): FieldErrors {
  // A map: the sender chooses the names, and objects inherit names such as `__proto__`.
  const errors = new Map<string, string[]>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? '');
    // Several rules of one field may have the same message.
    errors.set(field, [...new Set([...(errors.get(field) ?? []), message])]);
  }
  return Object.fromEntries(errors);
}

export type ParsedFields<Data> = { success: true; data: Data } | { success: false; errors: FieldErrors };

/**
 * Parses values by a schema, into data or French messages by field. Where the schema has no message, `INVALID_VALUE`
 * replaces the English one of zod.
 */
export function parseFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): ParsedFields<z.output<Schema>> {
  const parsed = schema.safeParse(values, { error: () => INVALID_VALUE });
  return parsed.success ? parsed : { success: false, errors: toFieldErrors(parsed.error.issues) };
}

/** For a field of the form that this part of the site does not know yet: it must not be lost in silence. */
export const UNKNOWN_FIELD =
  'Cette information n’est pas encore prise en charge\u202F: rien n’a été envoyé. Rechargez la page, ou réessayez dans quelques minutes.';

/**
 * As `parseFields`, for a sent form: an unknown field is an error too.
 *
 * @param call `dropped`: fields that may be there and are dropped on purpose
 */
export function parsePayload<Schema extends z.ZodMiniType>(
  { schema, dropped = [] }: { schema: Schema; dropped?: readonly string[] },
  values: unknown,
): ParsedFields<z.output<Schema>> {
  const parsed = parseFields(schema, values);
  if (!parsed.success) return parsed;
  const unknown = Object.keys(Object(values)).filter(
    (name) => !Object.hasOwn(Object(parsed.data), name) && !dropped.includes(name),
  );
  if (unknown.length === 0) return parsed;
  return { success: false, errors: Object.fromEntries(unknown.map((name) => [name, [UNKNOWN_FIELD]])) };
}
