import { acknowledgementSchema } from '../../contract/submissions';
import type { FormAnswer } from './form-answer';

/** True when the service reports that it sends a mail to the sender of an accepted form. */
export const wasAcknowledged = (answer: FormAnswer | undefined): boolean =>
  answer?.outcome.kind === 'accepted' &&
  acknowledgementSchema.safeParse(answer.outcome.body).data?.acknowledged === true;
