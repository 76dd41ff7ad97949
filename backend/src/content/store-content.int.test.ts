import { sql } from 'drizzle-orm';
import type { Database } from '../database/database';
import { applyMigrations } from '../database/migrations';
import { contentDocuments } from '../database/content-schema';
import { sampleContent } from '../testing/sample-content';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { createTestDatabase, databaseKinds, type TestDatabase } from '../testing/test-databases';
import { fillContent, ofPath, publishContent, publishedContent, publishedDocuments, RELEASE } from './store-content';

const folder = temporaryFolder();
const AWA = { by: 'Awa', reason: 'visite' };

async function fill(database: Database, documents = sampleContent) {
  let filled: unknown;
  await database.prepare(async (queries) => void (filled = await fillContent(queries, documents)));
  return filled;
}

const everyVersion = ({ queries }: Database) =>
  queries.select().from(contentDocuments).orderBy(contentDocuments.path, contentDocuments.version);
const titlesOf = async ({ queries }: Database) =>
  (await publishedContent(queries)).flatMap((one) =>
    one.kind === 'post' ? [[one.id, one.item.title, one.item.content]] : [],
  );

describe.each(databaseKinds)('content on %s', (kind) => {
  let test: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    test = await createTestDatabase(kind, folder);
    database = await test.open();
  });
  afterAll(() => database.close());
  const publish = (changes: Parameters<typeof publishContent>[1]) =>
    database.queries.transaction((tx) => publishContent(tx, changes, AWA));

  it('fills an empty place, with ids in the order of publication', async () => {
    expect(await fill(database)).toEqual({ wasEmpty: true, different: [] });
    expect(await publishedDocuments(database.queries)).toHaveLength(14);
    const titles = (await titlesOf(database)).sort().map(([, title]) => title);
    expect(titles).toEqual(['L’année commence', 'Ouverture à Kigali']);
  });

  it('is not changed by another start, nor by a release with other texts, which are named', async () => {
    const before = await everyVersion(database);
    await database.close();
    database = await test.open();
    const next = sampleContent.map((one) => ({ ...one, text: one.text.replace('Nos engagements', 'Autre chose') }));
    expect(await fill(database, next)).toEqual({ wasEmpty: false, different: ['pages/rse.yaml'] });
    expect(await everyVersion(database)).toEqual(before);
  });

  it('keeps every version of a document, and its id', async () => {
    const path = 'posts/ouverture-a-kigali.md';
    const text = '---\ntitle: Kigali grandit\ndate: 2024-05-02\ncategories: [Implantations]\n---\n\nDeux étages.\n';
    const published = async () => (await publishedDocuments(database.queries, ofPath(path)))[0];
    const id = (await published())?.id;
    await publish([{ path, text }]);
    expect(await titlesOf(database)).toContainEqual([id, 'Kigali grandit', '<p>Deux étages.</p>']);
    expect(await published()).toMatchObject({ path, text, id, version: 2, publishedBy: 'Awa' });
    await publish([{ path, text: null }]);
    expect(await titlesOf(database)).toHaveLength(1);
    const versions = (await everyVersion(database)).filter((row) => row.path === path);
    expect(versions.map((row) => [row.version, row.id])).toEqual([1, 2, 3].map((version) => [version, id]));
  });

  it('publishes all of it or nothing', async () => {
    const before = await everyVersion(database);
    const untitled = { path: 'posts/sans-titre.md', text: '---\ndate: 2024-05-02\n---\n' };
    const publishing = publish([...sampleContent, untitled]);
    await expect(publishing).rejects.toThrow(/posts\/sans-titre\.md: title/);
    expect(await everyVersion(database)).toEqual(before);
  });

  it('is shown without a text that this release cannot read', async () => {
    const earlier = { path: 'posts/ancien.md', version: 1, publishedBy: 'a', reason: 'b' };
    await database.queries.insert(contentDocuments).values({ ...earlier, text: '---\ntitre: Ancien\n---\n' });
    expect(await titlesOf(database)).toHaveLength(1);
  });
});

/** The database of an earlier release, which had rows without documents. */
const EARLIER = [
  sql`insert into categories (id, name) values (3, 'RSE'), (4, 'Vie du groupe')`,
  sql`insert into posts (id, title, slug, image, image_width, image_height, image_details, content, published_at) values
    (5, 'À nous', 'a-nous', 'https://photos.example/a.jpg', 800, 600, '{"credit":"A. Kouassi","focus":{"x":60,"y":30}}', ${'<p>Un « mot »</p>\n\n<ul>\n\n    <li>deux</li></ul>'}, '2025-01-01'),
    (7, 'Bilan', 'bilan', 'storage/posts/b.svg', null, null, null, 'storage/posts/bilan-2024.pdf', '2025-02-01')`,
  sql`insert into post_categories values (5, 4), (5, 3)`,
  sql`insert into typologies (id, name) values (1, 'Conseil')`,
  sql`insert into objectifs (id, name) values (1, 'Qualité')`,
  sql`insert into secteurs (id, name) values (1, 'Banque')`,
  sql`insert into etudes (id, title, slug, content, theme, published_at, typologie_id, objectif_id, secteur_id)
    values (9, 'Une étude', 'une-etude', 'storage/etudes/e.pdf', 'activités-it', '2024-01-01', 1, 1, 1)`,
  sql`insert into content_entries values (6, 0, 'RSE', 'Corrigé'), (6, 1, 'Engagements', '<p>Trois</p>'), (1, 0, 'Accueil', ''),
    (2, 0, 'Responsable', ''), (3, 0, 'Éditeur', '')`,
  sql`insert into content_documents (path, version, text, published_by, reason) values
    ('posts/bilan.md', 1, ${'---\ntitle: Bilan\ndate: 2025-02-01\ncategories: []\n---\nTexte\n'}, 'Awa', 'r'),
    ('posts/bilan.md', 2, ${'---\ntitle: Bilan corrigé\ndate: 2025-02-01\ncategories: []\n---\nTexte\n'}, 'Awa', 'r')`,
];

describe.each(databaseKinds)('content of an earlier release on %s', (kind) => {
  it('gets documents that say the same, with the same ids, and stays', async () => {
    const database = await (await createTestDatabase(kind, folder)).open();
    await database.queries.transaction(async (tx) => {
      await applyMigrations(tx, 0, 16);
      for (const statement of EARLIER) await tx.execute(statement);
    });
    expect(await fill(database)).toMatchObject({ wasEmpty: false });
    const contents = await publishedContent(database.queries);
    const picture = { image: 'https://photos.example/a.jpg', image_width: 800, image_height: 600 };
    const study = {
      slug: 'une-etude',
      content: 'storage/etudes/e.pdf',
      image: null,
      secteur: { secteur_name: 'Banque' },
    };
    const entries = [
      { name: 'RSE', content: '<div>\nCorrigé\n</div>' },
      { name: 'Engagements', content: '<p>Trois</p>' },
      { name: 'partners', content: '' },
    ];
    const details = { image_details: { credit: 'A. Kouassi', focus: { x: 60, y: 30 } } };
    const content = '<p>Un «\u202Fmot\u202F»</p>\n<ul>\n    <li>deux</li></ul>';
    expect(contents).toMatchObject([
      { id: 9, item: study },
      ...[1, 3, 2].map((page) => ({ page })),
      { page: 6, entries },
      { id: 5, categories: ['RSE', 'Vie du groupe'], item: { title: 'À nous', ...picture, ...details, content } },
      { id: 7, item: { title: 'Bilan corrigé' } },
    ]);
    expect((await publishedDocuments(database.queries)).every(({ publishedBy }) => publishedBy !== RELEASE)).toBe(true);
    const path = 'etudes/autre.md';
    const text = sampleContent.find((document) => document.path.startsWith('etudes/'))?.text ?? '';
    await database.queries.transaction((tx) => publishContent(tx, [{ path, text }], AWA));
    expect((await publishedDocuments(database.queries, ofPath(path)))[0]?.id).toBeGreaterThan(9);
    await database.close();
  });
});

it('four instances that start at once on one PostgreSQL migrate and fill it once', async () => {
  const test = await createTestDatabase('PostgreSQL', folder);
  const instances = await Promise.all([1, 2, 3, 4].map(() => test.open()));
  await Promise.all(instances.map((instance) => fill(instance)));
  const first = await test.open();
  const twice = sql`select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1`;
  expect(await first.queries.execute(twice)).toMatchObject({ rows: [] });
  expect(await everyVersion(first)).toHaveLength(14);
  await Promise.all([first, ...instances].map((instance) => instance.close()));
});
