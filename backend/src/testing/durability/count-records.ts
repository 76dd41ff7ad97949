/** Counts how often each mark of a durability test is stored in the database. */
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { candidats } from '../../database/candidate-schema';
import { signalementMessages, signalements } from '../../database/report-schema';
import { outbox } from '../../database/service-schema';
import { contacts, newsletter, receptionDemandes } from '../../database/submission-schema';
import { passwordResets } from '../../database/user-schema';
import type { Queries } from '../../database/database';
import { decryptWith } from '../../reports/age-text';

export type Records = {
  /** Marks that were found, once for each record. */
  marks: string[];
  verifications: number;
  /** Number of mails that were sent or are waiting. */
  mails: number;
};

const nameIn = (email: PgColumn) => sql<string>`split_part(${email}, '@', 1)`;

/** @param identities secret keys of the referents, which decrypt the reports */
export async function countRecords(queries: Queries, identities: string[]): Promise<Records> {
  const plain = await Promise.all([
    queries.select({ mark: contacts.message }).from(contacts),
    queries.select({ mark: receptionDemandes.etudeTitle }).from(receptionDemandes),
    queries.select({ mark: nameIn(newsletter.email) }).from(newsletter),
    queries.select({ mark: nameIn(candidats.email) }).from(candidats),
  ]);
  const marks = plain.flat().map(({ mark }) => mark);
  for (const { sealed } of await queries.select({ sealed: signalements.sealed }).from(signalements)) {
    marks.push(JSON.parse(await decryptWith(identities, sealed)).description);
  }
  for (const { sealed } of await queries.select({ sealed: signalementMessages.sealed }).from(signalementMessages)) {
    marks.push(await decryptWith(identities, sealed));
  }
  return { marks, verifications: await queries.$count(passwordResets), mails: await queries.$count(outbox) };
}
