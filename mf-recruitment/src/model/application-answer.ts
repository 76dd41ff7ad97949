/** Context that the actions of the application add to an answer: step 1, for the page of step 2 or of the preview. */
import * as z from 'zod/mini';
import type { Answers, ApplicationForm } from '@vipp/shared/contract/application/definition';
import { FIGURE_STAGES } from '@vipp/shared/contract/application/figure-events';
import {
  applicationReceiptSchema,
  mailedReceiptSchema,
  type ApplicationReceipt,
} from '@vipp/shared/contract/forms/application';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';

const contextSchema = z.object({
  /** Step 1, encrypted by `SealedState`, in the page without JavaScript. */
  sealed: z.optional(z.string()),
  identity: z.optional(z.record(z.string(), z.string())),
  /** Answers of step 2 for hidden fields of step 1, after « Retour » without JavaScript. */
  carried: z.optional(z.record(z.string(), z.string())),
  /** The version of the answers, in a page whose own one is newer. */
  form: z.optional(z.custom<ApplicationForm>((form) => typeof form === 'object' && form !== null)),
  /** How far the gateway has counted this application, without JavaScript. */
  reached: z.optional(z.enum(FIGURE_STAGES)),
  /** Message about too many experiences. */
  listMessage: z.optional(z.string()),
});

export type ApplicationContext = z.infer<typeof contextSchema>;
export type ApplicationAnswer = FormAnswer & { context: ApplicationContext };

export const contextOf = (answer: FormAnswer | undefined): ApplicationContext =>
  contextSchema.safeParse(answer?.context).data ?? {};

/** Name of the hidden field with the encrypted step 1. */
export const SEALED_FIELD = 'scelle';
/** Name of the hidden field of `reachedField`. */
export const REACHED_FIELD = 'atteint';

const sealedIdentitySchema = z.record(z.string(), z.string());

/** Hidden field for how far the gateway has counted. */
export const reachedField = ({ reached }: ApplicationContext): Answers => (reached ? { [REACHED_FIELD]: reached } : {});

/** Parses the decrypted step 1; undefined when it could not be decrypted. */
export function parseIdentity(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined;
  return sealedIdentitySchema.safeParse(JSON.parse(text)).data;
}

/** Receipt of an accepted application; undefined when the content service gives none. */
export const receiptOf = (answer: FormAnswer | undefined): ApplicationReceipt | undefined =>
  answer?.outcome.kind === 'accepted' ? applicationReceiptSchema.safeParse(answer.outcome.body).data : undefined;

/** Whether the receipt of an accepted application comes by mail alone. */
export const isReceiptMailed = (answer: FormAnswer | undefined): boolean =>
  answer?.outcome.kind === 'accepted' && mailedReceiptSchema.safeParse(answer.outcome.body).success;
