import { eq, sql } from 'drizzle-orm';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { formDrafts, formVersions } from '../database/content-schema';
import { sessions } from '../database/service-schema';
import { addFigures } from '../forms/figure-report';
import { seedFirstForm } from '../forms/form-versions';
import { openDraftEditor } from '../testing/draft-editor';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';

const NO_DRAFT = '00000000-0000-4000-8000-000000000000';

describe('drafts of the form', () => {
  const test = useTestApp('PostgreSQL', [sessions]);
  let awa: WorkshopSession;
  let kofi: WorkshopSession;
  const newDraft = async (title = 'Dakar') => (await awa.call('createDraft', { title, from: 1 })).draft;
  const editedDraft = async (...labels: string[]) => {
    const draft = await newDraft();
    const editor = await openDraftEditor(awa, draft);
    for (const label of labels) {
      editor.setLabel('ville', label);
      await editor.sync();
    }
    return { draft, editor };
  };
  const revisionOf = async (draft: string) => (await test.rows(formDrafts, eq(formDrafts.draftId, draft)))[0]?.revision;
  const actions = async () => (await test.trail(awa.email)).map((entry) => entry.join(' '));

  beforeEach(async () => {
    await test.queries.execute(sql`truncate ${formVersions} cascade`);
    await seedFirstForm(test.queries);
    awa = await openWorkshopSession(test);
    kofi = await openWorkshopSession(test);
  });

  it('begin with the version that they are made from, and are no version themselves', async () => {
    const draft = await newDraft();
    const editor = await openDraftEditor(kofi, draft);
    const { definition } = await awa.call('formVersion', { version: 1 });
    expect([editor.opened.last, editor.definition()]).toEqual([1, definition]);
    expect(await awa.refusal('formVersion', { version: 2 })).toMatch(/^404 /);
    expect(await awa.refusal('createDraft', { title: 'x', from: 7 })).toMatch(/^404 /);
    expect(await awa.call('forms', {})).toMatchObject({
      versions: [{ version: 1, state: 'published', share: null }],
      drafts: [{ draft, title: 'Dakar', basedOn: 1, createdBy: awa.email, changedBy: null }],
    });
  });

  it('do not change what gateways ask for', async () => {
    const tag = String((await test.get(formCalls.current.path)).headers.etag);
    await editedDraft('Commune');
    expect((await test.get(formCalls.current.path, { 'if-none-match': tag })).statusCode).toBe(304);
  });

  it('have every one of 50 changes by two recruiters, ten at once, or return it with the stored value', async () => {
    const draft = await newDraft();
    const { fields } = (await openDraftEditor(awa, draft)).opened;
    const parts = [...new Set(fields.filter(({ value }) => value === 'field').map(({ part }) => part))].slice(0, 15);
    const changes = Array.from({ length: 50 }, (_, at) => ({
      ...{ field: 'hint', base: 1, value: `Aide ${at}` },
      part: parts[at % parts.length] ?? '',
    }));
    const send = async (one: (typeof changes)[number], at: number) => {
      const { call, email } = at % 2 === 0 ? awa : kofi;
      const { conflicts } = await call('syncDraft', { draft, since: 1, changes: [one] });
      return conflicts[0] ?? { ...one, by: email };
    };
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let at = 0; at < changes.length; at += 10)
      answers.push(...(await Promise.all(changes.slice(at, at + 10).map(send))));
    const { fields: stored } = (await openDraftEditor(kofi, draft)).opened;
    for (const { part, value, by } of answers)
      expect(stored).toContainEqual(expect.objectContaining({ part, field: 'hint', value, by }));
    expect(answers.map(({ part }) => part)).toEqual(changes.map(({ part }) => part));
    expect(await revisionOf(draft)).toBe(1 + parts.length);
  });

  it('are sent whole to a browser ahead of a restored database', async () => {
    const draft = await newDraft();
    const { fields } = (await openDraftEditor(awa, draft)).opened;
    const ahead = await awa.call('syncDraft', { draft, since: 9_999, changes: [] });
    expect([ahead.last, ahead.fields]).toEqual([1, fields]);
  });

  it('refuse changes that none can be, and stay readable', async () => {
    const draft = await newDraft();
    for (const change of [
      { part: '__proto__', field: 'label', value: 'x' },
      { part: 'ville', field: '__proto__', value: 'x' },
      { part: 'ville', field: 'label' },
      { part: 'ville', field: 'label', value: {} },
      { part: 'ville', field: 'label', value: 'a'.repeat(10_001) },
      { part: 'settings', field: 'fixed', value: '{' },
    ]) {
      const { statusCode } = await awa.post('syncDraft', { draft, since: 1, changes: [{ ...change, base: 1 }] });
      expect([change, statusCode]).toEqual([change, 422]);
    }
    expect(await revisionOf(draft)).toBe(1);
    expect((await openDraftEditor(kofi, draft)).labelOf('ville')).toBe('Ville');
  });

  it('refuse changes once they have become too large', async () => {
    const draft = await newDraft();
    let status = 200;
    for (let round = 0; status === 200 && round < 8; round += 1) {
      const change = { field: 'label', value: 'a'.repeat(10_000), base: 1 };
      const changes = Array.from({ length: 90 }, (_, index) => ({ ...change, part: `p${round}x${index}` }));
      status = (await awa.post('syncDraft', { draft, since: 1, changes })).statusCode;
    }
    expect(status).toBe(422);
    expect((await openDraftEditor(kofi, draft)).labelOf('ville')).toBe('Ville');
  });

  it('have texts of any characters', async () => {
    const { draft } = await editedDraft('a\u0000b\ud83dc 🏙');
    const { fields } = (await openDraftEditor(kofi, draft)).opened;
    expect(fields.map(({ value }) => value)).toContain('a\u0000b\ud83dc 🏙');
  });

  it('show the other people who have them open', async () => {
    const draft = await newDraft();
    const editor = await openDraftEditor(awa, draft);
    await openDraftEditor(kofi, draft);
    expect((await editor.sync()).others).toEqual([kofi.email]);
    await test.queries.execute(sql`update ${sessions} set seen_at = now() - interval '20 seconds'`);
    expect((await editor.sync()).others).toEqual([]);
    await openDraftEditor(kofi, draft);
    await openDraftEditor(kofi, await newDraft('Autre'));
    expect((await editor.sync()).others).toEqual([]);
  });

  it('are deleted with all that belongs to them, and no version is', async () => {
    const draft = await newDraft();
    await openDraftEditor(kofi, draft);
    expect(await awa.call('deleteDraft', { draft })).toEqual({ title: 'Dakar' });
    expect(await revisionOf(draft)).toBeUndefined();
    const [version] = await test.queries.select({ id: formVersions.id }).from(formVersions);
    for (const id of [draft, NO_DRAFT, version?.id ?? ''])
      for (const [name, input] of [
        ['deleteDraft', { draft: id }],
        ['syncDraft', { draft: id, since: 0, changes: [] }],
      ] as const)
        expect([name, (await awa.post(name, input)).statusCode]).toEqual([name, 404]);
    expect((await awa.call('forms', {})).versions).toHaveLength(1);
  });

  it('are deleted while others edit them without a fault for either', async () => {
    const draft = await newDraft();
    await Promise.all([openDraftEditor(awa, draft), openDraftEditor(kofi, draft)]);
    const syncs = () =>
      [awa, kofi, awa, kofi].map((session) => session.post('syncDraft', { draft, since: 1, changes: [] }));
    const answers = await Promise.all([...syncs(), kofi.post('deleteDraft', { draft }), ...syncs()]);
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code !== 200 && code !== 404)).toEqual([]);
  });

  it('are in the audit trail, and editing once an hour', async () => {
    const { draft } = await editedDraft('Commune', 'Cité');
    await awa.call('deleteDraft', { draft });
    expect(await actions()).toEqual(['createDraft Dakar', 'syncDraft Dakar', 'deleteDraft Dakar']);
  });

  it('have figures of each version, without small numbers, which leave no trace', async () => {
    await addFigures(test.queries, [{ version: 1, event: 'shown', subject: '', count: 40 }]);
    const { stages } = await awa.call('formFigures', { version: 1 });
    expect(stages).toEqual({ shown: 40, begun: null, step1: null, step2: null, sent: null });
    expect((await awa.call('formFigures', { version: 1, since: '2999-01-01' })).stages.shown).toBeNull();
    expect(await awa.refusal('formFigures', { version: 7 })).toBe('404 La version 7 n’existe pas.');
    expect(await actions()).toEqual([]);
  });
});
