/** POST /ReceptionDemande: stores the request, sends the study to the visitor, and notifies the sales team. */
import { type StudyRequest, NO_SUCH_STUDY } from '@vipp/shared/contract/forms/study-request';
import { findEtude } from '../content/store-content';
import { rowOf } from '../database/columns';
import type { Queries } from '../database/database';
import { receptionDemandes } from '../database/submission-schema';
import { studyMail } from '../mail/acknowledgement-mails';
import { studyNotification } from '../mail/notification-mails';
import type { Outbox } from '../kernel/outbox';
import { mayAcknowledge } from '../kernel/acknowledge';
import { notifyRecipients } from '../kernel/notify-recipients';
import { SITE } from '../kernel/site';
import { createStudyLink } from './study-link';
import type { SubmissionContext } from '../kernel/submission';
import { Refusal } from '../kernel/refusal';

const DAY_MS = 86_400_000;

type Sending = { requestId: string; email: string; study: { title: string; slug: string } };

/** Puts the mail with the link to the study into the outbox; false when the address has received enough. */
async function sendStudy(tx: Queries, outbox: Outbox, { requestId, email, study }: Sending): Promise<boolean> {
  if (!(await mayAcknowledge(tx, email, 'study'))) return false;
  const link = await createStudyLink(tx, outbox, requestId);
  const pages = { study: outbox.link(`/etude_de_cas/${study.slug}`), contact: outbox.link('/contact') };
  const uselessAt = new Date(Date.parse(link.lastDay) + DAY_MS);
  await outbox.put(tx, studyMail({ to: email, title: study.title, link, pages }), uselessAt);
  return true;
}

export const prepareStudyRequest =
  (
    { outbox, salesRecipients }: SubmissionContext,
    { etude_title: etudeTitle, etude_id: etudeId, ...request }: StudyRequest,
  ) =>
  async (tx: Queries) => {
    const study = await findEtude(tx, etudeId);
    if (!study) throw new Refusal(NO_SUCH_STUDY, { etude_id: [NO_SUCH_STUDY] });
    const [stored] = await tx
      .insert(receptionDemandes)
      .values(rowOf(receptionDemandes, { ...request, etudeTitle, etudeId, provenance: SITE }))
      .returning({ id: receptionDemandes.id });
    if (!stored) throw new Error('The request for a study was not stored');
    const acknowledged = await sendStudy(tx, outbox, { requestId: stored.id, email: request.email, study });
    const recipients = salesRecipients.study;
    await notifyRecipients(
      tx,
      outbox,
      recipients,
      studyNotification({ ...request, title: study.title }, { acknowledged, recipients }),
    );
    return { message: 'Envoyé avec succès\u202F!', acknowledged: true };
  };
