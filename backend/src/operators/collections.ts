/** The kinds of submissions: columns, and retention (the page /politique names the same). */
import type { ReportOutcome } from '@vipp/shared/contract/forms/report';
import { and, asc, eq, getTableColumns, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { candidats, contacts, newsletter, receptionDemandes, signalements } from '../database/submission-schema';
import type { Queries } from '../database/database';
import { auditEntries } from '../database/service-schema';

/** Rows that operators export. */
export type Exported = {
  table: PgTable;
  id: PgColumn;
  createdAt: PgColumn;
  /** Columns by the name that lists and exports give them. */
  columns: Record<string, PgColumn | SQL>;
};

export type Collection = Exported & {
  /** Condition of the rows to delete on the day `today` (docs/operating.md says the same). */
  isExpired: (today: string) => SQL | undefined;
};

/** Condition: `interval` has passed since `column`, on the day `today`. */
const passed = (column: PgColumn, interval: string) => (today: string) =>
  lt(column, sql`${today}::date - ${interval}::interval`);

/** Every column, so that a new field of a form is in exports. */
const columnsOf = (table: PgTable): Record<string, PgColumn> =>
  Object.fromEntries(Object.values(getTableColumns(table)).map((column) => [column.name, column]));

const exported = (
  table: PgTable & Pick<Exported, 'id' | 'createdAt'>,
  columns: Exported['columns'] = columnsOf(table),
): Exported => ({ table, id: table.id, createdAt: table.createdAt, columns });

const closedAs = (outcome: ReportOutcome) => eq(signalements.outcome, outcome);

export const collectionNames = ['contacts', 'newsletter', 'signalements', 'reception_demandes', 'candidats'] as const;
export type CollectionName = (typeof collectionNames)[number];
export const exportNames = [...collectionNames, 'journal'] as const;

export const collections: Record<CollectionName, Collection> = {
  contacts: {
    ...exported(contacts),
    isExpired: passed(contacts.createdAt, '3 years'),
  },
  newsletter: {
    ...exported(newsletter),
    isExpired: (today) => and(isNull(newsletter.confirmedAt), passed(newsletter.askedAt, '30 days')(today)),
  },
  signalements: {
    ...exported(signalements, {
      id: signalements.id,
      created_at: signalements.createdAt,
      acknowledged_at: signalements.acknowledgedAt,
      answered_at: signalements.answeredAt,
      closed_at: signalements.closedAt,
      outcome: signalements.outcome,
      provenance: signalements.provenance,
      sealed: signalements.sealed,
    }),
    isExpired: (today) =>
      or(
        closedAs('hors-champ'),
        closedAs('termine'),
        and(closedAs('sans-suite'), passed(signalements.closedAt, '2 months')(today)),
      ),
  },
  reception_demandes: {
    ...exported(receptionDemandes),
    isExpired: passed(receptionDemandes.createdAt, '3 years'),
  },
  candidats: {
    ...exported(candidats, {
      reference: candidats.reference,
      etat: candidats.etat,
      etat_since: candidats.etatSince,
      poste: sql`${candidats.reponses}->>'poste'`,
      pays: candidats.pays,
      nom: candidats.nom,
      prenoms: candidats.prenoms,
      email: candidats.email,
      telephone1: candidats.telephone1,
      created_at: candidats.createdAt,
      contacted_at: candidats.contactedAt,
      version: candidats.version,
      id: candidats.id,
      reponses: candidats.reponses,
    }),
    isExpired: (today) => and(ne(candidats.etat, 'retenue'), passed(candidats.contactedAt, '2 years')(today)),
  },
};

/** The exports: collections, and the audit trail. */
export const exports = {
  ...collections,
  journal: exported(auditEntries),
} satisfies Record<(typeof exportNames)[number], Exported>;

const cellSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.null(),
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()),
]);
export type Cell = z.infer<typeof cellSchema>;
export type Rows = Record<string, Cell>[];

export const toCell = (value: unknown): Cell =>
  cellSchema.parse(value instanceof Date ? value.toISOString() : (value ?? null));

/** A batch is read and formatted in milliseconds. */
const BATCH_ROWS = 500;

export type Cursor = { createdAt: string; id: string };
export type Batch = { rows: Rows; next: Cursor | null };

/** Rows of a collection, oldest first. @param after end of the batch before */
export async function readBatch(
  queries: Queries,
  { table, id, createdAt, columns }: Exported,
  condition: SQL | undefined,
  after: Cursor | null,
): Promise<Batch> {
  const idText = sql<string>`${id}::text`;
  const isAfter = after && sql`(${createdAt}, ${idText}) > (${after.createdAt}, ${after.id})`;
  const found = await queries
    .select({ row: columns, cursor: { createdAt: sql<string>`${createdAt}::text`, id: idText } })
    .from(table)
    .where(and(condition, isAfter ?? undefined))
    .orderBy(asc(createdAt), asc(idText))
    .limit(BATCH_ROWS);
  const rows = found.map(({ row }) =>
    Object.fromEntries(Object.entries(row).map(([name, value]): [string, Cell] => [name, toCell(value)])),
  );
  return { rows, next: found.length < BATCH_ROWS ? null : (found.at(-1)?.cursor ?? null) };
}

/** Deletes rows due on the day `today`. @returns how many rows of each collection */
export async function deleteDue(tx: Queries, today: string): Promise<Record<string, number>> {
  const deleted: Record<string, number> = {};
  for (const [name, { table, id, isExpired }] of Object.entries(collections)) {
    const rows = await tx.delete(table).where(isExpired(today)).returning({ id });
    if (rows.length > 0) deleted[name] = rows.length;
  }
  return deleted;
}
