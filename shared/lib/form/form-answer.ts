/** What a form's action answers: plain data, because it crosses from the gateway into the page. */
import * as z from 'zod/mini';
import { fieldErrorsSchema, idempotencyKeySchema, type FieldErrors } from '../../contract/submissions';

/** Names of what each form carries beside its fields. */
export const FORM_FIELD = 'formulaire';
export const KEY_FIELD = 'cle';
export const START_FIELD = 'debut';
export const STEP_FIELD = 'etape';
/** Left empty by people, who do not see it; filled in by robots. */
export const HONEYPOT_FIELD = 'site_bis';

/** Steps of a form that shows what it is about to send (`STEP_FIELD`). */
export const STEPS = { preview: 'apercu', edit: 'modifier', send: 'envoyer' } as const;

/** A `SubmissionOutcome` that also says who refused, or a step before sending. */
const formOutcomeSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('accepted'), message: z.optional(z.string()), body: z.optional(z.unknown()) }),
    z.object({
      kind: z.literal('refused'),
      /**
       * `form`: the schema found errors, nothing was sent. `service`: the content service did. `honeypot`: it looks like
       * a robot's, and goes through when it is sent again.
       */
      by: z.enum(['form', 'service', 'honeypot']),
      errors: fieldErrorsSchema,
      message: z.optional(z.string()),
    }),
    /** Whether it was stored is not known: the same key makes sending it again safe. */
    z.object({ kind: z.literal('unreachable') }),
    z.object({ kind: z.literal('limited'), retryAfterSeconds: z.int() }),
    /** Valid, shown to its writer before it is sent. */
    z.object({ kind: z.literal('preview') }),
    /** Back from the preview. */
    z.object({ kind: z.literal('draft') }),
  ]),
);

const formSessionSchema = z.lazy(() =>
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
    token: formSessionSchema,
    /** What was typed, for the form to show again; never a password. */
    values: z.record(z.string(), z.string()),
    outcome: formOutcomeSchema,
    /** What the page shows beside the form, whatever became of it. */
    context: z.optional(z.unknown()),
  }),
);

export type FormOutcome = z.infer<typeof formOutcomeSchema>;
export type FormToken = z.infer<typeof formSessionSchema>;
export type FormAnswer = z.infer<typeof formAnswerSchema>;
export type FormValues = FormAnswer['values'];

/** Most pages come without one, and need no schema then. */
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

/** A page's title, opened by « Erreur : » when a form of the page was just refused. */
export function formTitle(title: string, actionData: unknown): string {
  const answer = parseAnswer(actionData);
  return answer && hasFailed(answer) ? `Erreur\u202F: ${title}` : title;
}
