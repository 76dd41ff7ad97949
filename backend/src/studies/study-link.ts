/** Link to a requested study: 256 random bits, of which a hash is stored, valid for 30 days. */
import { eq, sql } from 'drizzle-orm';
import type { StudyLinkStatus } from '@vipp/shared/contract/forms/study-link';
import { findEtude } from '../content/store-content';
import type { Queries } from '../database/database';
import { today } from '../database/columns';
import { receptionDemandes, studyLinks } from '../database/submission-schema';
import type { Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';
import { Refusal } from '../kernel/refusal';
import type { SubmissionContext } from '../kernel/submission';

const VALID_DAYS = 30;
const UNKNOWN_LINK = 'Ce lien n’ouvre aucune étude.';

/** @returns the address, and its last day (`yyyy-mm-dd`) */
export async function createStudyLink(
  tx: Queries,
  outbox: Outbox,
  requestId: string,
): Promise<{ url: string; lastDay: string }> {
  const { token, tokenHash } = createToken();
  const expiresOn = sql`${today} + ${VALID_DAYS}::int`;
  const [link] = await tx
    .insert(studyLinks)
    .values({ tokenHash, requestId, expiresOn })
    .returning({ lastDay: studyLinks.expiresOn });
  if (!link) throw new Error('The link of a study was not stored');
  return { url: outbox.link(`/etude-de-cas/lien/${token}`), lastDay: link.lastDay };
}

/** POST /ReceptionDemande/lien. Uses of a link are not stored, because mail scanners open links too. */
export async function readStudyLink(
  { queries }: SubmissionContext,
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
