/** Reasons to refuse a submission, reported to its sender. */
import type { FieldErrors } from '@vipp/shared/contract/submissions';
import type { Queries } from '../database/database';

/** The submission is valid but cannot be accepted; nothing of it is stored. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly errors: FieldErrors = {},
    readonly status: 400 | 404 | 415 | 422 = 422,
  ) {
    super(message);
  }
}

/** A refusal of which someone other than the sender is notified. */
export class RefusalWithNotice extends Refusal {
  /** @param notify runs in a transaction of its own, because the refused one is rolled back */
  constructor(
    message: string,
    readonly notify: (tx: Queries) => Promise<void>,
  ) {
    super(message);
  }
}
