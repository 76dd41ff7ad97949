import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { runProgram } from '../testing/child-program';
import { sampleContent } from '../testing/sample-content';
import { temporaryFolder } from '../testing/temporary-folder';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing/test-databases';
import { useTestDatabase } from '../testing/use-test-database';
import { seedDatabase } from './seed-database';
import { type SeedContent, typesetSeed } from './typeset-seed';

const folder = temporaryFolder();
const content = typesetSeed(sampleContent);
const tables: PgTable[] = Object.values(schema);

async function seed(database: Database, what: SeedContent = content): Promise<boolean> {
  let wrote = false;
  await database.prepare(async (queries) => {
    wrote = await seedDatabase(queries, what);
  });
  return wrote;
}

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

describe.each(databaseKinds)('seeding %s', (kind) => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase(kind, folder);
    database = await test.open();
  });
  afterAll(() => database.close());

  it('writes everything the first time', async () => {
    expect(await seed(database)).toBe(true);
    const counts = Object.entries(await everyRow(database)).map(([name, rows]) => [name, rows.length]);
    expect(Object.fromEntries(counts)).toEqual({
      categories: 7,
      content_entries: 11,
      etudes: 2,
      objectifs: 2,
      post_categories: 3,
      posts: 2,
      secteurs: 2,
      seed_state: 1,
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

  it('changes nothing the second time, not even after a new start', async () => {
    const before = await everyRow(database);
    expect(await seed(database)).toBe(false);
    expect(await everyRow(database)).toEqual(before);
    await database.close();
    database = await test.open();
    expect(await seed(database)).toBe(false);
    expect(await everyRow(database)).toEqual(before);
  });

  it('updates rows under their ids, removes rows that left the seed, and leaves rows of other writers', async () => {
    const [kigali, year] = content.posts;
    if (!kigali || !year) throw new Error('The sample has two posts');
    await database.queries.insert(schema.posts).values({ title: 'À nous', slug: 'a-nous', publishedAt: '2025-01-01' });
    const next = { ...content, posts: [{ ...kigali, title: 'Kigali grandit' }], pages: { ...content.pages, 1: [] } };
    expect(await seed(database, next)).toBe(true);
    const posts = await database.queries.select().from(schema.posts).orderBy(schema.posts.id);
    expect(posts.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: 2, title: 'Kigali grandit' },
      { id: expect.any(Number), title: 'À nous' },
    ]);
    const links = await database.queries.select().from(schema.postCategories);
    expect(links.every(({ postId }) => postId === 2)).toBe(true);
    const entries = await database.queries.select().from(schema.contentEntries);
    expect(entries.some(({ page }) => page === 1)).toBe(false);
  });

  it('writes more posts than fit into one statement', async () => {
    const [first] = content.posts;
    if (!first) throw new Error('The sample has a post');
    const posts = Array.from({ length: 2500 }, (_, n) => ({ ...first, slug: `article-${n}` }));
    await seed(database, { ...content, posts });
    const [counted] = await database.queries.select({ n: sql<number>`count(*)::int` }).from(schema.posts);
    expect(counted?.n).toBe(2501);
  });
});

describe.each(databaseKinds)('a first start on %s that is killed while it seeds', (kind) => {
  it('leaves no partial content, and the next start completes it', async () => {
    const test = await createTestDatabase(kind, folder);
    const env = { PGLITE_DIRECTORY: test.directory, ...(test.url && { DATABASE_URL: test.url }) };
    expect(await runProgram('testing/interrupted-seed.ts', env).ended).toBe('SIGKILL');
    const database = await test.open();
    expect(await database.queries.select().from(schema.contentEntries)).toEqual([]);
    expect(await seed(database)).toBe(true);
    expect(await database.queries.select().from(schema.contentEntries)).toHaveLength(11);
    expect(await database.queries.select().from(schema.posts)).toHaveLength(2);
    await database.close();
  });
});

describe('four instances that start at once on one PostgreSQL', () => {
  it('migrate and seed it once', async () => {
    const test = await createTestDatabase('PostgreSQL', folder);
    const instances = await Promise.all([1, 2, 3, 4].map(() => test.open()));
    const wrote = await Promise.all(instances.map((instance) => seed(instance)));
    expect(wrote.filter(Boolean)).toHaveLength(1);
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

describe.each(databaseKinds)('the constraints on %s', (kind) => {
  const database = useTestDatabase(kind, folder);

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
});
