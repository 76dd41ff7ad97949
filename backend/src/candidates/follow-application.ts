/** Access by the private link of an application: its state, and its withdrawal. */
import { eq, sql } from 'drizzle-orm';
import { type ApplicationStatus, applicationStatusSchema } from '@vipp/shared/contract/forms/application';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { applicationWithdrawnMail } from '../mail/application-mails';
import { mailUnprovenAddress } from '../kernel/mail-unproven-address';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';
import { withApplicationLink } from './application-link';
import { nextFrom } from './file-application';

const UNKNOWN_LINK = 'Ce lien de suivi n’est plus valable.';
const WITHDRAWN = 'Votre candidature est retirée. Les données qu’elle contenait ont été effacées.';

type Link = { token: string };

const isLinked = (queries: Queries, { token }: Link) => eq(candidats.id, sql`(${withApplicationLink(queries, token)})`);

/** POST /candidats/suivi */
export async function readApplicationStatus({ queries }: ServiceContext, link: Link): Promise<ApplicationStatus> {
  const [found] = await queries
    .select({
      reference: candidats.reference,
      receivedOn: candidats.dateReception,
      etat: candidats.etat,
      etatSince: sql`(${candidats.etatSince} at time zone 'utc')::date::text`,
      nextFrom,
      version: candidats.version,
      payload: candidats.reponses,
    })
    .from(candidats)
    .where(isLinked(queries, link));
  if (!found) throw new Refusal(UNKNOWN_LINK, { token: [UNKNOWN_LINK] }, 404);
  return applicationStatusSchema.parse(found);
}

/** POST /candidats/retrait: deletes all data of the candidate; using the link again changes nothing. */
export const prepareWithdrawal =
  ({ outbox }: ServiceContext, link: Link) =>
  async (tx: Queries) => {
    const [withdrawn] = await tx
      .delete(candidats)
      .where(isLinked(tx, link))
      .returning({ to: candidats.email, prenoms: candidats.prenoms, reference: candidats.reference });
    if (withdrawn) await mailUnprovenAddress(tx, outbox, applicationWithdrawnMail(withdrawn));
    return { message: WITHDRAWN };
  };
