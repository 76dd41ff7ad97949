import { success, type Result } from '@vipp/shared/contract/result';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';

export type FollowUpData = { formTokens: { code: FormToken; addition: FormToken } };

/** Loads only form tokens, because the code is sent with the form and never in the address. */
export const loadFollowUp = async (): Promise<Result<FollowUpData>> =>
  success({ formTokens: { code: newFormToken(), addition: newFormToken() } });
