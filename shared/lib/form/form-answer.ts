/** What a form's action answers: plain data, because it crosses from the gateway into the page. */
import * as z from 'zod/mini';
import { fieldErrorsSchema, idempotencyKeySchema } from '../../contract/submissions';

/** Names of what each form carries beside its fields. */
export const FORM_FIELD = 'formulaire';
export const KEY_FIELD = 'cle';
export const START_FIELD = 'debut';
export const STEP_FIELD = 'etape';
/** Left empty by people, who do not see it; filled in by robots. */
export const TRAP_FIELD = 'site_bis';

/** Steps of a form that shows what it is about to send (`STEP_FIELD`). */
export const STEPS = { preview: 'apercu', edit: 'modifier', send: 'envoyer' } as const;

const formOutcomeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), message: z.optional(z.string()), result: z.optional(z.unknown()) }),
  /** The schema refused it: nothing was sent. */
  z.object({ kind: z.literal('invalid') }),
  /** The content service refused it. */
  z.object({ kind: z.literal('refused'), message: z.optional(z.string()) }),
  /** Whether it was stored is not known: the same key makes sending it again safe. */
  z.object({ kind: z.literal('unreachable') }),
  z.object({ kind: z.literal('limited'), retryAfterSeconds: z.int() }),
  /** It looks like a robot's; sending it again goes through. */
  z.object({ kind: z.literal('suspect') }),
  /** Valid, shown to its writer before it is sent. */
  z.object({ kind: z.literal('preview') }),
  /** Back from the preview. */
  z.object({ kind: z.literal('draft') }),
]);

const formSessionSchema = z.object({
  /** Idempotency key of the attempts to come. */
  key: idempotencyKeySchema,
  /** When the form was shown, in milliseconds since 1970. */
  start: z.number(),
});

const formAnswerSchema = z.object({
  form: z.string(),
  session: formSessionSchema,
  /** What was typed, for the form to show again; never a password. */
  values: z.record(z.string(), z.string()),
  errors: fieldErrorsSchema,
  outcome: formOutcomeSchema,
});

export type FormOutcome = z.infer<typeof formOutcomeSchema>;
export type FormSession = z.infer<typeof formSessionSchema>;
export type FormAnswer = z.infer<typeof formAnswerSchema>;
export type FormValues = FormAnswer['values'];

/** The answer to the form of this name, or undefined when there is none or it is another form's. */
export function readFormAnswer(actionData: unknown, form: string): FormAnswer | undefined {
  const parsed = formAnswerSchema.safeParse(actionData);
  return parsed.success && parsed.data.form === form ? parsed.data : undefined;
}

const STATUS: Record<FormOutcome['kind'], number> = {
  accepted: 200, preview: 200, draft: 200, invalid: 422, refused: 422, suspect: 422, limited: 429, unreachable: 503,
};

/** HTTP status of a page that shows what an action answered; 200 where the answer is no form's. */
export function formStatus(actionData: unknown): number {
  const parsed = formAnswerSchema.safeParse(actionData);
  return parsed.success ? STATUS[parsed.data.outcome.kind] : 200;
}

const FAILED: readonly FormOutcome['kind'][] = ['invalid', 'refused', 'unreachable', 'limited', 'suspect'];

export const hasFailed = ({ outcome }: FormAnswer): boolean => FAILED.includes(outcome.kind);

/** A page's title, opened by « Erreur : » when a form of the page was just refused. */
export function formTitle(title: string, actionData: unknown): string {
  const parsed = formAnswerSchema.safeParse(actionData);
  return parsed.success && hasFailed(parsed.data) ? `Erreur\u202F: ${title}` : title;
}
