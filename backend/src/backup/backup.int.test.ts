/** A site is backed up while it is written to, restored into each kind of database, compared row by row, and started. */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { eq, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { filesBelow } from '../content/stored-files';
import { openDatabase, type Queries } from '../database/database';
import { idempotencyKeys, users } from '../database/service-schema';
import { contacts, signalements } from '../database/submission-schema';
import { applyMigrations, knownSchemaState, rowsOf, schemaStateOf } from '../database/migrations';
import { decryptWith } from '@vipp/shared/lib/age-text';
import { backUp, createBackupKey, emptyPlace, type Place, restoreInto } from '../testing/backups';
import { type FilledSite, PASSWORD, startFilledSite } from '../testing/filled-site';
import { identifiedReport, sampleContact } from '../testing/sample-submissions';
import { failed } from '../testing/site-command';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { openTestApp, REFERENT } from '../testing/test-app';
import { databaseKinds, everyRowOf } from '../testing/test-databases';

const folder = temporaryFolder();
let key: Awaited<ReturnType<typeof createBackupKey>>;
beforeAll(async () => {
  key = await createBackupKey(folder);
});

const open = ({ dataDirectory, url }: Place) =>
  openDatabase({ url, directory: path.join(dataDirectory, 'postgres'), onConnectionLost: () => undefined });

const textsOf = async (queries: Queries, query: SQL): Promise<string[]> =>
  (await rowsOf(queries, query, z.object({ text: z.string() }))).map(({ text }) => text);

const everyRow = (queries: Queries) => everyRowOf(queries, /^(?!(?:federation|gateway)_)/);

/** The values of all sequences that were used. */
const sequences = (queries: Queries) =>
  textsOf(
    queries,
    sql`select sequencename || ' ' || last_value as text from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );

/** Content and mode, for the owner, of the files that a backup contains. */
async function filesOf({ dataDirectory }: Place) {
  const saved = /^(secrets\.json|storage|federation\/(keys|shell\.json))(?!.*\.part$)/;
  const names = (await filesBelow(dataDirectory, { withHidden: true })).filter((name) => saved.test(name));
  const contentOf = (file: string) => [statSync(file).mode & 0o700, readFileSync(file, 'base64')];
  return Object.fromEntries(names.map((name) => [name, contentOf(path.join(dataDirectory, name))]));
}

/** Documents and artefacts, from the folder or the tables. */
async function registryOf({ dataDirectory, url }: Place, queries: Queries): Promise<[unknown[], string[]]> {
  if (url === undefined) {
    const federation = path.join(dataDirectory, 'federation');
    const documents = readdirSync(path.join(federation, 'remotes')).filter((name) => name.endsWith('.json'));
    const names = readdirSync(path.join(federation, 'files')).filter((name) => !name.includes('.'));
    const artefacts = names.map((name) => `${name} ${readFileSync(path.join(federation, 'files', name), 'hex')}`);
    const stored = documents.map((file) => ({
      name: path.basename(file, '.json'),
      ...JSON.parse(readFileSync(path.join(federation, 'remotes', file), 'utf8')),
    }));
    return [stored, artefacts.sort()];
  }
  const documents = await textsOf(
    queries,
    sql`select row_to_json(stored)::text as text from (select * from federation_remotes order by name) as stored`,
  );
  const artefacts = await textsOf(
    queries,
    sql`select encode(decode(substr(integrity, 8), 'base64'), 'hex') || ' ' || encode(body, 'hex') as text from federation_files`,
  );
  return [documents.map((text) => JSON.parse(text)), artefacts.sort()];
}

const [EMBEDDED, SERVER] = databaseKinds;

describe.each([
  [EMBEDDED, SERVER],
  [SERVER, EMBEDDED],
])('a backup of a site on %s', (kind, other) => {
  let site: FilledSite;
  let file: string;
  /** Where it was restored. */
  let place: Place;
  beforeAll(async () => {
    site = await startFilledSite(kind, folder);
    file = await backUp(folder, site, key.recipient);
  });
  afterAll(() => site.close());

  it('is readable by its owner alone, and contains nothing in plain text', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const bytes = readFileSync(file);
    for (const text of ['Adjovi', 'candidats', 'OUTBOX_SECRET', REFERENT.identity])
      expect(bytes.includes(text)).toBe(false);
    const names = [...readdirSync(folder), ...readdirSync(site.dataDirectory)];
    expect(names.filter((name) => name.includes('unfinished'))).toEqual([]);
  });

  it('restores into an empty place on the other kind of database, row by row and file by file, on which a site works', async () => {
    place = await emptyPlace(folder, other);
    const restored = { code: 0, stderr: expect.stringContaining('start the site') };
    expect(await restoreInto(place, file, key.keyFile)).toMatchObject(restored);
    const below = readdirSync(place.dataDirectory, { recursive: true }).map(String);
    const ofOthers = below.filter((name) => statSync(path.join(place.dataDirectory, name)).mode & 0o077);
    expect(ofOthers.filter((name) => !name.startsWith('lock'))).toEqual([]);
    const database = await open(place);
    const { queries } = database;
    const original = site.test.database.queries;
    expect(await everyRow(queries)).toEqual(await everyRow(original));
    expect(await sequences(queries)).toEqual(await sequences(original));
    expect(await filesOf(place)).toEqual(await filesOf(site));
    expect(await registryOf(place, queries)).toEqual(await registryOf(site, original));
    const left = /^(?!postgres).*(referent|registry-role|unfinished|\.part$|\.1\.1$)/;
    expect(below.filter((name) => left.test(name))).toEqual([]);

    // The next start finds nothing to do, and what people hold works.
    await database.prepare(async () => undefined);
    const test = await openTestApp(database, folder);
    const { applicationToken, reportCode, recruiter } = site.held;
    for (const [call, held] of [
      [submissionCalls.applicationStatus.path, { token: applicationToken }],
      [submissionCalls.reportFollowUp.path, { code: reportCode }],
      [workshopPath('signIn'), { email: recruiter, password: PASSWORD }],
    ] as const)
      expect([call, (await test.post(call, held)).statusCode]).toEqual([call, 200]);
    expect((await test.get(formCalls.current.path)).json()).toMatchObject({ version: 2 });
    const reports = await queries.select().from(signalements);
    const texts = await Promise.all(reports.map(({ sealed }) => decryptWith([REFERENT.identity], sealed)));
    expect(texts.map((text) => JSON.parse(text))).toContainEqual(identifiedReport);
    const cause = expect.objectContaining({ message: 'an entry of the audit trail never changes' });
    for (const change of [`update audit_entries set actor = 'x'`, `delete from audit_entries`])
      await expect(queries.execute(change)).rejects.toMatchObject({ cause });
    await test.app.close();
    await database.close();
  });

  it('is one moment of a site during writes: each record is in it as a whole', async () => {
    const stop = new AbortController();
    const writing = (async () => {
      while (!stop.signal.aborted)
        await site.test.post(submissionCalls.contact.path, sampleContact, { 'idempotency-key': randomUUID() });
    })();
    const written = await backUp(folder, site, key.recipient);
    stop.abort();
    await writing;
    expect(await site.test.database.queries.$count(contacts)).toBeGreaterThan(1);
    const copy = await emptyPlace(folder, 'PostgreSQL');
    expect(await restoreInto(copy, written, key.keyFile)).toMatchObject({ code: 0 });
    const database = await open(copy);
    // Each message has a key of its own, written in its transaction.
    const keys = await database.queries.$count(idempotencyKeys, eq(idempotencyKeys.call, 'contact'));
    expect(await database.queries.$count(contacts)).toBe(keys);
    await database.close();
  });

  it('is refused by a place that is not empty, and changes nothing there', async () => {
    const before = await filesBelow(place.dataDirectory);
    expect(await restoreInto(place, file, key.keyFile)).toEqual(failed(/is not empty/));
    expect(await filesBelow(place.dataDirectory)).toEqual(before);
    if (place.url === undefined) return;
    const elsewhere = { ...place, dataDirectory: path.join(folder, randomUUID()) };
    const refused = failed(/the database at DATABASE_URL is not empty.*create a new database/);
    expect(await restoreInto(elsewhere, file, key.keyFile)).toEqual(refused);
    expect(existsSync(path.join(elsewhere.dataDirectory, 'secrets.json'))).toBe(false);
  });
});

/** Before accounts had roles and the audit trail existed. */
const EARLIER = 7;

it('a backup of an earlier version of the site is brought up to date, with its rows, its sequences and the triggers that came later', async () => {
  const earlier = await emptyPlace(folder, 'PostgreSQL');
  mkdirSync(earlier.dataDirectory);
  const before = await open(earlier);
  await before.queries.transaction(async (tx) => {
    await applyMigrations(tx, 0, EARLIER);
    await tx.execute(sql`insert into users (email) values ('awa@vipp.example')`);
    await tx.execute(sql`insert into categories (name) values ('A'), ('B'), ('C')`);
    await tx.execute(sql`delete from categories where name = 'C'`);
  });
  await before.close();
  const file = await backUp(folder, earlier, key.recipient);
  const place = await emptyPlace(folder, 'PostgreSQL');
  expect(await restoreInto(place, file, key.keyFile)).toMatchObject({ code: 0 });
  const after = await open(place);
  await after.prepare(async () => undefined);
  const { queries } = after;
  expect(await schemaStateOf(queries)).toEqual(knownSchemaState());
  expect(await queries.select().from(users)).toMatchObject([{ email: 'awa@vipp.example', role: null }]);
  // The number of a row that was deleted is not given again.
  const added = sql`insert into categories (name) values ('D') returning id::text as text`;
  expect(await textsOf(queries, added)).toEqual(['4']);
  await queries.execute(sql`insert into audit_entries (actor, action, subject) values ('a', 'b', 'c')`);
  await expect(queries.execute(sql`delete from audit_entries`)).rejects.toThrow();
  await after.close();
});
