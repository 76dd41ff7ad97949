import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { runProgram } from '../testing/child-program';
import { sampleContent } from '../testing/sample-content';
import { temporaryFolder } from '../testing/temporary-folder';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing/test-databases';
import { useTestDatabase } from '../testing/use-test-database';
import { parseContent, type ContentDocument } from './document';
import { fillContent, publishContent, publishedDocuments } from './store-content';
import { writeRows } from './write-rows';

const folder = temporaryFolder();
const tables: PgTable[] = Object.values(schema);

async function fill(database: Database, documents = sampleContent) {
  let filled: Awaited<ReturnType<typeof fillContent>> | undefined;
  await database.prepare(async (queries) => {
    filled = await fillContent(queries, documents);
  });
  return filled;
}

/** The sample with another text of one document. */
const changed = (path: string, change: (text: string) => string): ContentDocument[] =>
  sampleContent.map((document) => (document.path === path ? { path, text: change(document.text) } : document));

/** Every row of every table, with the system column that changes when the row is written. */
async function everyRow(database: Database): Promise<Record<string, unknown[]>> {
  const entries = tables.map(async (table) => {
    const order: SQL = sql.raw('1, 2');
    const rows = await database.queries
      .select({ row: sql`to_jsonb(${table}.*)`, written: sql`${table}.xmin::text` })
      .from(table)
      .orderBy(order);
    return [getTableName(table), rows] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe.each(databaseKinds)('content on %s', (kind) => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase(kind, folder);
    database = await test.open();
  });
  afterAll(() => database.close());

  it('fills an empty place', async () => {
    expect(await fill(database)).toEqual({ wasEmpty: true, different: [], withoutDocument: 0 });
    const counts = Object.entries(await everyRow(database)).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(counts)).toEqual({
      categories: 2,
      content_documents: 14,
      content_entries: 52,
      etudes: 2,
      objectifs: 2,
      post_categories: 3,
      posts: 2,
      secteurs: 2,
      seed_state: 0,
      typologies: 2,
    });
  });

  it('gives ids in the order of publication', async () => {
    const posts = await database.queries.select().from(schema.posts).orderBy(schema.posts.id);
    expect(posts.map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'l-annee-commence'],
      [2, 'ouverture-a-kigali'],
    ]);
  });

  it('is not changed by another start, nor by a release with other texts, which are named', async () => {
    const before = await everyRow(database);
    await database.close();
    database = await test.open();
    const next = changed('pages/rse.yaml', (text) => text.replace('Nos engagements', 'Autre chose'));
    expect(await fill(database, next)).toEqual({ wasEmpty: false, different: ['pages/rse.yaml'], withoutDocument: 0 });
    expect(await everyRow(database)).toEqual(before);
  });

  it('keeps every version of a document, and the ids of what it changes', async () => {
    const path = 'posts/ouverture-a-kigali.md';
    const text = '---\ntitle: Kigali grandit\ndate: 2024-05-02\ncategories: [Implantations]\n---\n\nDeux étages.\n';
    const why = { by: 'Awa', reason: 'visite' };
    await database.queries.transaction((tx) => publishContent(tx, [{ path, text }], why));
    const posts = await database.queries.select().from(schema.posts).orderBy(schema.posts.id);
    expect(posts.map(({ id, title, content }) => ({ id, title, content })).at(-1)).toEqual({
      id: 2,
      title: 'Kigali grandit',
      content: '<p>Deux étages.</p>',
    });
    expect((await publishedDocuments(database.queries)).find((document) => document.path === path)).toEqual({
      path,
      text,
      version: 2,
      isOfRelease: false,
    });
    await database.queries.transaction((tx) => publishContent(tx, [{ path, text: null }], why));
    expect(await database.queries.select().from(schema.posts)).toHaveLength(1);
    const versions = await database.queries.select().from(schema.contentDocuments);
    expect(versions.filter((row) => row.path === path).map(({ version }) => version)).toEqual([1, 2, 3]);
  });

  it('publishes all of it or nothing', async () => {
    const before = await everyRow(database);
    const changes = [
      { path: 'pages/rse.yaml', text: sampleContent.find(({ path }) => path === 'pages/rse.yaml')?.text ?? '' },
      { path: 'posts/sans-titre.md', text: '---\ndate: 2024-05-02\n---\n' },
    ];
    const publishing = database.queries.transaction((tx) => publishContent(tx, changes, { by: 'Awa', reason: 'r' }));
    await expect(publishing).rejects.toThrow(/posts\/sans-titre\.md: title/);
    expect(await everyRow(database)).toEqual(before);
  });
});

describe('content that an earlier release or another program wrote', () => {
  const database = useTestDatabase('PostgreSQL', folder);

  it('stays, and gets documents that say the same', async () => {
    const corrected = changed('pages/rse.yaml', (text) => text.replace('Nos engagements', '<p>Corrigé</p>'));
    const photograph = { image: 'https://photos.example/a.jpg', imageWidth: 800, imageHeight: 600 };
    const imageDetails = { credit: 'A. Kouassi', focus: { y: 30, x: 60 }, alt: 'Un plateau', caption: 'Lomé' };
    await writeRows(database.queries, [
      ...corrected.map(parseContent),
      {
        kind: 'post',
        slug: 'a-nous',
        title: 'À nous',
        publishedAt: '2025-01-01',
        metaDescription: null,
        description: null,
        categories: [],
        ...photograph,
        imageDetails,
        content: '<p>Un</p>\n\n<ul>\n\n    <li>deux</li></ul>',
      },
    ]);
    const before = await everyRow(database);
    expect(await fill(database)).toEqual({ wasEmpty: false, different: ['pages/rse.yaml'], withoutDocument: 0 });
    const after = await everyRow(database);
    expect({ ...after, content_documents: [] }).toEqual({ ...before, content_documents: [] });
    const documents = await publishedDocuments(database.queries);
    expect(documents.filter(({ isOfRelease }) => !isOfRelease).map(({ path }) => path)).toEqual([
      'pages/rse.yaml',
      'posts/a-nous.md',
    ]);
    const own = documents.find(({ path }) => path === 'posts/a-nous.md');
    expect(own && parseContent(own)).toMatchObject({
      ...photograph,
      imageDetails,
      content: '<p>Un</p>\n<ul>\n    <li>deux</li></ul>',
    });
  });

  it('stays without a document where none can say it', async () => {
    await database.queries.delete(schema.contentDocuments);
    const sections = { page: 9, position: 6, name: 'Septième section', content: '<p>Sept</p>' };
    await database.queries.insert(schema.contentEntries).values(sections);
    expect(await fill(database)).toMatchObject({ withoutDocument: 1 });
    const entries = await database.queries.select().from(schema.contentEntries);
    expect(entries).toContainEqual(sections);
  });
});

describe.each(databaseKinds)('a first start on %s that is killed while it fills the database', (kind) => {
  it('leaves no partial content, and the next start completes it', async () => {
    const test = await createTestDatabase(kind, folder);
    const env = { PGLITE_DIRECTORY: test.directory, ...(test.url && { DATABASE_URL: test.url }) };
    expect(await runProgram('testing/interrupted-transaction.ts', env).ended).toBe('SIGKILL');
    const database = await test.open();
    expect(await database.queries.select().from(schema.contentEntries)).toEqual([]);
    await fill(database);
    expect(await database.queries.select().from(schema.contentEntries)).toHaveLength(52);
    expect(await database.queries.select().from(schema.posts)).toHaveLength(2);
    await database.close();
  });
});

describe('four instances that start at once on one PostgreSQL', () => {
  it('migrate and fill it once', async () => {
    const test = await createTestDatabase('PostgreSQL', folder);
    const instances = await Promise.all([1, 2, 3, 4].map(() => test.open()));
    await Promise.all(instances.map((instance) => fill(instance)));
    const [first] = instances;
    if (!first) throw new Error('There are four instances');
    const [applied] = await first.queries
      .select({ n: sql<number>`count(*)::int`, different: sql<number>`count(distinct hash)::int` })
      .from(sql`drizzle.__drizzle_migrations`);
    expect(applied?.n).toBe(applied?.different);
    expect(await first.queries.select().from(schema.posts)).toHaveLength(2);
    await Promise.all(instances.map((instance) => instance.close()));
  });
});

describe('the tables of content', () => {
  const database = useTestDatabase('PostgreSQL', folder);

  const post = { title: 'Titre', slug: 'titre', publishedAt: '2025-01-01' };
  const insertPost = async (row: typeof schema.posts.$inferInsert) => database.queries.insert(schema.posts).values(row);

  it('refuse a duplicate slug, a malformed slug, and a date that does not exist', async () => {
    await insertPost(post);
    await expect(insertPost(post)).rejects.toThrow();
    await expect(insertPost({ ...post, slug: 'Pas un slug' })).rejects.toThrow();
    await expect(insertPost({ ...post, slug: 'autre', publishedAt: '2025-02-30' })).rejects.toThrow();
  });

  it('refuse an eleventh page and a link to a post that does not exist', async () => {
    const entry = { page: 11, position: 0, name: 'Nom', content: '' };
    await expect((async () => database.queries.insert(schema.contentEntries).values(entry))()).rejects.toThrow();
    const link = { postId: 999, categoryId: 1 };
    await expect((async () => database.queries.insert(schema.postCategories).values(link))()).rejects.toThrow();
  });

  it('take more posts than fit into one statement', async () => {
    const text = sampleContent.find(({ path }) => path.startsWith('posts/'))?.text ?? '';
    const many = Array.from({ length: 2500 }, (_, n) => ({ path: `posts/article-${n}.md`, text }));
    await database.queries.transaction((tx) => publishContent(tx, many, { by: 'Awa', reason: 'r' }));
    const articles = sql`${schema.posts.slug} like 'article-%'`;
    expect(await database.queries.$count(schema.posts, articles)).toBe(2500);
  });
});
