/** Finds earlier applications of a person (requirement 2.38: one in six months) by e-mail address, or by identity document and day of birth. */
import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm';
import { MONTHS_BETWEEN_APPLICATIONS } from '@vipp/shared/contract/application/states';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';

export type PersonKeys = Pick<typeof candidats.$inferInsert, 'emailKey'> & { pieceKey: string | null };

type Person = { email: string; pieceIdentite: string; numeroPiece: string };

/** Normalises values that are spelled in several ways. */
export function personKeys({ email, pieceIdentite, numeroPiece }: Person): PersonKeys {
  const number = numeroPiece
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return {
    emailKey: email.trim().toLowerCase(),
    // A number without a letter or digit identifies no document: it must not match all others like it.
    pieceKey: number === '' ? null : `${pieceIdentite.toUpperCase()} ${number}`,
  };
}

/** SQL of the first day on which the person behind a row of `candidats` may apply again, `yyyy-mm-dd`. */
export const nextFrom: SQL<string> = sql<string>`(${candidats.dateReception} + make_interval(months => ${MONTHS_BETWEEN_APPLICATIONS}::int))::date::text`;

const TODAY = sql`(now() at time zone 'utc')::date::text`;

/** A document alone is not enough: many people write `Autre` and `1`, and a mistyped number is another person’s. */
function isSamePerson({ emailKey, pieceKey }: PersonKeys, birthDate: string) {
  const sameEmail = eq(candidats.emailKey, emailKey);
  if (pieceKey === null || birthDate === '') return sameEmail;
  return or(
    sameEmail,
    and(eq(candidats.pieceKey, pieceKey), eq(sql`${candidats.reponses} ->> 'date_naissance'`, birthDate)),
  );
}

/**
 * Finds the ids of the person’s applications of less than six months ago. Every other application of the same person waits here
 * for the end of the transaction, so that of two concurrent ones the second finds the first.
 *
 * @param birthDate `yyyy-mm-dd`; blank where an edited form does not ask it
 */
export async function recentApplications(tx: Queries, keys: PersonKeys, birthDate: string): Promise<string[]> {
  const { emailKey, pieceKey } = keys;
  // Always the address first, so that two transactions cannot deadlock.
  for (const key of [`candidat e-mail ${emailKey}`, ...(pieceKey === null ? [] : [`candidat document ${pieceKey}`])]) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  }
  const found = await tx
    .select({ id: candidats.id })
    .from(candidats)
    .where(and(isSamePerson(keys, birthDate), gt(nextFrom, TODAY)));
  return found.map(({ id }) => id);
}
