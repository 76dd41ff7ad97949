import { success, type Result } from '@vipp/shared/contract/result';
import type { FormSession } from '@vipp/shared/lib/form/form-answer';
import { newFormSession } from '@vipp/shared/lib/form/form-session';

export type FollowUpData = { sessions: { code: FormSession; addition: FormSession } };

/** Nothing is known of the visitor: the code comes with the form, never with the address. */
export const loadFollowUp = async (): Promise<Result<FollowUpData>> =>
  success({ sessions: { code: newFormSession(), addition: newFormSession() } });
