/** The result of a form's action, as plain data for the state in the page. */
import * as z from 'zod/mini';
import {
  acknowledgementSchema,
  fieldErrorsSchema,
  idempotencyKeySchema,
  type FieldErrors,
} from '../../contract/submissions';

/** Names of the hidden fields of each form. */
export const FORM_FIELD = 'formulaire';
export const KEY_FIELD = 'cle';
export const START_FIELD = 'debut';
export const STEP_FIELD = 'etape';
/** Name of the honeypot. */
export const HONEYPOT_FIELD = 'site_bis';

/** Steps of a form with a preview (`STEP_FIELD`). */
export const STEPS = { preview: 'apercu', edit: 'modifier', send: 'envoyer' } as const;

/** A `SubmissionOutcome` with the origin of a refusal, or a step before sending. */
const formOutcomeSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), message: z.optional(z.string()), body: z.optional(z.unknown()) }),
    z.object({
      kind: z.literal('refused'),
      /**
       * `form`: the schema found errors, nothing was sent. `service`: the content service refused it. `honeypot`: it is
       * suspect, and is accepted when it is sent again.
       */
      by: z.enum(['form', 'service', 'honeypot']),
      errors: fieldErrorsSchema,
      message: z.optional(z.string()),
    }),
    /** The record may be stored or not; a retry with the same key is safe. */
    z.object({ kind: z.literal('unreachable') }),
    z.object({ kind: z.literal('limited'), retryAfterSeconds: z.int() }),
    /** Valid, and shown as a preview. */
    z.object({ kind: z.literal('preview') }),
    /** Returned from the preview to the form. */
    z.object({ kind: z.literal('draft') }),
  ]),
);

const formTokenSchema = z.lazy(() =>
  z.object({
    /** Idempotency key of the next attempts. */
    key: idempotencyKeySchema,
    /** Time of the form's first display, in milliseconds since 1970. */
    start: z.number(),
  }),
);

const formAnswerSchema = z.lazy(() =>
  z.object({
    form: z.string(),
    token: formTokenSchema,
    /** Typed values for the form, without passwords. */
    values: z.record(z.string(), z.string()),
    outcome: formOutcomeSchema,
    /** Data that the page shows beside the form. */
    context: z.optional(z.unknown()),
  }),
);

export type FormOutcome = z.infer<typeof formOutcomeSchema>;
export type FormToken = z.infer<typeof formTokenSchema>;
export type FormAnswer = z.infer<typeof formAnswerSchema>;
export type FormValues = FormAnswer['values'];

/** Does not create the schema without data, as on most pages. */
const parseAnswer = (actionData: unknown): FormAnswer | undefined =>
  actionData ? formAnswerSchema.safeParse(actionData).data : undefined;

/** Reads the answer to the form of this name; undefined when there is none. */
export function readFormAnswer(actionData: unknown, form: string): FormAnswer | undefined {
  const answer = parseAnswer(actionData);
  return answer?.form === form ? answer : undefined;
}

const FAILED: readonly FormOutcome['kind'][] = ['refused', 'unreachable', 'limited'];

export const hasFailed = ({ outcome }: FormAnswer): boolean => FAILED.includes(outcome.kind);

/** Messages by field; empty unless the form was refused. */
export const errorsOf = (answer: FormAnswer | undefined): FieldErrors =>
  answer?.outcome.kind === 'refused' ? answer.outcome.errors : {};

const ERROR_WORD = 'Erreur\u202F: ';

export const withoutErrorWord = (title: string): string => title.replace(ERROR_WORD, '');

/** Title of a page, with the prefix « Erreur : » when a form of the page was refused. */
export function formTitle(title: string, actionData: unknown): string {
  const answer = parseAnswer(actionData);
  return answer && hasFailed(answer) ? ERROR_WORD + title : title;
}

export type FormStage = 'form' | 'preview' | 'sent';

/** Stage of a form with a preview. After a failure to send, the preview remains, to be confirmed again. */
export function formStage(answer: FormAnswer | undefined): FormStage {
  if (!answer) return 'form';
  switch (answer.outcome.kind) {
    case 'accepted':
      return 'sent';
    case 'preview':
    case 'unreachable':
    case 'limited':
      return 'preview';
    case 'refused':
      // Refused as a whole, not for a field: nothing to correct, so it can be sent again.
      return answer.outcome.by === 'service' && Object.keys(answer.outcome.errors).length === 0 ? 'preview' : 'form';
    case 'draft':
      return 'form';
  }
}

/** The answer for the form behind its preview, without failures, which the preview shows. */
export const asEdited = (answer: FormAnswer): FormAnswer => ({ ...answer, outcome: { kind: 'draft' } });

const acknowledgementOf = (answer: FormAnswer | undefined) =>
  answer?.outcome.kind === 'accepted' ? acknowledgementSchema.safeParse(answer.outcome.body).data : undefined;

/** True if the service reports a mail to the sender of an accepted form, within the mails of an address a day. */
export const wasAcknowledged = (answer: FormAnswer | undefined): boolean =>
  acknowledgementOf(answer)?.acknowledged === true;

/** True if the service reports a notification of the responsible people. */
export const wasNotified = (answer: FormAnswer | undefined): boolean => acknowledgementOf(answer)?.notified === true;
