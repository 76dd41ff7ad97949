/** References and private links of applications. Each mail about one contains another link, and all of them are valid. */
import { randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { ApplicationState } from '@vipp/shared/contract/application/states';
import type { Queries } from '../database/database';
import { candidatLinks, candidats } from '../database/submission-schema';
import type { Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';
import { applicationStateMail, type StateMail } from '../mail/application-mails';

/** Without characters that look alike: no O, I, L, U, S, B or Z, and neither 0 nor 1. */
const ALPHABET = '23456789ACDEFGHJKMNPQRTVWXY';
const GROUP_LENGTH = 4;

const randomGroup = () => Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Such as `VIPP-7F3K-9QTM`, which can be dictated on the telephone. */
export const createReference = (): string => `VIPP-${randomGroup()}-${randomGroup()}`;

/** Converts a typed reference to its stored form. */
export const normaliseReference = (typed: string): string => typed.trim().toUpperCase();

export async function createApplicationLink(
  tx: Queries,
  outbox: Outbox,
  candidatId: string,
): Promise<{ token: string; url: string }> {
  const { token, tokenHash } = createToken();
  await tx.insert(candidatLinks).values({ tokenHash, candidatId });
  return { token, url: outbox.link(`/recrutementdetails/${token}`) };
}

/** Subquery for the id of the application that a link opens. */
export const withApplicationLink = (queries: Queries, token: string) =>
  queries
    .select({ id: candidatLinks.candidatId })
    .from(candidatLinks)
    .where(eq(candidatLinks.tokenHash, hashToken(token)));

type Application = Pick<typeof candidats.$inferSelect, 'id' | 'reference' | 'email' | 'prenoms'>;

/**
 * Sets the state of an application whose row the transaction has locked, and notifies its candidate. The limits of
 * `mailUnprovenAddress` do not apply: a recruiter decides on each mail.
 */
export async function changeApplicationState(
  tx: Queries,
  outbox: Outbox,
  { id, reference, email, prenoms }: Application,
  state: ApplicationState,
  mail: Pick<StateMail, 'words' | 'replyTo'> = {},
): Promise<void> {
  const now = sql`now()`;
  await tx.update(candidats).set({ etat: state, etatSince: now, contactedAt: now }).where(eq(candidats.id, id));
  const { url } = await createApplicationLink(tx, outbox, id);
  await outbox.put(tx, applicationStateMail({ to: email, prenoms, reference, link: url, state, ...mail }));
}
