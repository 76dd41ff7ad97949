import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { contentDocuments } from '../database/content-schema';
import { throttles } from '../database/service-schema';
import { sampleContent } from '../testing/sample-content';
import { until } from '@vipp/shared/testing/until';
import { useTestApp } from '../testing/use-test-app';
import { findDrafts, publishDraft, saveDraft, setDraftState, startScheduledPublications } from './content-drafts';
import { inFolder, ofPath, publishContent, publishedContent, publishedDocuments } from './store-content';

const PATH = 'posts/nouveau.md';
const RSE = 'pages/rse.yaml';
const SAMPLES = ['ouverture-a-kigali', 'l-annee-commence'];
const text = (title: string) =>
  `---\ntitle: ${title}\ndate: 2026-05-02\ncategories: [RSE]\nimage: null\npdf: null\n---\n\nBonjour\n`;
const awa = { by: 'awa@vipp.example', reason: 'essai' };
const koffi = { by: 'koffi@vipp.example', reason: 'relecture' };
const later = () => new Date(Date.now() + 3_600_000);

describe('a text that is not published yet', () => {
  const test = useTestApp('PostgreSQL', [contentDocuments, throttles]);
  const titles = async () =>
    (await publishedContent(test.queries, inFolder('posts'))).flatMap((one) =>
      one.kind === 'post' && !SAMPLES.includes(one.item.slug) ? [one.item.title] : [],
    );
  const states = async (path: string) =>
    (await test.rows(contentDocuments, ofPath(path)))
      .toSorted((a, b) => a.version - b.version)
      .map(({ state }) => state);
  const publish = (path: string, by: string) => test.queries.transaction((tx) => publishDraft(tx, path, by));
  const push = (documents: Parameters<typeof publishContent>[1]) =>
    test.queries.transaction((tx) => publishContent(tx, documents, koffi));
  const published = async (path: string) => (await publishedDocuments(test.queries, ofPath(path)))[0]?.text ?? '';

  beforeEach(() => push(sampleContent));

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
    const mine = { path: RSE, text: await published(RSE) };
    const other = mine.text.replace('Nos engagements', 'Leurs engagements');
    await saveDraft(test.queries, { path: RSE, text: other }, { ...koffi, seen: 1 });
    await expect(saveDraft(test.queries, mine, { ...awa, seen: 1 })).rejects.toThrow('koffi@vipp.example a modifié');
    expect((await findDrafts(test.queries, ofPath(RSE)))[0]?.text).toBe(other);
    await saveDraft(test.queries, mine, { ...awa, seen: 1 });
    expect((await findDrafts(test.queries, ofPath(RSE)))[0]?.text).toBe(mine.text);
  });

  it('does not replace a version that was published after it was saved', async () => {
    const mine = { path: RSE, text: await published(RSE) };
    await saveDraft(test.queries, mine, { ...awa, seen: 1 });
    const pushed = { path: RSE, text: mine.text.replace('Nos', 'Leurs') };
    await push([pushed]);
    await expect(publish(RSE, awa.by)).rejects.toThrow('koffi@vipp.example a publié une autre version');
    expect(await published(RSE)).toBe(pushed.text);
    expect(await findDrafts(test.queries, ofPath(RSE))).toHaveLength(1);
  });

  it('is gone from the drafts, not from the versions, when it is discarded', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Un') }, awa);
    await test.queries.transaction((tx) => setDraftState(tx, PATH, { state: 'replaced' }));
    expect([await findDrafts(test.queries), await states(PATH)]).toEqual([[], ['replaced']]);
    await expect(publish(PATH, awa.by)).rejects.toThrow('n’existe plus');
  });

  it('is published at its time, or goes back to review after another publication, or if this release cannot read it', async () => {
    for (const path of [PATH, 'posts/ancien.md', 'posts/retard.md']) {
      await saveDraft(test.queries, { path, text: text('Demain') }, { ...awa, dueAt: later() });
      await setDraftState(test.queries, path, { state: 'ready', by: awa.by });
    }
    expect([await titles(), await states(PATH)]).toEqual([[], ['scheduled']]);
    await push([{ path: 'posts/retard.md', text: text('Avant') }]);
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
    expect((await publishedDocuments(test.queries, ofPath(PATH)))[0]?.publishedBy).toBe(awa.by);
  });

  it('is published at once by an editor who does not wait for its time', async () => {
    await saveDraft(test.queries, { path: PATH, text: text('Demain') }, { ...awa, dueAt: later(), state: 'ready' });
    expect([await titles(), await states(PATH)]).toEqual([[], ['scheduled']]);
    await publish(PATH, awa.by);
    expect([await titles(), await states(PATH)]).toEqual([['Demain'], ['replaced', 'published']]);
  });
});
