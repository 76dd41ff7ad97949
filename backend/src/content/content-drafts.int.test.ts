import { eq, sql } from 'drizzle-orm';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import { pino } from 'pino';
import { contentDocuments } from '../database/content-schema';
import { auditEntries, throttles } from '../database/service-schema';
import type { Queries } from '../database/database';
import { runProgram } from '../testing/child-program';
import { sampleContent } from '../testing/sample-content';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { until } from '@vipp/shared/testing/until';
import { createTestDatabase, databaseKinds } from '../testing/test-databases';
import { useTestApp } from '../testing/use-test-app';
import { findDrafts, publishDraft, saveDraft, setDraftState, startScheduledPublications } from './content-drafts';
import { entriesOf } from './content-answers';
import { fillContent, inFolder, ofPath, publishContent, publishedContent, publishedDocuments } from './store-content';

const PATH = 'posts/nouveau.md';
const RSE = 'pages/rse.yaml';
const SAMPLES = ['ouverture-a-kigali', 'l-annee-commence'];
const text = (title: string) =>
  `---\ntitle: ${title}\ndate: 2026-05-02\ncategories: [RSE]\nimage: null\npdf: null\n---\n\nBonjour\n`;
const awa = { by: 'awa@vipp.example', reason: 'essai' };
const koffi = { by: 'koffi@vipp.example', reason: 'relecture' };
const later = () => new Date(Date.now() + 3_600_000);

const statesOf = async (queries: Queries, path: string) =>
  (
    await queries
      .select()
      .from(contentDocuments)
      .where(eq(contentDocuments.path, path))
      .orderBy(contentDocuments.version)
  ).map(({ state }) => state);

describe('a text that is not published yet', () => {
  const test = useTestApp('PostgreSQL');
  const titles = async () =>
    (await publishedContent(test.queries, inFolder('posts'))).flatMap((one) =>
      one.kind === 'post' && !SAMPLES.includes(one.item.slug) ? [one.item.title] : [],
    );
  const states = (path: string) => statesOf(test.queries, path);
  const publish = (path: string, by: string) => test.queries.transaction((tx) => publishDraft(tx, path, by));

  beforeEach(async () => {
    for (const table of [contentDocuments, throttles]) await test.queries.delete(table);
    await test.queries.transaction((tx) =>
      publishContent(tx, sampleContent, { by: 'release', reason: 'first content' }),
    );
  });

  it('is on the site when it is published, and its earlier texts stay among the versions', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Un') }, awa);
    await saveDraft(test.queries, { path: PATH, text: text('Deux') }, { ...awa, seen: 1 });
    await setDraftState(test.queries, PATH, { state: 'review' });
    expect([await titles(), await states(PATH)]).toEqual([[], ['replaced', 'review']]);
    await publish(PATH, koffi.by);
    expect([await titles(), await states(PATH)]).toEqual([['Deux'], ['replaced', 'replaced', 'published']]);
    expect(await findDrafts(test.queries)).toEqual([]);
  });

  it('is refused once after somebody else’s change of the document', async () => {
    const [page] = (await publishedDocuments(test.queries)).filter(({ path }) => path === RSE);
    const other = (page?.text ?? '').replace('Nos engagements', 'Leurs engagements');
    await saveDraft(test.queries, { path: RSE, text: other }, { ...koffi, seen: 1 });
    const mine = { path: RSE, text: page?.text ?? '' };
    await expect(saveDraft(test.queries, mine, { ...awa, seen: 1 })).rejects.toThrow('koffi@vipp.example a modifié');
    expect((await findDrafts(test.queries, ofPath(RSE)))[0]?.text).toBe(other);
    await saveDraft(test.queries, mine, { ...awa, seen: 1 });
    expect((await findDrafts(test.queries, ofPath(RSE)))[0]?.text).toBe(mine.text);
  });

  it('does not replace a version that was published after it was saved', async () => {
    const [page] = (await publishedDocuments(test.queries)).filter(({ path }) => path === RSE);
    const mine = { path: RSE, text: page?.text ?? '' };
    await saveDraft(test.queries, mine, { ...awa, seen: 1 });
    const pushed = { path: RSE, text: mine.text.replace('Nos', 'Leurs') };
    await test.queries.transaction((tx) => publishContent(tx, [pushed], koffi));
    await expect(publish(RSE, awa.by)).rejects.toThrow('koffi@vipp.example a publié une autre version');
    expect((await publishedDocuments(test.queries)).find(({ path }) => path === RSE)?.text).toBe(pushed.text);
    expect(await findDrafts(test.queries, ofPath(RSE))).toHaveLength(1);
  });

  it('is gone from the drafts, not from the versions, when it is discarded', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Un') }, awa);
    await test.queries.transaction((tx) => setDraftState(tx, PATH, { state: 'replaced' }));
    expect([await findDrafts(test.queries), await states(PATH)]).toEqual([[], ['replaced']]);
    await expect(publish(PATH, awa.by)).rejects.toThrow('n’existe plus');
  });

  it('is published at its time, or goes back to review after another publication, or if this release cannot read it', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Demain') }, { ...awa, dueAt: later() });
    for (const path of ['posts/ancien.md', 'posts/retard.md'])
      await saveDraft(test.queries, { path, text: text('Retard') }, { ...awa, dueAt: later() });
    for (const path of [PATH, 'posts/ancien.md', 'posts/retard.md'])
      await setDraftState(test.queries, path, { state: 'ready', by: awa.by });
    expect([await titles(), await states(PATH)]).toEqual([[], ['scheduled']]);
    await test.queries.transaction((tx) =>
      publishContent(tx, [{ path: 'posts/retard.md', text: text('Avant') }], koffi),
    );
    await test.queries.execute(
      sql`update content_documents set due_at = now() + interval '200 milliseconds' where state = 'scheduled'`,
    );
    await test.queries.execute(
      sql`update content_documents set text = 'of an earlier release' where path = 'posts/ancien.md'`,
    );
    const log: string[] = [];
    const timer = startScheduledPublications(test.queries, pino({}, { write: (line) => void log.push(line) }), 100);
    await until(() => log.length >= 3);
    await timer.stop();
    expect((await titles()).toSorted()).toEqual(['Avant', 'Demain']);
    expect(await states('posts/retard.md')).toEqual(['review', 'published']);
    expect(await states('posts/ancien.md')).toEqual(['review']);
    expect(log.join('')).not.toContain('could not be published');
    const rows = await test.rows(contentDocuments, eq(contentDocuments.path, PATH));
    expect(rows.find(({ state }) => state === 'published')?.publishedBy).toBe(awa.by);
  });

  it('is published at once by an editor who does not wait for its time', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Demain') }, { ...awa, dueAt: later(), state: 'ready' });
    expect([await titles(), await states(PATH)]).toEqual([[], ['scheduled']]);
    await publish(PATH, awa.by);
    expect([await titles(), await states(PATH)]).toEqual([['Demain'], ['replaced', 'published']]);
  });
});

describe.each(databaseKinds)('a publication on %s in which the service is killed', (kind) => {
  const folder = temporaryFolder();

  it('leaves the site and the draft as they were, and is whole once it is made again', async () => {
    const test = await createTestDatabase(kind, folder);
    const opened = async () => {
      const { queries, close } = await test.open();
      const [section] = entriesOf(await publishedContent(queries), CONTENT_PAGES.rse);
      const audited = (await queries.select().from(auditEntries)).map(({ action }) => action);
      return { queries, close, found: [section?.content, (await statesOf(queries, RSE)).sort(), audited] };
    };
    const first = await test.open();
    await first.prepare(async (queries) => void (await fillContent(queries, sampleContent)));
    const page = sampleContent.find(({ path }) => path === RSE)?.text ?? '';
    const edited = { path: RSE, text: page.replace('Nos', 'Nos grands') };
    await saveDraft(first.queries, edited, { ...awa, seen: 1, state: 'ready' });
    await first.close();
    const env = { PGLITE_DIRECTORY: test.directory, PUBLISHED: 'rse', ...(test.url && { DATABASE_URL: test.url }) };
    expect(await runProgram('testing/interrupted-transaction.ts', env).ended).toBe('SIGKILL');
    const { queries, found, close } = await opened();
    expect(found).toEqual(['<p>Nos engagements</p>', ['published', 'ready'], ['saveContent']]);
    await queries.transaction((tx) => publishDraft(tx, RSE, awa.by));
    await close();
    const again = await opened();
    const states = ['published', 'published', 'replaced'];
    expect(again.found).toEqual(['<p>Nos grands engagements</p>', states, ['saveContent']]);
    await again.close();
  });
});
