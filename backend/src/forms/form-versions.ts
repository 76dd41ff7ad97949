/** The versions of the application form: which one candidates get, those that they had before, and publishing another. */
import { desc, eq, ne, sql } from 'drizzle-orm';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationDefinition } from '@vipp/shared/contract/application/definition';
import { storedFormSchema, type StoredForm } from '@vipp/shared/contract/application/form-calls';
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

/** A version that is or was published. */
export async function findForm(queries: Queries, version: number): Promise<StoredForm | undefined> {
  const [row] = await queries.select(columns).from(formVersions).where(eq(formVersions.version, version));
  return row && toStoredForm(row);
}

/** All versions that are or were published, the newest first. */
export async function allForms(queries: Queries) {
  const rows = await queries
    .select({
      version: formVersions.version,
      state: formVersions.state,
      publishedAt: formVersions.publishedAt,
      publishedBy: formVersions.publishedBy,
      reason: formVersions.reason,
      definition: formVersions.definition,
    })
    .from(formVersions)
    .where(ne(formVersions.state, 'draft'))
    .orderBy(desc(formVersions.version));
  return rows;
}

export type Publication = { definition: ApplicationDefinition; by: string; reason: string };

/**
 * Publishes a definition to all candidates as the next version. Call it in a transaction; of two at once the second waits here.
 *
 * @param mayReplace called with the current version; throws where another one is expected
 * @returns the new version
 */
export async function publishForm(
  tx: Queries,
  { definition, by, reason }: Publication,
  mayReplace: (current: StoredForm) => void = () => undefined,
): Promise<number> {
  // Not the row: a transaction that waited for it would find it retired, and no published one.
  await tx.execute(sql`lock table ${formVersions} in share row exclusive mode`);
  const current = await currentForm(tx);
  mayReplace(current);
  const now = sql`now()`;
  await tx.update(formVersions).set({ state: 'retired', replacedAt: now }).where(eq(formVersions.state, 'published'));
  const version = current.version + 1;
  await tx
    .insert(formVersions)
    .values({ version, state: 'published', definition, publishedBy: by, reason, publishedAt: now });
  return version;
}

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
