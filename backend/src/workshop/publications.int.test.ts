import path from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { formCalls } from '@vipp/shared/contract/application/form-calls';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { API_BASE } from '@vipp/shared/contract/paths';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { SESSION_HEADER, workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { candidats } from '../database/submission-schema';
import { formDrafts, formVersions } from '../database/content-schema';
import { sessions } from '../database/service-schema';
import { rowsOf } from '../database/migrations';
import { seedFirstForm } from '../forms/form-versions';
import { runProgram } from '../testing/child-program';
import { draftWith, openDraftEditor } from '../testing/draft-editor';
import { sampleApplication } from '../testing/sample-submissions';
import { TEST_OUTBOX_SECRET, TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';

const WHY = 'Dakar ouvre';

describe('publishing a draft', () => {
  const test = useTestApp('PostgreSQL', [sessions, candidats]);
  let awa: WorkshopSession;
  let kofi: WorkshopSession;

  /** Publication of a draft with another label of the question `ville`. */
  const edit = async (label: string, from = 1) => ({
    ...(await draftWith(awa, label, { from })),
    reason: WHY,
    share: null,
  });
  const publish = async (label: string, share: 20 | null = null, from = 1) =>
    (await awa.call('publishDraft', { ...(await edit(label, from)), share })).version;
  const refusal = (...call: Parameters<WorkshopSession['refusal']>) => awa.refusal(...call);
  const served = async () => {
    const { version, trial, newest, definition } = (await test.get(formCalls.current.path)).json();
    return { version, trial, newest, definition: JSON.stringify(definition) };
  };
  const versions = async () => (await awa.call('forms', {})).versions;
  const definitionOf = async (version: number) => (await awa.call('formVersion', { version })).definition;
  const apply = (version: number) =>
    test.post(submissionCalls.application.path, { ...sampleApplication(), [VERSION_KEY]: String(version) });

  beforeEach(async () => {
    await test.queries.execute(sql`truncate ${formVersions} cascade`);
    await seedFirstForm(test.queries);
    awa = await openWorkshopSession(test);
    kofi = await openWorkshopSession(test);
  });

  it('makes it the next version, with author and reason, and leaves nothing of the draft behind', async () => {
    const edited = await edit('Commune');
    expect(await awa.call('publishDraft', edited)).toEqual({ version: 2 });
    expect(await served()).toMatchObject({ version: 2, trial: null, newest: 2 });
    expect((await served()).definition).toContain('Commune');
    expect(await awa.call('forms', {})).toMatchObject({
      drafts: [],
      versions: [
        { version: 2, state: 'published', share: null, title: 'Commune', publishedBy: awa.email, reason: WHY },
        { version: 1, state: 'retired' },
      ],
    });
    expect(await test.rows(formDrafts)).toEqual([]);
    expect(await refusal('publishDraft', edited)).toMatch(/^404 .*n’existe plus/);
  });

  it('is refused after a colleague’s edit, with the name, and the edit is not lost', async () => {
    const edited = await edit('Commune');
    const { setLabel, sync } = await openDraftEditor(kofi, edited.draft);
    setLabel('quartier', 'Secteur');
    await sync();
    expect(await refusal('publishDraft', edited)).toContain(`422 ${kofi.email} vient de modifier ce brouillon`);
    expect(await served()).toMatchObject({ version: 1 });
    await awa.call('publishDraft', { ...edited, last: edited.last + 1 });
    expect((await served()).definition).toContain('Secteur');
  });

  it('is done whole or not at all where the service is killed in it', async () => {
    const edited = await edit('Commune');
    const secrets = { API_TOKEN: TEST_TOKEN, OUTBOX_SECRET: TEST_OUTBOX_SECRET };
    const place = { DATA_DIR: path.join(test.folder, 'killed'), DATABASE_URL: test.url ?? '' };
    const service = runProgram('main.ts', { ...secrets, ...place });
    const { url } = Object(await service.nextMessage());
    await test.queries.transaction(async (tx) => {
      // The deletion of the draft's fields waits for this, after the version is written.
      await tx.execute(sql`lock table ${formDrafts} in exclusive mode`);
      const session = { authorization: `Bearer ${TEST_TOKEN}`, [SESSION_HEADER]: awa.token };
      const published = fetch(url + API_BASE + workshopPath('publishDraft'), {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...session },
        body: JSON.stringify(edited),
      }).catch(() => 'no answer');
      const waiting = sql`select pid from pg_locks where not granted and relation = 'form_drafts'::regclass`;
      while ((await rowsOf(tx, waiting, z.object({ pid: z.int() }))).length === 0);
      service.process.kill('SIGKILL');
      expect([await published, await service.ended]).toEqual(['no answer', 'SIGKILL']);
    });
    const { draft } = edited;
    expect(await awa.call('forms', {})).toMatchObject({ versions: [{ version: 1 }], drafts: [{ draft }] });
    expect((await openDraftEditor(kofi, draft)).labelOf('ville')).toBe('Commune');
    expect(await awa.call('publishDraft', edited)).toEqual({ version: 2 });
  });

  it('never publishes what its publisher has not read, while others edit at the same moment', async () => {
    const edited = await edit('Commune');
    const { setLabel, sync } = await openDraftEditor(kofi, edited.draft);
    setLabel('quartier', 'Secteur');
    const [published, synced] = await Promise.allSettled([awa.post('publishDraft', edited), sync()]);
    const status = published.status === 'fulfilled' ? published.value.statusCode : published.reason;
    expect(['200 rejected', '422 fulfilled']).toContain(`${status} ${synced.status}`);
    expect((await served()).definition).not.toContain('Secteur');
  });

  it('is refused with the problems in words where the form is not valid', async () => {
    expect(await refusal('publishDraft', await edit(''))).toContain('422 Le formulaire n’est pas encore publiable.');
    expect(await versions()).toHaveLength(1);
  });

  it('is refused where it says the same as the current version', async () => {
    const same = 'la version 1, que reçoivent les candidats, dit la même chose';
    expect(await refusal('publishDraft', await edit('Ville'))).toContain(same);
  });

  it('is refused after a colleague’s publication, until its publisher confirms', async () => {
    const edited = await edit('Commune');
    await publish('Cité');
    expect(await refusal('publishDraft', edited)).toContain('422 La version 2 a été publiée après la version 1.');
    expect(await refusal('publishDraft', { ...edited, current: 1 })).toContain('La version 2 a été publiée');
    expect(await awa.call('publishDraft', { ...edited, current: 2 })).toEqual({ version: 3 });
  });

  it('is refused without a reason, with a blank or too long a one, and to a share that none can be', async () => {
    const edited = await edit('Commune');
    const missing = '422 Indiquez la raison, en 500 caractères au plus.';
    for (const reason of ['', ' ', 'x'.repeat(501)])
      expect(await refusal('publishDraft', { ...edited, reason })).toBe(missing);
    for (const share of [0, 1, 100, 20.5]) expect(await refusal('publishDraft', { ...edited, share })).toMatch(/^422 /);
    expect(await versions()).toHaveLength(1);
  });

  it('of several at the same moment publishes one, and the others name it', async () => {
    const edited = [await edit('Un'), await edit('Deux'), await edit('Trois')];
    const answers = await Promise.all(edited.map((input) => awa.post('publishDraft', input)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
    expect((await versions()).map(({ version, state }) => [version, state])).toEqual([
      [2, 'published'],
      [1, 'retired'],
    ]);
  });

  it('to a share of candidates leaves the current version, names the trial to gateways, and accepts applications of both', async () => {
    expect(await publish('Commune', 20)).toBe(2);
    expect(await served()).toMatchObject({ version: 1, trial: { version: 2, share: 20 }, newest: 2 });
    expect((await served()).definition).not.toContain('Commune');
    const trial = (await test.get('/candidats/formulaire/2')).json();
    expect([trial.replacedAt, JSON.stringify(trial.definition).includes('Commune')]).toEqual([null, true]);
    expect((await apply(2)).statusCode).toBe(200);
  });

  it('to a share of candidates ends with the version for all candidates, and history and audit trail say who did it', async () => {
    await publish('Commune', 20);
    const end = { version: 2, outcome: 'publish', reason: 'Aucune perte' } as const;
    expect(await kofi.call('endTrial', end)).toEqual({ version: 2 });
    expect(await served()).toMatchObject({ version: 2, trial: null, newest: 2 });
    const second = { version: 2, state: 'published', share: 20, publishedBy: awa.email, reason: WHY };
    expect(await versions()).toMatchObject([
      { ...second, replacedAt: null, trialEnd: { by: kofi.email, reason: 'Aucune perte' } },
      { version: 1, state: 'retired', replacedAt: expect.any(String) },
    ]);
    await kofi.call('restoreVersion', { version: 1, current: 2, reason: WHY });
    expect((await test.trail(awa.email)).at(-1)).toEqual(['publishDraft', 'version 2 à 20\u202F%']);
    expect(await test.trail(kofi.email)).toEqual([
      ['endTrial', 'version 2\u202F: publiée auprès de tous'],
      ['restoreVersion', 'version 3, contenu de la version 1'],
    ]);
  });

  it('to a share of candidates is taken back, and who began in it goes on in it', async () => {
    await publish('Commune', 20);
    const end = { version: 2, outcome: 'take-back', reason: 'Trop d’abandons' } as const;
    expect(await kofi.call('endTrial', end)).toEqual({ version: 1 });
    expect(await served()).toMatchObject({ version: 1, trial: null, newest: 2 });
    expect((await apply(2)).statusCode).toBe(200);
    expect(await refusal('endTrial', end)).toContain('La version 2 n’est plus à l’essai');
    expect(await publish('Cité')).toBe(3);
    expect(await awa.call('restoreVersion', { version: 2, current: 3, reason: 'Encore' })).toEqual({ version: 4 });
    expect((await served()).definition).toContain('Commune');
  });

  it('to a share of candidates is corrected by a draft that takes its place, and gets a larger share', async () => {
    await publish('Commune', 20);
    const corrected = { ...(await edit('Cité', 2)), share: 20 } as const;
    expect(await refusal('publishDraft', { ...corrected, replacesTrial: 1 })).toContain('est à l’essai');
    expect(await awa.call('publishDraft', { ...corrected, replacesTrial: 2 })).toEqual({ version: 3 });
    expect(await served()).toMatchObject({ version: 1, trial: { version: 3, share: 20 }, newest: 3 });
    expect(await versions()).toMatchObject([
      { version: 3, state: 'trial' },
      { version: 2, state: 'retired', trialEnd: { by: awa.email, reason: WHY } },
      { version: 1, state: 'published' },
    ]);
    expect(await kofi.call('raiseShare', { version: 3, share: 50 })).toEqual({ version: 4 });
    expect(await served()).toMatchObject({ version: 1, trial: { version: 4, share: 50 } });
    expect(await definitionOf(4)).toEqual(await definitionOf(3));
    expect(await refusal('raiseShare', { version: 4, share: 30 })).toContain('rien n’a été changé');
    expect(await refusal('raiseShare', { version: 3, share: 50 })).toContain('rien n’a été changé');
  });

  it('to a share of candidates allows no other publication while it runs, and says what to do', async () => {
    const other = await edit('Cité');
    await publish('Commune', 20);
    for (const [call, input] of [
      ['publishDraft', other],
      ['publishDraft', { ...other, share: 5 }],
      ['restoreVersion', { version: 1, current: 1, reason: WHY }],
    ] as const)
      expect(await refusal(call, input)).toMatch(
        /^422 La version 2 est à l’essai auprès de 20\u202F% des .* Publiez-la/,
      );
    expect(await refusal('endTrial', { version: 1, outcome: 'publish', reason: WHY })).toContain('n’est plus');
    expect(await served()).toMatchObject({ version: 1, trial: { version: 2 } });
  });

  it('is taken back with one press, as a new version with the earlier content', async () => {
    await publish('Commune');
    const back = { version: 1, current: 2, reason: 'Trop d’abandons' };
    expect(await kofi.call('restoreVersion', back)).toEqual({ version: 3 });
    expect((await served()).definition).not.toContain('Commune');
    expect(await refusal('restoreVersion', back)).toContain('La version 3 a été publiée');
    expect(await refusal('restoreVersion', { ...back, current: 3 })).toContain('dit la même chose');
    expect(await refusal('restoreVersion', { ...back, version: 9 })).toMatch(/^404 /);
  });

  it('is final: the database refuses every other change of a version', async () => {
    await publish('Commune');
    await publish('Cité', 20, 2);
    const changes = [
      `update form_versions set state = 'trial', share = 5, replaced_at = null where version = 1`,
      `update form_versions set state = 'published', replaced_at = null where version = 1`,
      `update form_versions set definition = '{}' where version = 3`,
      `update form_versions set reason = 'autre' where version = 1`,
      `update form_versions set state = 'draft' where version = 3`,
      `update form_versions set share = 50 where version = 3`,
      `update form_versions set state = 'retired', replaced_at = now(), reason = 'autre' where version = 3`,
      `update form_versions set state = 'retired', replaced_at = now(), trial_end_reason = 'autre' where version = 2`,
      `update form_versions set trial_ended_by = 'autre' where version = 3`,
      `delete from form_versions where version = 3`,
    ];
    const cause = expect.objectContaining({ message: expect.stringContaining('never changes') });
    for (const change of changes) await expect(test.queries.execute(change)).rejects.toMatchObject({ cause });
  });

  it('opens and closes an offer without a draft, and changes nothing else of the form', async () => {
    const before = await definitionOf(1);
    const [position] = before.positions;
    const [opening] = position?.openings ?? [];
    if (!position || !opening) throw new Error('the first form has no offer');
    const offer = { current: 1, position: position.value, city: opening.city };
    expect(await awa.call('changeOpening', { ...offer, closesOn: '2026-10-10' })).toEqual({ version: 2 });
    const { positions, steps } = await definitionOf(2);
    expect([positions[0]?.openings[0], steps]).toEqual([{ ...opening, closesOn: '2026-10-10' }, before.steps]);
    expect((await versions())[0]).toMatchObject({ publishedBy: awa.email, reason: expect.stringContaining('fermée') });
    const late = { ...offer, closesOn: '2999-01-01' };
    expect(await refusal('changeOpening', late)).toContain('La version 2 a été publiée');
    const open = { ...offer, current: 2, closesOn: opening.closesOn };
    expect(await kofi.call('changeOpening', open)).toEqual({ version: 3 });
    expect(await definitionOf(3)).toEqual(before);
    expect(await refusal('changeOpening', { ...open, current: 3, city: 'Nulle part' })).toMatch(/^404 /);
  });
});
