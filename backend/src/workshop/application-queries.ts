/** Reads the applications that recruiters ask for. */
import { and, asc, count, desc, eq, gte, isNotNull, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import {
  type ApplicationFilter,
  type ListedApplication,
  PAGE_SIZE,
} from '@vipp/shared/contract/workshop/application-calls';
import { cleanText } from '@vipp/shared/contract/typed-text';
import { normaliseReference } from '../candidates/application-link';
import { candidats } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { users } from '../database/service-schema';
import { Refusal } from '../kernel/refusal';

/** The search ignores case, accents and the kind of apostrophe, on both databases and without an extension. */
const MARKS = '[\u0300-\u036F]';

/** As `foldedColumn` in SQL. The marks go first, because some databases have lower case for ASCII letters only. */
const foldText = (text: string): string =>
  text.normalize('NFD').replace(new RegExp(MARKS, 'g'), '').replaceAll('’', "'").toLowerCase();

const foldedColumn = (text: SQLWrapper): SQL =>
  sql`lower(replace(regexp_replace(normalize(${text}, NFD), ${MARKS}, '', 'g'), '’', ''''))`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Condition that every word of `typed` is part of `text`; undefined where nothing is typed. */
function containsWords(text: SQLWrapper, typed: string): SQL | undefined {
  const words = foldText(cleanText(typed)).split(/\s+/).filter(Boolean);
  const folded = foldedColumn(text);
  return and(...words.map((word) => sql`${folded} like ${`%${escapeLike(word)}%`}`));
}

/** Position that the candidate applied for, by its key in the payload (requirement 3.6). */
const positionColumn = sql<string | null>`${candidats.reponses}->>'poste'`;

const assignee = sql<string | null>`(select ${users.email} from ${users} where ${users.id} = ${candidats.assigneeId})`;

const searched = sql`concat_ws(' ', ${candidats.prenoms}, ${candidats.nom}, ${candidats.email}, ${candidats.reference}, ${assignee})`;

export function matchesFilter(filter: ApplicationFilter): SQL | undefined {
  const { state, country, position, since, until, search } = filter;
  return and(
    state ? eq(candidats.etat, state) : undefined,
    country ? eq(candidats.pays, cleanText(country)) : undefined,
    position ? eq(positionColumn, cleanText(position)) : undefined,
    since ? gte(candidats.dateReception, since) : undefined,
    until ? lte(candidats.dateReception, until) : undefined,
    search ? containsWords(searched, search) : undefined,
  );
}

const listed = {
  reference: candidats.reference,
  nom: candidats.nom,
  prenoms: candidats.prenoms,
  country: candidats.pays,
  position: positionColumn,
  state: candidats.etat,
  receivedOn: candidats.dateReception,
  version: candidats.version,
  assignee,
  notes: candidats.notes,
};

const { dateReception, createdAt, id, nom, prenoms, email, etatSince, reponses } = candidats;
const ORDERS: Readonly<Record<NonNullable<ApplicationFilter['order']> | 'newest', readonly SQL[]>> = {
  newest: [desc(dateReception), desc(createdAt), desc(id)],
  oldest: [asc(dateReception), asc(createdAt), asc(id)],
  name: [asc(foldedColumn(nom)), asc(foldedColumn(prenoms)), asc(id)],
  unchanged: [asc(etatSince), asc(id)],
};
const orderOf = ({ order }: ApplicationFilter): readonly SQL[] => ORDERS[order ?? 'newest'];

export async function readNeighbours(queries: Queries, filter: ApplicationFilter, reference: string) {
  const order = sql.join([...orderOf(filter)], sql`, `);
  const beside = (side: 'lag' | 'lead') =>
    sql<string | null>`${sql.raw(side)}(${candidats.reference}) over (order by ${order})`.as(side);
  const list = queries
    .select({ reference: candidats.reference, before: beside('lag'), after: beside('lead') })
    .from(candidats)
    .where(matchesFilter(filter))
    .as('list');
  const [found] = await queries
    .select({ before: list.before, after: list.after })
    .from(list)
    .where(eq(list.reference, normaliseReference(cleanText(reference))));
  return found ?? { before: null, after: null };
}

async function valuesOf(queries: Queries, column: SQL<string | null>): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ value: column })
    .from(candidats)
    .where(isNotNull(column))
    .orderBy(asc(column));
  return rows.flatMap(({ value }) => value ?? []);
}

/** A page of the list, with the values that occur, for the filters. */
export async function readPage(queries: Queries, filter: ApplicationFilter, page: number) {
  const matches = matchesFilter(filter);
  const rows: ListedApplication[] = await queries
    .select(listed)
    .from(candidats)
    .where(matches)
    .orderBy(...orderOf(filter))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const [counted] = await queries.select({ total: count() }).from(candidats).where(matches);
  return {
    rows,
    total: counted?.total ?? 0,
    pageSize: PAGE_SIZE,
    countries: await valuesOf(queries, sql<string>`${candidats.pays}`),
    positions: await valuesOf(queries, positionColumn),
  };
}

const UNKNOWN =
  'Cette candidature n’existe pas, ou plus\u202F: elle a pu être retirée par la personne qui l’a envoyée, ou effacée au terme de sa durée de conservation.';

/**
 * @param lock locks the row until the transaction ends, against withdrawal and other changes
 * @throws Refusal where there is no such application
 */
export async function findApplication(queries: Queries, typed: string, lock = false) {
  const query = queries
    .select({ ...listed, id, email, telephone: candidats.telephone1, stateSince: etatSince, payload: reponses })
    .from(candidats)
    .where(eq(candidats.reference, normaliseReference(cleanText(typed))));
  const [found] = await (lock ? query.for('update') : query);
  if (!found) throw new Refusal(UNKNOWN, {}, 404);
  return found;
}
