/** POST /ReceptionDemande: stores the request, sends the study to the visitor, and notifies the sales team. */
import type { StudyLinkStatus } from '@vipp/shared/contract/forms/study-link';
import { NO_SUCH_STUDY, type StudyRequest } from '@vipp/shared/contract/forms/study-request';
import { eq, sql } from 'drizzle-orm';
import { findEtude } from '../content/store-content';
import { rowOf, today } from '../database/columns';
import type { Queries } from '../database/database';
import { receptionDemandes, studyLinks } from '../database/submission-schema';
import { countMailTo } from '../kernel/mail-unproven-address';
import { notifyRecipients, type Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';
import { Refusal } from '../kernel/refusal';
import { SITE, type ServiceContext } from '../kernel/submission';
import { studyMail } from '../mail/mail-texts';
import { studyNotification } from '../mail/notification-mails';

/** Days that a link to a requested study is valid; its token has 256 random bits and is stored as a hash. */
const VALID_DAYS = 30;
const UNKNOWN_LINK = 'Ce lien n’ouvre aucune étude.';

/** POST /ReceptionDemande/lien. Uses of a link are not stored, because mail scanners open links too. */
export async function readStudyLink(
  { queries }: ServiceContext,
  { token }: { token: string },
): Promise<StudyLinkStatus> {
  const [found] = await queries
    .select({
      etudeId: receptionDemandes.etudeId,
      lastDay: studyLinks.expiresOn,
      isOpen: sql<boolean>`${studyLinks.expiresOn} >= ${today}`,
    })
    .from(studyLinks)
    .innerJoin(receptionDemandes, eq(receptionDemandes.id, studyLinks.requestId))
    .where(eq(studyLinks.tokenHash, hashToken(token)));
  const study = found && (await findEtude(queries, found.etudeId));
  if (!study) throw new Refusal(UNKNOWN_LINK, { token: [UNKNOWN_LINK] }, 404);
  return { slug: study.slug, lastDay: found.lastDay, isOpen: found.isOpen };
}

const DAY_MS = 86_400_000;

type Sending = { requestId: string; email: string; study: { etude_title: string; slug: string } };

/** Puts the mail with the link to the study into the outbox; false when the address has received enough. */
async function sendStudy(tx: Queries, outbox: Outbox, { requestId, email, study }: Sending): Promise<boolean> {
  if (!(await countMailTo(tx, email, 'study'))) return false;
  const { token, tokenHash } = createToken();
  const expiresOn = sql`${today} + ${VALID_DAYS}::int`;
  const [stored] = await tx.insert(studyLinks).values({ tokenHash, requestId, expiresOn }).returning();
  if (!stored) throw new Error('The link of a study was not stored');
  const link = { url: outbox.link(`/etude-de-cas/lien/${token}`), lastDay: stored.expiresOn };
  const pages = { study: outbox.link(`/etude_de_cas/${study.slug}`), contact: outbox.link('/contact') };
  const uselessAt = new Date(Date.parse(link.lastDay) + DAY_MS);
  await outbox.put(tx, studyMail({ to: email, title: study.etude_title, link, pages }), uselessAt);
  return true;
}

export const prepareStudyRequest =
  (
    { outbox, salesRecipients }: ServiceContext,
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
      studyNotification({ ...request, title: study.etude_title }, { acknowledged, recipients }),
    );
    return { message: 'Envoyé avec succès\u202F!', acknowledged: true };
  };
