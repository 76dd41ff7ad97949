/** The result of a form's action: plain data, because it is serialised from the gateway into the page. */
import * as z from 'zod/mini';
import { fieldErrorsSchema, idempotencyKeySchema, type FieldErrors } from '../../contract/submissions';

/** Names of the hidden fields of each form. */
export const FORM_FIELD = 'formulaire';
export const KEY_FIELD = 'cle';
export const START_FIELD = 'debut';
export const STEP_FIELD = 'etape';
/** Left empty by people, who do not see it; filled in by robots. */
export const HONEYPOT_FIELD = 'site_bis';

/** Steps of a form with a preview (`STEP_FIELD`). */
export const STEPS = { preview: 'apercu', edit: 'modifier', send: 'envoyer' } as const;

/** A `SubmissionOutcome` that also says what refused it, or a step before sending. */
const formOutcomeSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), message: z.optional(z.string()), body: z.optional(z.unknown()) }),
    z.object({
      kind: z.literal('refused'),
      /**
       * `form`: the schema found errors, nothing was sent. `service`: the content service did. `honeypot`: it looks like
       * a robot's, and is accepted when it is sent again.
       */
      by: z.enum(['form', 'service', 'honeypot']),
      errors: fieldErrorsSchema,
      message: z.optional(z.string()),
    }),
    /** Unknown whether it was stored: with the same key a retry is safe. */
    z.object({ kind: z.literal('unreachable') }),
    z.object({ kind: z.literal('limited'), retryAfterSeconds: z.int() }),
    /** Valid, and shown as a preview before it is sent. */
    z.object({ kind: z.literal('preview') }),
    /** Back from the preview. */
    z.object({ kind: z.literal('draft') }),
  ]),
);

const formTokenSchema = z.lazy(() =>
  z.object({
    /** Idempotency key of the attempts to come. */
    key: idempotencyKeySchema,
    /** When the form was shown, in milliseconds since 1970. */
    start: z.number(),
  }),
);

const formAnswerSchema = z.lazy(() =>
  z.object({
    form: z.string(),
    token: formTokenSchema,
    /** Typed values, to show again; never a password. */
    values: z.record(z.string(), z.string()),
    outcome: formOutcomeSchema,
    /** Data that the page shows beside the form, for every outcome. */
    context: z.optional(z.unknown()),
  }),
);

export type FormOutcome = z.infer<typeof formOutcomeSchema>;
export type FormToken = z.infer<typeof formTokenSchema>;
export type FormAnswer = z.infer<typeof formAnswerSchema>;
export type FormValues = FormAnswer['values'];

/** Most pages have none; the schema is then not created. */
const parseAnswer = (actionData: unknown): FormAnswer | undefined =>
  actionData ? formAnswerSchema.safeParse(actionData).data : undefined;

/** The answer to the form of this name, or undefined when there is none or it is another form's. */
export function readFormAnswer(actionData: unknown, form: string): FormAnswer | undefined {
  const answer = parseAnswer(actionData);
  return answer?.form === form ? answer : undefined;
}

const FAILED: readonly FormOutcome['kind'][] = ['refused', 'unreachable', 'limited'];

export const hasFailed = ({ outcome }: FormAnswer): boolean => FAILED.includes(outcome.kind);

/** Messages by field; none unless the form was refused. */
export const errorsOf = (answer: FormAnswer | undefined): FieldErrors =>
  answer?.outcome.kind === 'refused' ? answer.outcome.errors : {};

/** A page's title, with « Erreur : » in front when a form of the page was just refused. */
export function formTitle(title: string, actionData: unknown): string {
  const answer = parseAnswer(actionData);
  return answer && hasFailed(answer) ? `Erreur\u202F: ${title}` : title;
}
