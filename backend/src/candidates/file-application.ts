/** POST /candidats: one application for each person every six months, with a receipt and a private link by mail. */
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { ApplicationPayload } from '@vipp/shared/contract/application/definition';
import type { ApplicationReceipt } from '@vipp/shared/contract/forms/application';
import { MONTHS_BETWEEN_APPLICATIONS } from '@vipp/shared/contract/application/states';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { checkApplication } from '../forms/form-versions';
import { mailUnprovenAddress } from '../kernel/mail-unproven-address';
import { asDecoy, type Outbox } from '../kernel/outbox';
import { Refusal } from '../kernel/refusal';
import type { ServiceContext } from '../kernel/submission';
import { claimOnce, DAY_SECONDS } from '../kernel/throttle';
import { applicationReceiptMail, applicationReminderMail } from '../mail/application-mails';
import { createApplicationLink, createReference } from './application-link';

// Earlier applications of a person (requirement 2.38): by e-mail address, or by identity document and day of birth.

type PersonKeys = Pick<typeof candidats.$inferInsert, 'emailKey'> & { pieceKey: string | null };

type Person = { email: string; pieceIdentite: string; numeroPiece: string };

/** Normalises values that are spelled in several ways. */
function personKeys({ email, pieceIdentite, numeroPiece }: Person): PersonKeys {
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
async function recentApplications(tx: Queries, keys: PersonKeys, birthDate: string): Promise<string[]> {
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

/** Mails a private link to the address of each application, once a day at most: it must not flood a mailbox. */
async function resendLinks(tx: Queries, outbox: Outbox, applicationIds: string[]): Promise<void> {
  const applications = await tx
    .select({
      id: candidats.id,
      to: candidats.email,
      prenoms: candidats.prenoms,
      reference: candidats.reference,
      nextFrom,
    })
    .from(candidats)
    .where(inArray(candidats.id, applicationIds))
    .orderBy(candidats.id)
    .for('update');
  for (const { id, ...application } of applications) {
    const isDue = await claimOnce(tx, `application link:${id}`, DAY_SECONDS);
    const { url } = await createApplicationLink(tx, outbox, id);
    const mail = applicationReminderMail({ ...application, link: url });
    await mailUnprovenAddress(tx, outbox, isDue ? mail : asDecoy(mail), 'application');
  }
}

/** A form may be repeated for seven days, like its key, by a device whose clock is a day off. */
const MAX_DAYS_OFF = 8;
const DAY_MS = 86_400_000;

const ACCEPTED = 'Formulaire soumis avec succès. Merci de patienter, vous serez contacté bientôt.';
const DAY_OFF = 'Cette candidature a été préparée trop loin de la date du jour. Rechargez la page avant de l’envoyer.';
const daysFromToday = (day: string): number => Math.abs(Date.parse(day) - Date.parse(dayOf(new Date()))) / DAY_MS;

const storable = (payload: ApplicationPayload): ApplicationPayload =>
  Object.fromEntries(
    Object.entries(payload).map(([key, value]) => [
      cleanText(key),
      typeof value === 'string' ? cleanText(value) : value,
    ]),
  );

/** The columns that lists and rules need; a key without a question in the definition becomes a blank. */
function toColumns(payload: ApplicationPayload) {
  const reponses = storable(payload);
  const text = (key: string): string => String(reponses[key] ?? '');
  const person = { email: text('email'), pieceIdentite: text('piece_identite'), numeroPiece: text('numero_piece') };
  return {
    ...person,
    ...personKeys(person),
    derniereEtape: text('derniere_etape'),
    dateReception: text('date_reception'),
    nom: text('nom'),
    prenoms: text('prenoms'),
    telephone1: text('telephone1'),
    pays: text('pays'),
    reponses,
  };
}

export async function prepareApplication({ queries, outbox }: ServiceContext, sent: ApplicationPayload) {
  const { version, payload } = await checkApplication(queries, sent);
  const columns = { ...toColumns(payload), version };
  const birthDate = String(columns.reponses['date_naissance'] ?? '');
  if (daysFromToday(columns.dateReception) > MAX_DAYS_OFF) throw new Refusal(DAY_OFF, { date_reception: [DAY_OFF] });
  return async (tx: Queries): Promise<Partial<ApplicationReceipt> & { message: string; byMail: true }> => {
    const recent = await recentApplications(tx, columns, birthDate);
    if (recent.length > 0) {
      // Visitors get the same answer as to a first one, because the sender may be a stranger.
      await resendLinks(tx, outbox, recent);
      return { message: ACCEPTED, byMail: true };
    }
    const [stored] = await tx
      .insert(candidats)
      .values({ ...columns, reference: createReference() })
      .returning({ id: candidats.id, reference: candidats.reference, nextFrom });
    if (!stored) throw new Error('The application was not stored');
    const { id, reference, nextFrom: applyAgainOn } = stored;
    const { token, url } = await createApplicationLink(tx, outbox, id);
    const { email, prenoms } = columns;
    await mailUnprovenAddress(
      tx,
      outbox,
      applicationReceiptMail({ to: email, prenoms, reference, link: url, nextFrom: applyAgainOn }),
      'application',
    );
    return { message: ACCEPTED, byMail: true, reference, token };
  };
}
