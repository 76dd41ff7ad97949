/** Reasons not to take a submission that its sender is told. */
import type { FieldErrors } from '@vipp/shared/contract/submissions';

/** The submission is understood, and cannot be accepted; nothing of it is stored. */
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

/** Too many attempts at the same thing. */
export class TooManyAttempts extends Error {
  override readonly name = 'TooManyAttempts';

  constructor(readonly retryAfterSeconds: number) {
    super('Trop de tentatives. Veuillez patienter avant de réessayer.');
  }
}
