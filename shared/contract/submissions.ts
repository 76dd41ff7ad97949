/**
 * Answers of the content service to forms (requirement 7.3); the payload of each form is in `forms/`. An idempotency key stores
 * a repeated submission once, with the same answer.
 */
import * as z from 'zod/mini';

/** Header for the key, a UUID created with the form. */
export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Smaller than `z.uuid` in browsers. */
export const uuid = () => z.string().check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i));
export const idempotencyKeySchema = uuid();

/** Messages by field, as the content service gives them. */
export const fieldErrorsSchema = z.record(z.string(), z.array(z.string()));
export type FieldErrors = z.infer<typeof fieldErrorsSchema>;

/** Body of an answer to a contact message, a study request or a subscription: who gets a mail about it. */
export const acknowledgementSchema = z.object({
  /** The visitor, within the address's daily limit of mails. Others may have used the address, so all get the same answer. */
  acknowledged: z.boolean(),
  /** Those who answer the message. */
  notified: z.optional(z.boolean()),
});

/** Outcome of a submission. `accepted` only after the record is stored. */
export const submissionOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    message: z.optional(z.string()),
    /** The whole body, for calls with data in their answer, such as a receipt code or an e-mail address. */
    body: z.optional(z.unknown()),
  }),
  z.object({ kind: z.literal('refused'), errors: fieldErrorsSchema, message: z.optional(z.string()) }),
  z.object({ kind: z.literal('unreachable') }),
  /** The content service does not support this call. */
  z.object({ kind: z.literal('unsupported') }),
  /** Too many attempts from one address; nothing was stored. */
  z.object({ kind: z.literal('limited'), retryAfterSeconds: z.int() }),
]);

export type SubmissionOutcome = z.infer<typeof submissionOutcomeSchema>;
