import type { Contact } from '@vipp/shared/contract/forms/contact';
import { isExistingNumber, UNKNOWN_NUMBER } from '@vipp/shared/lib/phone-number.server';
import type { Queries } from '../database/database';
import { contacts } from '../database/submission-schema';
import { Refusal } from './refusal';
import type { SubmissionContext } from './submission';

/** SPEC §7: this call says its status inside the body too. */
export function prepareContact(_context: SubmissionContext, contact: Contact) {
  if (!isExistingNumber(contact.telephone)) throw new Refusal(UNKNOWN_NUMBER, { telephone: [UNKNOWN_NUMBER] });
  return async (tx: Queries) => {
    await tx.insert(contacts).values(contact);
    return { status_code: 200, message: 'Vos informations ont bien été envoyées\u202F!' };
  };
}
