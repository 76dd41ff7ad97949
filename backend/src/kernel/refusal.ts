/** Reasons to refuse a submission, reported to its sender. */
import type { FieldErrors } from '@vipp/shared/contract/submissions';

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
