/** The versions of the application form: those that candidates get, and those that they had before. */
import { desc, eq, max, ne, sql } from 'drizzle-orm';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import {
  currentFormSchema,
  storedFormSchema,
  type CurrentForm,
  type FormTrial,
  type StoredForm,
} from '@vipp/shared/contract/application/form-calls';
import type { Queries } from '../database/database';
import { formVersions } from '../database/form-version-schema';

const columns = {
  version: formVersions.version,
  replacedAt: formVersions.replacedAt,
  definition: formVersions.definition,
};

type Row = { version: number | null; replacedAt: Date | null; definition: unknown };

const toStoredForm = (row: Row): StoredForm =>
  storedFormSchema.parse({ ...row, replacedAt: row.replacedAt?.toISOString() ?? null });

/** @throws when there is none, which the start of the service prevents */
export async function currentForm(queries: Queries): Promise<StoredForm> {
  const [row] = await queries.select(columns).from(formVersions).where(eq(formVersions.state, 'published'));
  if (!row) throw new Error('No version of the application form is published');
  return toStoredForm(row);
}

/** The version on trial, and its share of candidates. */
export async function runningTrial(queries: Queries): Promise<FormTrial | null> {
  const [row] = await queries
    .select({ version: formVersions.version, share: formVersions.share })
    .from(formVersions)
    .where(eq(formVersions.state, 'trial'));
  return row && row.version !== null && row.share !== null ? { version: row.version, share: row.share } : null;
}

/** The highest number of a version. */
export async function newestVersion(queries: Queries): Promise<number> {
  const [row] = await queries.select({ newest: max(formVersions.version) }).from(formVersions);
  return row?.newest ?? 0;
}

/** What gateways need to know: the version that candidates get, and the one on trial. */
export async function servedForms(queries: Queries): Promise<CurrentForm> {
  // In one transaction with one view of the table: otherwise a trial could be published in between.
  return queries.transaction(
    async (tx) =>
      currentFormSchema.parse({
        ...(await currentForm(tx)),
        trial: await runningTrial(tx),
        newest: await newestVersion(tx),
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A version that is or was published, or is or was on trial. */
export async function findForm(queries: Queries, version: number): Promise<StoredForm | undefined> {
  const [row] = await queries.select(columns).from(formVersions).where(eq(formVersions.version, version));
  return row && toStoredForm(row);
}

/** All versions that are or were published or on trial, the newest first. */
export const allForms = (queries: Queries) =>
  queries.select().from(formVersions).where(ne(formVersions.state, 'draft')).orderBy(desc(formVersions.version));

/** Gives a database without versions the built-in definition as its first one. Call it within `Database.prepare`. */
export async function seedFirstForm(queries: Queries): Promise<void> {
  const [known] = await queries.select({ id: formVersions.id }).from(formVersions).limit(1);
  if (known) return;
  await queries.insert(formVersions).values({
    version: 1,
    state: 'published',
    definition: builtInApplication,
    publishedBy: 'VIPP',
    reason: 'Formulaire livré avec le site',
    publishedAt: sql`now()`,
  });
}
