/** Reasons to refuse a submission, reported to its sender. */
import type { FieldErrors } from '@vipp/shared/contract/submissions';
import { INVALID_VALUE, type ParsedFields } from '@vipp/shared/lib/field-errors';

/** The submission is valid but cannot be accepted; nothing of it is stored. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly errors: FieldErrors = {},
    readonly status: 400 | 401 | 403 | 404 | 415 | 422 = 422,
  ) {
    super(message);
  }
}

/** The data of a parsed call. @throws Refusal with the messages by field, the first one as its own */
export function accepted<Data>(parsed: ParsedFields<Data>): Data {
  if (parsed.success) return parsed.data;
  throw new Refusal(Object.values(parsed.errors).flat().at(0) ?? INVALID_VALUE, parsed.errors);
}
