/** Private links of an application: each mail about it contains another one, and all of them are valid. */
import { eq } from 'drizzle-orm';
import { candidatLinks } from '../database/submission-schema';
import type { Queries } from '../database/database';
import type { Outbox } from '../kernel/outbox';
import { createToken, hashToken } from '../kernel/random-token';

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
