import { acknowledgementSchema } from '../../contract/submissions';
import type { FormAnswer } from './form-answer';

/** Whether the service sends the sender of an accepted form a confirmation mail: not every service does, nor always. */
export const wasAcknowledged = (answer: FormAnswer | undefined): boolean =>
  answer?.outcome.kind === 'accepted' &&
  acknowledgementSchema.safeParse(answer.outcome.body).data?.acknowledged === true;
