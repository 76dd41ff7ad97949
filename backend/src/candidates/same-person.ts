/** Who applies again (SPEC §2: six months after the last time), found by e-mail address or by identity document. */
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { MONTHS_BETWEEN_APPLICATIONS } from '@vipp/shared/contract/application/states';
import { candidats } from '../database/candidate-schema';
import type { Queries } from '../database/database';

export type PersonKeys = Pick<typeof candidats.$inferInsert, 'emailKey'> & { pieceKey: string | null };

/** One spelling for what people and keyboards write in several. */
export function personKeys({ email, pieceIdentite, numeroPiece }: { email: string; pieceIdentite: string; numeroPiece: string }): PersonKeys {
  const number = numeroPiece.normalize('NFKC').toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return {
    emailKey: email.trim().toLowerCase(),
    // A number without a letter or digit is nobody’s: it must not stand for all who write one.
    pieceKey: number === '' ? null : `${pieceIdentite.toUpperCase()} ${number}`,
  };
}

/** SQL of the first day on which the person behind a row of `candidats` may apply again, `yyyy-mm-dd`. */
export const nextFrom: SQL<string> = sql<string>`(${candidats.dateReception} + make_interval(months => ${MONTHS_BETWEEN_APPLICATIONS}::int))::date::text`;

const TODAY = sql`(now() at time zone 'utc')::date::text`;

/**
 * Whether the person has applied less than six months ago. Until the transaction ends, every other application of the
 * same person waits here: of two at the same moment the second finds the first.
 */
export async function appliedLately(tx: Queries, { emailKey, pieceKey }: PersonKeys): Promise<boolean> {
  // Always the address first: two transactions that wait for each other could not end.
  for (const key of [`candidat e-mail ${emailKey}`, ...(pieceKey === null ? [] : [`candidat document ${pieceKey}`])]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  const isSame = or(eq(candidats.emailKey, emailKey), pieceKey === null ? undefined : eq(candidats.pieceKey, pieceKey));
  const found = await tx.select({ id: candidats.id }).from(candidats).where(and(isSame, gt(nextFrom, TODAY))).limit(1);
  return found.length > 0;
}
