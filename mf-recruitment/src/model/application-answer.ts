/** What the actions of the application add to a form’s answer: step 1, for the page that shows step 2 or the preview. */
import * as z from 'zod/mini';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { applicationReceiptSchema, type ApplicationReceipt } from '@vipp/shared/contract/forms/application';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';

const contextSchema = z.object({
  /** Step 1, as `Vault` sealed it: what the page carries without JavaScript. */
  sealed: z.optional(z.string()),
  identity: z.optional(z.record(z.string(), z.string())),
  /** What step 1 carries of step 2, on the way back without JavaScript. */
  carried: z.optional(z.record(z.string(), z.string())),
  /** Said of the experiences: one more was asked for than may be. */
  listMessage: z.optional(z.string()),
});

export type ApplicationContext = z.infer<typeof contextSchema>;
export type ApplicationAnswer = FormAnswer & { context: ApplicationContext };

export const contextOf = (answer: FormAnswer | undefined): ApplicationContext =>
  contextSchema.safeParse(answer?.context).data ?? {};

/** Name of the hidden field that carries step 1. */
export const SEALED_FIELD = 'scelle';

const sealedIdentitySchema = z.record(z.string(), z.string());

/** Step 1 out of its sealed text; undefined when it is no longer to be had. */
export function parseIdentity(text: string | undefined): Answers | undefined {
  if (text === undefined) return undefined;
  return sealedIdentitySchema.safeParse(JSON.parse(text)).data;
}

/** The receipt of an application that was taken; undefined where the content service gives none. */
export const receiptOf = (answer: FormAnswer | undefined): ApplicationReceipt | undefined =>
  answer?.outcome.kind === 'accepted' ? applicationReceiptSchema.safeParse(answer.outcome.body).data : undefined;
