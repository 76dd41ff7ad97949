/** What the actions of the application add to a form’s answer: step 1, for the page that shows step 2 or the preview. */
import * as z from 'zod/mini';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { applicationReceiptSchema, type ApplicationReceipt } from '@vipp/shared/contract/forms/application';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';

const contextSchema = z.object({
  /** Step 1, as `SealedState` sealed it: what the page carries without JavaScript. */
  sealed: z.optional(z.string()),
  identity: z.optional(z.record(z.string(), z.string())),
  /** Answers of step 2 that step 1 holds as hidden fields after « Retour » without JavaScript. */
  carried: z.optional(z.record(z.string(), z.string())),
  /** Message at the experiences: more were asked for than allowed. */
  listMessage: z.optional(z.string()),
});

export type ApplicationContext = z.infer<typeof contextSchema>;
export type ApplicationAnswer = FormAnswer & { context: ApplicationContext };

export const contextOf = (answer: FormAnswer | undefined): ApplicationContext =>
  contextSchema.safeParse(answer?.context).data ?? {};

/** Name of the hidden field that holds step 1. */
export const SEALED_FIELD = 'scelle';

const sealedIdentitySchema = z.record(z.string(), z.string());

/** Step 1 out of its sealed text; undefined when it cannot be decrypted any more. */
export function parseIdentity(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined;
  return sealedIdentitySchema.safeParse(JSON.parse(text)).data;
}

/** The receipt of an application that was accepted; undefined where the content service gives none. */
export const receiptOf = (answer: FormAnswer | undefined): ApplicationReceipt | undefined =>
  answer?.outcome.kind === 'accepted' ? applicationReceiptSchema.safeParse(answer.outcome.body).data : undefined;
