/** POST /contacts: stores the message, notifies the sales team, and acknowledges it to the sender. */
import type { Contact } from '@vipp/shared/contract/forms/contact';
import { isExistingNumber, UNKNOWN_NUMBER } from '@vipp/shared/lib/phone-number.server';
import { rowOf } from '../database/columns';
import type { Queries } from '../database/database';
import { contacts } from '../database/submission-schema';
import { contactAcknowledgement } from '../mail/mail-texts';
import { contactNotification } from '../mail/notification-mails';
import { mailUnprovenAddress } from '../kernel/mail-unproven-address';
import { notifyRecipients } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';

/** Requirement 7.3: the body of this answer also contains the status. */
export function prepareContact({ outbox, salesRecipients }: ServiceContext, contact: Contact) {
  if (!isExistingNumber(contact.telephone)) throw new Refusal(UNKNOWN_NUMBER, { telephone: [UNKNOWN_NUMBER] });
  return async (tx: Queries) => {
    await tx.insert(contacts).values(rowOf(contacts, contact));
    const recipients = salesRecipients.contact;
    const notified = recipients.length > 0;
    const mail = contactAcknowledgement(contact.email, outbox.link('/contact'), notified);
    const acknowledged = await mailUnprovenAddress(tx, outbox, mail);
    await notifyRecipients(tx, outbox, recipients, contactNotification(contact, { acknowledged, recipients }));
    return { status_code: 200, message: 'Vos informations ont bien été envoyées\u202F!', acknowledged: true, notified };
  };
}
