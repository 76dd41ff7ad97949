/** Subscriptions to the newsletter: one for each address, confirmed and ended by the links of a mail. */
import { eq, sql, TransactionRollbackError } from 'drizzle-orm';
import type { Newsletter } from '@vipp/shared/contract/forms/newsletter';
import { rowOf } from '../database/columns';
import type { Queries } from '../database/database';
import { newsletter, newsletterLinks } from '../database/submission-schema';
import { newsletterMail } from '../mail/mail-texts';
import { mailUnprovenAddress } from '../kernel/mail-unproven-address';
import { createToken, hashToken } from '../kernel/random-token';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';

/** A repeated, unconfirmed subscription sends another mail, at most once in this time. */
const RETRY_HOURS = 1;

type Subscription = typeof newsletter.$inferSelect;

async function sendConfirmation({ outbox }: ServiceContext, tx: Queries, { id, email, prenom }: Subscription) {
  const { token, tokenHash } = createToken();
  await tx
    .update(newsletter)
    .set({ askedAt: sql`now()` })
    .where(eq(newsletter.id, id));
  await tx.insert(newsletterLinks).values({ tokenHash, newsletterId: id });
  const confirm = outbox.link(`/newsletter/confirmation/${token}`);
  const unsubscribe = outbox.link(`/newsletter/desinscription/${token}`);
  await mailUnprovenAddress(tx, outbox, newsletterMail(email, prenom, confirm, unsubscribe), 'subscription');
}

/** Stores the subscription; `isDue` when it needs a mail: it is new, or unconfirmed with an old last mail. */
async function subscribe(tx: Queries, payload: Newsletter) {
  const added = await tx
    .insert(newsletter)
    .values(rowOf(newsletter, payload))
    .onConflictDoNothing()
    .returning({ id: newsletter.id });
  // The lock is written: the commit waits for the disk, as for a new subscription.
  const [stored] = await tx
    .select({
      subscription: newsletter,
      mayRetry: sql<boolean>`${newsletter.askedAt} < now() - make_interval(hours => ${RETRY_HOURS})`,
    })
    .from(newsletter)
    .where(sql`lower(${newsletter.email}) = lower(${payload.email})`)
    .for('update');
  if (!stored) return undefined;
  const { subscription, mayRetry } = stored;
  return { subscription, isDue: added.length > 0 || (subscription.confirmedAt === null && mayRetry) };
}

/** The answer and the work are the same for a known address, so that neither reveals subscribers. */
export const prepareNewsletter = (context: ServiceContext, payload: Newsletter) => async (tx: Queries) => {
  const stored = await subscribe(tx, payload);
  if (!stored) throw new Error('A subscription was erased while it was stored');
  const { subscription, isDue } = stored;
  await tx
    .transaction(async (savepoint) => {
      await sendConfirmation(context, savepoint, subscription);
      if (!isDue) savepoint.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  return { message: 'Envoyé avec succès\u202F!', acknowledged: true };
};

type Link = { token: string };

const ENDED = 'Vous êtes désinscrit de la newsletter. Vos données ont été effacées.';
const NOTHING_TO_END =
  'Aucune inscription ne correspond à ce lien\u202F: elle a déjà été effacée, ou le lien a été copié en partie.';

const withLink = (tx: Queries, token: string) =>
  tx
    .select({ id: newsletterLinks.newsletterId })
    .from(newsletterLinks)
    .where(eq(newsletterLinks.tokenHash, hashToken(token)));

export const prepareConfirmation =
  (_context: ServiceContext, { token }: Link) =>
  async (tx: Queries) => {
    const [confirmed] = await tx
      .update(newsletter)
      .set({ confirmedAt: sql`coalesce(${newsletter.confirmedAt}, now())` })
      .where(eq(newsletter.id, sql`(${withLink(tx, token)})`))
      .returning({ id: newsletter.id });
    if (!confirmed) throw new Refusal('Ce lien n’est plus valable. Inscrivez-vous à nouveau depuis le site.', {}, 404);
    return { message: 'Votre inscription est confirmée.' };
  };

/** Deletes all data of the subscriber. A used link and an incomplete one are both unknown. */
export const prepareUnsubscription =
  (_context: ServiceContext, { token }: Link) =>
  async (tx: Queries) => {
    const ended = await tx
      .delete(newsletter)
      .where(eq(newsletter.id, sql`(${withLink(tx, token)})`))
      .returning({ id: newsletter.id });
    return { message: ended.length > 0 ? ENDED : NOTHING_TO_END };
  };
