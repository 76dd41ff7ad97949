import { acknowledgementSchema } from '../../contract/submissions';
import type { FormAnswer } from './form-answer';

const acknowledgementOf = (answer: FormAnswer | undefined) =>
  answer?.outcome.kind === 'accepted' ? acknowledgementSchema.safeParse(answer.outcome.body).data : undefined;

/** True when the service reports that it mails the sender of an accepted form, within the mails of an address a day. */
export const wasAcknowledged = (answer: FormAnswer | undefined): boolean =>
  acknowledgementOf(answer)?.acknowledged === true;

/** True when the service reports that it notifies those who answer an accepted form. */
export const wasNotified = (answer: FormAnswer | undefined): boolean => acknowledgementOf(answer)?.notified === true;
