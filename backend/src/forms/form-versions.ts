/** The versions of the application form: the current one, the one on trial, and replaced ones. */
import { applicationPayloadSchema, versionOfPayload } from '@vipp/shared/contract/application/application-schema';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import type { ApplicationPayload } from '@vipp/shared/contract/application/definition';
import {
  type CurrentForm,
  currentFormSchema,
  isClosed,
  type StoredForm,
  storedFormSchema,
} from '@vipp/shared/contract/application/form-calls';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { parseFields } from '@vipp/shared/lib/field-errors';
import { desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/database';
import { formVersions } from '../database/content-schema';
import { accepted, Refusal } from '../kernel/refusal';

const columns = {
  version: formVersions.version,
  replacedAt: formVersions.replacedAt,
  definition: formVersions.definition,
};

type Row = { version: number | null; replacedAt: Date | null; definition: unknown };

const toStoredForm = (row: Row): StoredForm =>
  storedFormSchema.parse({ ...row, replacedAt: row.replacedAt?.toISOString() ?? null });

const { state, share, version: number } = formVersions;

/**
 * What candidates get: the current version and the one on trial, with the newest number. One statement, so that no trial is
 * published in between.
 *
 * @throws when no version is published; `seedFirstForm` prevents it when the service starts
 */
export async function currentForm(queries: Queries): Promise<CurrentForm> {
  const newest = sql<number>`(select max(${number}) from ${formVersions})`;
  const rows = await queries
    .select({ ...columns, state, share, newest })
    .from(formVersions)
    .where(inArray(state, ['published', 'trial']));
  const current = rows.find((row) => row.state === 'published');
  if (!current) throw new Error('No version of the application form is published');
  const trial = rows.find((row) => row.state === 'trial') ?? null;
  return currentFormSchema.parse({ ...current, trial });
}

/** A version that is or was published or on trial. */
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

/**
 * Checks a payload by the version that it names, or else by the current one.
 *
 * @throws Refusal with messages by payload key, or when the version is unknown or closed
 */
export async function checkApplication(queries: Queries, sent: ApplicationPayload) {
  const named = versionOfPayload(sent);
  const form = named === undefined ? await currentForm(queries) : await findForm(queries, named);
  if (!form || isClosed(form, Date.now())) throw new Refusal(FORM_REPLACED);
  const { version, definition: questions } = form;
  const parsed = parseFields(applicationPayloadSchema({ version, questions }), sent);
  const { [VERSION_KEY]: _version, ...payload } = accepted(parsed);
  return { version, payload };
}
