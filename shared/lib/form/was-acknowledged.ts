import { acknowledgementSchema } from '../../contract/submissions';
import type { FormAnswer } from './form-answer';

/** Whether the service sends the writer of an accepted form a mail about it: not every one does, nor every time. */
export const wasAcknowledged = (answer: FormAnswer | undefined): boolean =>
  answer?.outcome.kind === 'accepted' &&
  acknowledgementSchema.safeParse(answer.outcome.body).data?.acknowledged === true;
