/** POST /signalements: encrypts a report before it reaches the database. */
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Report } from '@vipp/shared/contract/forms/report';
import type { Queries } from '../database/database';
import { signalements } from '../database/report-schema';
import { reportCopyMail } from '../mail/mail-texts';
import { encryptText } from '../submissions/encrypted-text';
import { SITE } from '../submissions/site';
import type { SubmissionContext } from '../submissions/submission';
import { createReceiptCode } from './receipt-code';
import { encryptFor } from './age-text';

/** Requirement 5.5: a copy is sent only if it was requested and an address was given. */
const copyAddress = (report: Report) => (!report.isAnonymous && report.wantsCopy ? report.email : '');

/** The answer is the receipt code: it is shown once and cannot be given again. */
export async function prepareReport({ outbox, recipients }: SubmissionContext, report: Report) {
  const identity = await generateX25519Identity();
  const { code, record, key } = await createReceiptCode();
  const row = {
    ...record,
    sealed: await encryptFor(recipients, JSON.stringify(report)),
    recipients: [...recipients],
    reporterRecipient: await identityToRecipient(identity),
    reporterIdentity: encryptText(key, identity),
    provenance: SITE,
  };
  return async (tx: Queries) => {
    await tx.insert(signalements).values(row);
    const address = copyAddress(report);
    if (address) await outbox.put(tx, reportCopyMail(address, report.description, outbox.link('/signalements/suivi')));
    return { code };
  };
}
