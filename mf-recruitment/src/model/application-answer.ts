/** Context of an answer of the application form: what the page of the other step needs without JavaScript. */
import * as z from 'zod/mini';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { mailedReceiptSchema } from '@vipp/shared/contract/forms/application';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import type { FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { readDraft } from './application-draft';

const contextSchema = z.object({
  /** Step 1, encrypted by `SealedState`: only the gateway can read it, even after scripts have loaded. */
  sealed: z.optional(z.string()),
  /** Names of the questions of step 2 that the encrypted step 1 rules out. */
  ruledOut: z.optional(z.array(z.string())),
  /** Answers of step 2 for hidden fields of step 1, after « Retour » without JavaScript. */
  carried: z.optional(z.record(z.string(), z.string())),
  /** Message about too many experiences. */
  listMessage: z.optional(z.string()),
});

export type ApplicationContext = z.infer<typeof contextSchema>;
export type ApplicationAnswer = FormAnswer & { context: ApplicationContext };

export const contextOf = (answer: FormAnswer | undefined): ApplicationContext =>
  contextSchema.safeParse(answer?.context).data ?? {};

/** Whether the form is submitted without scripts, because only the gateway can decrypt its step 1. */
export const isSealed = (answer: FormAnswer | undefined): boolean => contextOf(answer).sealed !== undefined;

/** Name of the hidden field with the encrypted step 1. */
export const SEALED_FIELD = 'scelle';
/** Name of the hidden field, in both steps, with the version of the form that the visitor sees. */
export const VERSION_FIELD = 'version';

const sealedIdentitySchema = z.record(z.string(), z.string());

/**
 * Step 1 for a posted step 2. In the gateway it comes from the hidden field, and is undefined when it cannot be decrypted; in
 * the browser it comes from the draft on the device.
 */
export function readIdentity({
  formData,
  sealedState,
}: Pick<PageActionArgs, 'formData' | 'sealedState'>): Answers | undefined {
  if (!sealedState) return readDraft('step1');
  const text = sealedState.decrypt(String(formData.get(SEALED_FIELD) ?? ''));
  return text === undefined ? undefined : sealedIdentitySchema.safeParse(JSON.parse(text)).data;
}

/** Whether the receipt of an accepted application comes by mail alone. */
export const isReceiptMailed = (answer: FormAnswer | undefined): boolean =>
  answer?.outcome.kind === 'accepted' && mailedReceiptSchema.safeParse(answer.outcome.body).success;
