/** POST /signalements: encrypts a report before it reaches the database. */
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { REPORTS_CLOSED, type Report } from '@vipp/shared/contract/forms/report';
import type { Queries } from '../database/database';
import { signalementMessages, signalements } from '../database/submission-schema';
import { reportCopyMail } from '../mail/mail-texts';
import { mailUnprovenAddress } from '../kernel/mail-unproven-address';
import { encryptText } from '@vipp/shared/server/encrypted-text';
import { Refusal } from '../kernel/refusal';
import { SITE, type ServiceContext } from '../kernel/submission';
import { createReceiptCode } from './receipt-code';
import { encryptFor } from '@vipp/shared/lib/age-text';

/** Requirement 5.5: a copy is sent only if it was requested and an address was given. */
const copyAddress = (report: Report) => (!report.isAnonymous && report.wantsCopy ? report.email : '');

/** The answer is the receipt code: it is shown once and cannot be given again. */
export async function prepareReport({ outbox, recipients }: ServiceContext, report: Report) {
  if (recipients.length === 0) throw new Refusal(REPORTS_CLOSED);
  const identity = await generateX25519Identity();
  const { code, record, key } = await createReceiptCode();
  const reporterRecipient = await identityToRecipient(identity);
  const address = copyAddress(report);
  // Read with the code only: the mailbox may be a stranger's.
  const copied = address && (await encryptFor([...recipients, reporterRecipient], report.description));
  const row = {
    ...record,
    sealed: await encryptFor(recipients, JSON.stringify(report)),
    recipients: [...recipients],
    reporterRecipient,
    reporterIdentity: encryptText(key, identity),
    provenance: SITE,
  };
  return async (tx: Queries) => {
    const [stored] = await tx.insert(signalements).values(row).returning({ id: signalements.id });
    if (!stored) throw new Error('The report was not stored');
    if (copied)
      await tx.insert(signalementMessages).values({ signalementId: stored.id, sender: 'reporter', sealed: copied });
    if (address) await mailUnprovenAddress(tx, outbox, reportCopyMail(address, outbox.link('/signalements/suivi')));
    return { code };
  };
}
