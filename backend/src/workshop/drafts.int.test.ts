import { eq, sql } from 'drizzle-orm';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { documentOfUpdates, documentUpdate } from '@vipp/shared/lib/workshop/draft-document';
import { formVersions } from '../database/form-version-schema';
import { auditEntries, formDraftLinks, formDraftUpdates, sessions } from '../database/workshop-schema';
import { seedFirstForm } from '../forms/form-versions';
import { deleteExpiredRows } from '../submissions/housekeeping';
import { openDraftEditor } from '../testing/draft-editor';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';
import { MAX_UPDATES } from './draft-updates';

/** Of nearly the size that one update may have. */
function hugeUpdate(round: number): string {
  const doc = documentOfUpdates([]);
  doc.getMap(`other ${round}`).set('text', 'a'.repeat(290_000));
  return documentUpdate(doc);
}

const NO_DRAFT = '00000000-0000-4000-8000-000000000000';

describe('drafts of the form', () => {
  const test = useTestApp('PostgreSQL', [sessions]);
  const queries = () => test.database.queries;
  let awa: WorkshopSession;
  let kofi: WorkshopSession;
  const newDraft = async (title = 'Dakar') => (await awa.call('createDraft', { title, from: 1 })).draft;
  const numbersOf = async (draft: string) =>
    (
      await queries()
        .select({ number: formDraftUpdates.number })
        .from(formDraftUpdates)
        .where(eq(formDraftUpdates.draftId, draft))
        .orderBy(formDraftUpdates.number)
    ).map(({ number }) => number);
  const actions = async () =>
    (
      await queries()
        .select({ actor: auditEntries.actor, action: auditEntries.action, subject: auditEntries.subject })
        .from(auditEntries)
        .orderBy(auditEntries.id)
    ).filter(({ actor }) => actor === awa.email);

  beforeEach(async () => {
    await queries().execute(sql`truncate ${formVersions} cascade`);
    await seedFirstForm(queries());
    awa = await openWorkshopSession(test);
    kofi = await openWorkshopSession(test);
  });

  it('begin with the version that they are made from, and are no version themselves', async () => {
    const draft = await newDraft();
    const editor = openDraftEditor(kofi, draft);
    const { last } = await editor.sync();
    const { definition } = await awa.call('formVersion', { version: 1 });
    expect([last, editor.definition()]).toEqual([1, definition]);
    expect((await awa.post('formVersion', { version: 2 })).statusCode).toBe(404);
    expect((await awa.post('createDraft', { title: 'x', from: 7 })).statusCode).toBe(404);
    expect(await awa.call('forms', {})).toMatchObject({
      versions: [{ version: 1, state: 'published', share: null }],
      drafts: [{ draft, title: 'Dakar', basedOn: 1, createdBy: awa.email, changedBy: null, isLinked: false }],
    });
  });

  it('do not change what gateways ask for', async () => {
    const tag = String((await test.get(formCalls.current.path)).headers.etag);
    const editor = openDraftEditor(awa, await newDraft());
    await editor.sync();
    editor.label('ville', 'Commune');
    await editor.sync();
    expect((await test.get(formCalls.current.path, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('give each recruiter the changes of the others, and lose none of two at the same time', async () => {
    const draft = await newDraft();
    const one = openDraftEditor(awa, draft);
    const other = openDraftEditor(kofi, draft);
    await Promise.all([one.sync(), other.sync()]);
    for (let round = 1; round <= 5; round += 1) {
      one.label('ville', `Ville ${round}`);
      other.label('quartier', `Quartier ${round}`);
      await Promise.all([one.sync(), other.sync()]);
    }
    await Promise.all([one.sync(), other.sync()]);
    expect(await numbersOf(draft)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const editor of [one, other])
      expect([editor.labelOf('ville'), editor.labelOf('quartier')]).toEqual(['Ville 5', 'Quartier 5']);
    const { drafts } = await awa.call('forms', {});
    expect([awa.email, kofi.email]).toContain(drafts[0]?.changedBy);
  });

  it('may be sent twice where an answer is lost', async () => {
    const draft = await newDraft();
    const editor = openDraftEditor(awa, draft);
    await editor.sync();
    editor.label('ville', 'Commune');
    await editor.sync();
    editor.edit(() => undefined);
    const { last, updates } = await editor.sync();
    expect([last, updates, editor.labelOf('ville')]).toEqual([3, [], 'Commune']);
  });

  it('are merged when they have many updates, which every browser may go on from', async () => {
    const draft = await newDraft();
    const early = openDraftEditor(kofi, draft);
    await early.sync();
    const [first] = await queries().select().from(formDraftUpdates).where(eq(formDraftUpdates.draftId, draft));
    const more = Array.from({ length: MAX_UPDATES - 1 }, (_, index) => ({
      draftId: draft,
      number: index + 2,
      author: awa.email,
      data: first?.data ?? '',
    }));
    await queries().insert(formDraftUpdates).values(more);
    const late = openDraftEditor(awa, draft);
    await late.sync();
    late.label('ville', 'Commune');
    await late.sync();
    expect(await numbersOf(draft)).toEqual([MAX_UPDATES + 1]);
    await early.sync();
    expect(early.labelOf('ville')).toBe('Commune');
    early.label('quartier', 'Secteur');
    await early.sync();
    await late.sync();
    expect([late.labelOf('ville'), late.labelOf('quartier')]).toEqual(['Commune', 'Secteur']);
    const ahead = await awa.call('syncDraft', { draft, since: 9_999, updates: [], place: null });
    expect([ahead.last, ahead.updates.length]).toEqual([MAX_UPDATES + 2, 2]);
  });

  it.each([
    ['not Base64', '*'],
    ['not an update', btoa('bonjour')],
    ['a part of an update', btoa('\u0001\u0001')],
    ['empty', ''],
  ])('refuse an update that is %s, and stay readable', async (_what, update) => {
    const draft = await newDraft();
    const refused = await awa.post('syncDraft', { draft, since: 1, updates: [update], place: null });
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('Rechargez la page')]);
    expect(await numbersOf(draft)).toEqual([1]);
    const editor = openDraftEditor(kofi, draft);
    await editor.sync();
    expect(editor.labelOf('ville')).toBe('Ville');
  });

  it('refuse updates that are too large, and a draft that has become too large', async () => {
    const draft = await newDraft();
    const long = await awa.post('syncDraft', { draft, since: 1, updates: ['A'.repeat(400_004)], place: null });
    expect(long.statusCode).toBe(422);
    const editor = openDraftEditor(awa, draft);
    await editor.sync();
    let status = 200;
    for (let round = 0; status === 200 && round < 25; round += 1) {
      // Every round is another document beside the form, which cannot be merged into less.
      const update = hugeUpdate(round);
      status = (await awa.post('syncDraft', { draft, since: 1, updates: [update], place: null })).statusCode;
    }
    expect(status).toBe(422);
    const other = openDraftEditor(kofi, draft);
    await other.sync();
    expect(other.labelOf('ville')).toBe('Ville');
  });

  it('show who else has them open, and where, until they leave', async () => {
    const draft = await newDraft();
    await openDraftEditor(kofi, draft).sync('section-1');
    const editor = openDraftEditor(awa, draft);
    expect((await editor.sync()).others).toEqual([{ email: kofi.email, place: 'section-1' }]);
    await openDraftEditor(kofi, draft).sync('section-2');
    expect((await editor.sync()).others).toEqual([{ email: kofi.email, place: 'section-2' }]);
    await queries().execute(sql`update ${sessions} set seen_at = now() - interval '20 seconds'`);
    expect((await editor.sync()).others).toEqual([]);
    await openDraftEditor(kofi, draft).sync();
    await openDraftEditor(kofi, await newDraft('Autre')).sync();
    expect((await editor.sync()).others).toEqual([]);
  });

  it('are renamed and deleted, with all that belongs to them, and no version is', async () => {
    const draft = await newDraft();
    await awa.call('createDraftLink', { draft });
    await openDraftEditor(kofi, draft).sync();
    await awa.call('renameDraft', { draft, title: 'Dakar et Thiès' });
    expect((await awa.call('forms', {})).drafts[0]?.title).toBe('Dakar et Thiès');
    expect(await awa.call('deleteDraft', { draft })).toEqual({ title: 'Dakar et Thiès' });
    expect([await queries().select().from(formDraftLinks), await numbersOf(draft)]).toEqual([[], []]);
    const [version] = await queries().select({ id: formVersions.id }).from(formVersions);
    for (const id of [draft, NO_DRAFT, version?.id ?? ''])
      for (const [name, input] of [
        ['renameDraft', { draft: id, title: 'x' }],
        ['deleteDraft', { draft: id }],
        ['createDraftLink', { draft: id }],
        ['deleteDraftLinks', { draft: id }],
        ['syncDraft', { draft: id, since: 0, updates: [], place: null }],
      ] as const)
        expect([name, (await awa.post(name, input)).statusCode]).toEqual([name, 404]);
    expect((await awa.call('forms', {})).versions).toHaveLength(1);
  });

  it('are deleted while others edit them without a fault for either', async () => {
    const draft = await newDraft();
    const editors = [openDraftEditor(awa, draft), openDraftEditor(kofi, draft)];
    await Promise.all(editors.map((editor) => editor.sync()));
    const sync = (session: WorkshopSession) =>
      session.post('syncDraft', { draft, since: 1, updates: [], place: 'section' });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => [sync(awa), sync(kofi)]).flat(),
      kofi.post('deleteDraft', { draft }),
      ...Array.from({ length: 4 }, () => [sync(awa), sync(kofi)]).flat(),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 404)).toEqual([]);
  });

  it('are in the audit trail, and editing once an hour', async () => {
    const draft = await newDraft();
    const editor = openDraftEditor(awa, draft);
    await editor.sync();
    for (const label of ['Commune', 'Cité']) {
      editor.label('ville', label);
      await editor.sync();
    }
    await awa.call('deleteDraft', { draft });
    expect(await actions()).toEqual(
      ['createDraft', 'syncDraft', 'deleteDraft'].map((action) => ({ actor: awa.email, action, subject: 'Dakar' })),
    );
  });

  describe('by a link', () => {
    const open = (token: string) => test.post(workshopPath('openDraftLink'), { token });
    const link = async (draft: string) => {
      const { path } = await awa.call('createDraftLink', { draft });
      expect(path).toMatch(/^\/recrutements\/atelier\/lien\/[\w-]{43}$/);
      return path.split('/').at(-1) ?? '';
    };

    it('show themselves as they are now, without an account, and no other draft', async () => {
      const draft = await newDraft();
      const token = await link(draft);
      await newDraft('Autre');
      const editor = openDraftEditor(awa, draft);
      await editor.sync();
      editor.label('ville', 'Commune');
      await editor.sync();
      const opened = await open(token);
      expect([opened.statusCode, opened.json().title]).toEqual([200, 'Dakar']);
      expect(opened.json().definition).toEqual(editor.definition());
      expect(opened.headers['cache-control']).toBe('no-store');
      const [row] = await queries().select().from(formDraftLinks);
      expect(row?.tokenHash).not.toContain(token);
    });

    it('are no longer shown once it has expired, was revoked, or the draft is gone', async () => {
      const draft = await newDraft();
      const [token, other] = [await link(draft), await link(await newDraft('Autre'))];
      await awa.call('deleteDraftLinks', { draft });
      expect([(await open(token)).statusCode, (await open(other)).statusCode]).toEqual([404, 200]);
      expect((await open(token)).json().message).toContain('Ce lien ne montre plus de brouillon');
      await queries().execute(sql`update ${formDraftLinks} set expires_at = now()`);
      expect((await open(other)).statusCode).toBe(404);
      expect((await awa.call('forms', {})).drafts.map(({ isLinked }) => isLinked)).toEqual([false, false]);
      await deleteExpiredRows(queries());
      expect(await queries().select().from(formDraftLinks)).toEqual([]);
      const third = await link(draft);
      await awa.call('deleteDraft', { draft });
      expect((await open(third)).statusCode).toBe(404);
    });

    it.each(['', 'x', 'A'.repeat(43), NO_DRAFT])('are not shown by %j', async (token) => {
      expect([404, 422]).toContain((await open(token)).statusCode);
    });
  });
});
