import type { Contact } from '@vipp/shared/contract/forms/contact';
import type { Queries } from '../database/database';
import { contacts } from '../database/submission-schema';
import type { SubmissionContext } from './submission';

/** SPEC §7: this call says its status inside the body too. */
export const prepareContact = (_context: SubmissionContext, contact: Contact) => async (tx: Queries) => {
  await tx.insert(contacts).values(contact);
  return { status_code: 200, message: 'Vos informations ont bien été envoyées\u202F!' };
};
