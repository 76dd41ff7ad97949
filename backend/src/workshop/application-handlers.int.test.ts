import { eq, like, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { payloadQuestions } from '@vipp/shared/contract/application/payload';
import { APPLICATION_STATES, type ApplicationState } from '@vipp/shared/contract/application/states';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import type { ApplicationFilter } from '@vipp/shared/contract/workshop/application-calls';
import { VERSION_KEY } from '@vipp/shared/contract/application/specified-keys';
import { applicationWithKinds } from '@vipp/shared/testing/application-with-kinds';
import { putApplicationDigest } from '../candidates/application-digest';
import { candidatLinks, candidats } from '../database/submission-schema';
import { auditEntries, outbox, users } from '../database/service-schema';
import { deleteExpiredRows } from '../submissions/housekeeping';
import { sampleApplication } from '../testing/sample-submissions';
import { publishVersion, useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';

const LINK = /https:\/\/www\.vipp\.example\/recrutementdetails\/(\S.*)/;

describe('applications in the workshop', () => {
  const test = useTestApp('PostgreSQL', [candidats, outbox]);
  let recruiter: WorkshopSession;
  let people = 0;
  beforeAll(async () => {
    recruiter = await openWorkshopSession(test);
  });
  const apply = async (answers: Record<string, string> = {}): Promise<string> => {
    people += 1;
    const person = { email: `p${people}@adjovi.example`, numero_piece: `${people}` };
    const answer = await test.post(submissionCalls.application.path, sampleApplication({ ...person, ...answers }));
    const { reference, message } = answer.json();
    if (typeof reference !== 'string') throw new Error(`the application was refused: ${message}`);
    return reference;
  };
  const update = (reference: string, changes: PgUpdateSetSource<typeof candidats>) =>
    test.queries.update(candidats).set(changes).where(eq(candidats.reference, reference));
  const mailsAfter = async (act: () => Promise<unknown>) => {
    await test.queries.delete(outbox);
    await act();
    return test.mails();
  };
  const found = async (filter: ApplicationFilter) =>
    (await recruiter.call('applications', { filter, page: 1 })).rows.map(({ reference }) => reference);
  const change = (references: string | string[], state: ApplicationState) => ({
    applications: [references].flat().map((reference) => ({ reference, from: 'en_attente' as const })),
    state,
  });
  const entries = ({ email } = recruiter) => test.trail(email);

  it('are listed by pages, the newest first, with the values for filters', async () => {
    const references: string[] = [];
    for (let sent = 0; sent < 26; sent += 1) references.unshift(await apply());
    const first = await recruiter.call('applications', { filter: {}, page: 1 });
    const second = await recruiter.call('applications', { filter: {}, page: 2 });
    expect([...first.rows, ...second.rows].map(({ reference }) => reference)).toEqual(references);
    expect(first).toMatchObject({ total: 26, pageSize: 25, countries: ['Bénin'], positions: ['Téléconseiller'] });
    expect(first.rows).toHaveLength(25);
    expect(first.rows[0]).toMatchObject({ nom: 'Adjovi', state: 'en_attente', version: 1 });
    expect(await recruiter.call('applications', { filter: {}, page: 3 })).toMatchObject({ rows: [], total: 26 });
  });

  it('are put in the requested order, each with its neighbours', async () => {
    const zoe = await apply({ nom: 'Zinsou', prenom: 'Zoé' });
    const eve = await apply({ nom: 'Éklou', prenom: 'Ève' });
    const ali = await apply({ nom: 'eklou', prenom: 'Ali' });
    await update(eve, { etatSince: new Date(0) });
    const inOrder = async (filter: ApplicationFilter, reference = eve) => {
      const { before, after } = await recruiter.call('neighbours', { reference, filter });
      return [await found(filter), before, after];
    };
    expect(await inOrder({})).toEqual([[ali, eve, zoe], ali, zoe]);
    expect(await inOrder({ order: 'oldest' })).toEqual([[zoe, eve, ali], zoe, ali]);
    expect(await inOrder({ order: 'name' })).toEqual([[ali, eve, zoe], ali, zoe]);
    expect(await inOrder({ order: 'unchanged' }, eve.toLowerCase())).toEqual([[eve, zoe, ali], null, zoe]);
    expect(await inOrder({ search: 'klou' })).toEqual([[ali, eve], ali, null]);
    expect(await inOrder({ search: 'zinsou' })).toEqual([[zoe], null, null]);
  });

  it('are found by state, country, position and day', async () => {
    const benin = await apply();
    const togo = await apply({ pays: 'Togo' });
    const day = '2026-03-02';
    await update(togo, { etat: 'convoquee', dateReception: day });
    for (const filter of [
      { country: 'Togo' },
      { state: 'convoquee' },
      { until: day },
      { since: day, until: day },
    ] as const)
      expect(await found(filter)).toEqual([togo]);
    expect(await found({ since: '2026-03-03' })).toEqual([benin]);
    expect(await found({ position: 'Téléconseiller' })).toEqual([benin, togo]);
    expect(await found({ position: 'Ministre' })).toEqual([]);
  });

  it('are searched without regard to case, accents and apostrophes', async () => {
    const one = await apply({ nom: 'Koné-N’Goran', prenom: 'Zoé', email: 'p1_x@un.example' });
    const other = await apply({ nom: 'Traoré', prenom: 'Ali', email: 'p1yx@deux.example' });
    for (const search of ['kone', 'KONÉ', 'zoe koné', 'n’goran', "N'GORAN", 'p1_x', 'Zoé'])
      expect([search, await found({ search })]).toEqual([search, [one]]);
    expect(await found({ search: 'VIPP' })).toEqual([other, one]);
    expect(await found({ search: ' \u0000 ', country: '' })).toEqual([other, one]);
    for (const search of ['kone absent', 'p1%x']) expect([search, await found({ search })]).toEqual([search, []]);
  });

  it('are read in the words of their form', async () => {
    const reference = await apply();
    const application = await recruiter.call('readApplication', { reference: reference.toLowerCase() });
    expect(application).toMatchObject({ reference, nom: 'Adjovi', telephone: '+229 01 99 00 12 34' });
    const rows = application.sections.flatMap((section) => section.rows);
    expect(rows).toContainEqual({ question: 'Pays', answer: 'Bénin' });
    expect(rows.find(({ answer }) => answer === 'Marché Dantokpa')?.question).toMatch(/^Expérience 1\u202F: /);
  });

  it.each(['readApplication', 'followUp', 'previewStateMail', 'setApplicationStates'] as const)(
    '%s refuses a reference that does not exist',
    async (name) => {
      for (const reference of ['VIPP-0000-0000', '\u0000', '%']) {
        const applications = [{ reference, from: 'en_attente' }];
        const refusal = await recruiter.refusal(name, { reference, applications, state: 'retenue' });
        expect(refusal).toMatch(/^404 .*n’existe pas/);
      }
    },
  );

  it('get the state and the mail that were shown before', async () => {
    const reference = await apply();
    const shown = await recruiter.call('previewStateMail', { reference, state: 'convoquee' });
    const sent = await mailsAfter(() => recruiter.call('setApplicationStates', change(reference, 'convoquee')));
    expect(sent).toEqual([{ ...shown, text: expect.stringMatching(LINK) }]);
    expect(sent[0]?.text.replace(LINK, '')).toBe(shown.text.replace(LINK, ''));
    expect(shown.text).toMatch(LINK);
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ state: 'convoquee' });
  });

  it('get the text of the recruiter instead of that of the state, and answers go to the recruiter', async () => {
    const mailText = 'Tests le 4 mars à 9 h, à Lomé.\nDemandez Mme Amouzou.';
    const input = { ...change(await apply(), 'convoquee'), mailText, answersToMe: true };
    const [sent] = await mailsAfter(() => recruiter.call('setApplicationStates', input));
    expect(sent).toMatchObject({ replyTo: recruiter.email, text: expect.stringMatching(LINK) });
    expect(sent?.text).toContain(`\n\n${mailText}\n\n`);
    expect(sent?.text).not.toContain(APPLICATION_STATES.convoquee.text);
  });

  it('get a state together, with a mail each, or none of them where a colleague has changed one', async () => {
    const [one, other, third] = [await apply(), await apply(), await apply()];
    const colleague = await openWorkshopSession(test);
    const both = change([one, other], 'en_etude');
    expect(await mailsAfter(() => colleague.call('setApplicationStates', both))).toHaveLength(2);
    expect((await entries(colleague)).at(-1)?.[1]).toMatch(new RegExp(`${one}, En attente.*→ À l’étude$`));
    const refusal = (...input: Parameters<typeof change>) =>
      recruiter.refusal('setApplicationStates', change(...input));
    const sent = await mailsAfter(async () => {
      const late = `^422 La candidature ${other} est passée entre-temps dans l’état «\u202FÀ l’étude\u202F»`;
      expect(await refusal([third, other], 'retenue')).toMatch(new RegExp(late));
      expect(await refusal(one, 'en_etude')).toMatch(/^422 .*déjà dans l’état «\u202FÀ l’étude\u202F»/);
    });
    expect(sent).toEqual([]);
    expect((await found({ state: 'en_etude' })).toSorted()).toEqual([one, other].toSorted());
    expect(await found({ state: 'en_attente' })).toEqual([third]);
  });

  it('get one state and one mail of two recruiters who press at once', async () => {
    const reference = await apply();
    const colleague = await openWorkshopSession(test);
    const sent = await mailsAfter(async () => {
      const answers = await Promise.all([
        recruiter.post('setApplicationStates', change(reference, 'retenue')),
        colleague.post('setApplicationStates', change(reference, 'non_retenue')),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    });
    expect(sent).toHaveLength(1);
  });

  it('are assigned and noted, which colleagues find and the candidate never learns', async () => {
    const reference = await apply();
    const colleague = await openWorkshopSession(test);
    const followUp = (input: object) => recruiter.call('followUp', { reference, ...input });
    await Promise.all([
      followUp({ assignee: colleague.email, note: ' Rappeler\u0000 lundi. ' }),
      colleague.call('followUp', { reference, note: 'Une deuxième.' }),
    ]);
    const read = await recruiter.call('readApplication', { reference });
    expect(read.recruiters).toEqual(expect.arrayContaining([recruiter.email, colleague.email]));
    expect(read.assignee).toBe(colleague.email);
    const notes = [`${recruiter.email}: Rappeler lundi.`, `${colleague.email}: Une deuxième.`];
    expect(read.notes.map(({ by, text }) => `${by}: ${text}`).toSorted()).toEqual(notes.toSorted());
    expect((await entries()).at(-2)).toEqual(['followUp', `${reference}, confiée à ${colleague.email}, note ajoutée`]);
    expect(await found({ search: colleague.email })).toEqual([reference]);
    // A note is taken back by its author alone.
    for (const { at } of read.notes) await followUp({ takeBack: at });
    const left = (await recruiter.call('applications', { filter: {}, page: 1 })).rows[0];
    expect([left?.assignee, left?.notes.map(({ text }) => text)]).toEqual([colleague.email, ['Une deuxième.']]);
    const [, token] = LINK.exec((await test.mails())[0]?.text ?? '') ?? [];
    const status = await test.post(submissionCalls.applicationStatus.path, { token });
    expect([status.statusCode, status.body]).toEqual([200, expect.not.stringMatching(/deuxième|@vipp/)]);
    const { csv } = await recruiter.call('exportApplications', { filter: {} });
    expect(csv).not.toContain('deuxième');
    await test.queries.delete(users).where(eq(users.email, colleague.email));
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ assignee: null });
    expect(await test.count(auditEntries, like(auditEntries.subject, '%Une deuxième%'))).toBe(0);
  });

  it('are assigned to recruiters only', async () => {
    const reference = await apply();
    const assignee = (await openWorkshopSession(test, 'editor')).email;
    const refusal = await recruiter.refusal('followUp', { reference, assignee, note: 'x' });
    expect(refusal).toMatch(/^422 .*n’a plus de compte/);
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ assignee: null, notes: [] });
  });

  it('are exported for a spreadsheet in French, without formulas', async () => {
    const reference = await apply({ nom: '=1+1', ville: 'Cotonou; nord' });
    await apply({ pays: 'Togo' });
    // A column has the current value: no answer of its name takes its place.
    await test.queries.update(candidats).set({ email: 'now@adjovi.example' });
    const { name, csv } = await recruiter.call('exportApplications', { filter: { country: 'Bénin' } });
    // Without a length: it is sent during the reading.
    const { headers } = await recruiter.post('exportApplications', { filter: {} });
    expect(headers['content-length']).toBeUndefined();
    expect(name).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head = '', ...lines] = csv.slice(1).trimEnd().split('\r\n');
    expect(csv).toMatch(/^\uFEFFRéférence;État;/);
    const headings = head.split(';');
    expect(new Set(headings).size).toBe(headings.length);
    const isNamed = (words: string) =>
      headings.some((heading) => heading === words || heading.startsWith(`${words} (`));
    const unnamed = payloadQuestions(builtInApplication).filter(({ words }) => !isNamed(words));
    // Columns of every application have names of their own; a box that answers another question names none.
    expect(unnamed.map(({ key }) => key)).toEqual([...['prenoms', 'email', 'experience_client', 'date_disponibilite']]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${reference};En attente;.*;'=1\\+1;Afi;now@.*"Cotonou; nord"`));
    expect(lines[0]).not.toMatch(/\d{4}-\d{2}-\d{2}|;true;|;false;/);
  });

  it('are exported as a workbook too, with several choices by their labels and numbers in French', async () => {
    await publishVersion(test.queries, { definition: applicationWithKinds });
    const given = { outils_connus: 'crm\ntableur', annees_tableur: '2.5', [VERSION_KEY]: '2' };
    const payload = sampleApplication({ email: 'outils@adjovi.example', numero_piece: 'outils' });
    const sent = await test.post(submissionCalls.application.path, { ...payload, ...given });
    const { reference } = sent.json();
    const { csv } = await recruiter.call('exportApplications', { filter: { search: reference } });
    expect(csv).toMatch(/;Outils connus;Années de pratique du tableur;/);
    expect(csv).toContain(';Logiciel de relation client, Tableur;2,5;');
    const { name, base64 } = await recruiter.call('exportWorkbook', { filter: { search: reference } });
    expect(name).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.xlsx$/);
    // A ZIP archive.
    expect(Buffer.from(base64, 'base64').toString('latin1')).toMatch(/^PK[^]*xl\/worksheets\/sheet1\.xml/);
    await publishVersion(test.queries, { definition: builtInApplication });
  });

  it('leave a trace of each look', async () => {
    const reference = await apply();
    const before = (await entries()).length;
    await recruiter.call('applications', { filter: { state: 'en_attente', search: 'Adj\u0000ovi' }, page: 2 });
    await recruiter.call('readApplication', { reference: reference.toLowerCase() });
    await recruiter.call('previewStateMail', { reference, state: 'retenue' });
    await recruiter.call('setApplicationStates', change(reference, 'retenue'));
    await recruiter.call('exportApplications', { filter: {} });
    await recruiter.call('exportWorkbook', { filter: {} });
    expect((await entries()).slice(before)).toEqual([
      ['applications', '{"filter":{"state":"en_attente","search":"Adj\\u0000ovi"},"page":2}'],
      ['readApplication', reference],
      ['previewStateMail', `${reference}, Retenue`],
      ['setApplicationStates', `${reference}, En attente → Retenue`],
      ['exportApplications', '{}'],
      ['exportWorkbook', '{}'],
    ]);
  });

  it('are erased by the service past their retention time, and no others', async () => {
    const contacted = async (years: number, days: number, changes: object = {}) => {
      const reference = await apply();
      await update(reference, {
        contactedAt: sql`now() - make_interval(years => ${years}, days => ${days})`,
        ...changes,
      });
      return reference;
    };
    const old = [await contacted(2, 2), await contacted(3, 0)];
    const rest = [await apply(), await contacted(2, -2), await contacted(3, 0, { etat: 'retenue' })];
    expect(await mailsAfter(() => deleteExpiredRows(test.queries))).toEqual([]);
    expect((await found({})).toSorted()).toEqual(rest.toSorted());
    for (const reference of old) expect(await recruiter.refusal('readApplication', { reference })).toMatch(/^404 /);
  });

  it('are erased on request of the candidate, with a mail', async () => {
    const administrator = await openWorkshopSession(test, 'administrator');
    const [reference, other] = [await apply(), await apply()];
    const erase = { reference: reference.toLowerCase() };
    expect(await mailsAfter(() => administrator.call('eraseApplication', erase))).toMatchObject([
      { subject: `Votre candidature ${reference} est effacée`, text: expect.stringContaining('À votre demande') },
    ]);
    expect([await found({}), await test.count(candidatLinks)]).toEqual([[other], 1]);
    expect(await entries(administrator)).toEqual([['eraseApplication', reference]]);
    expect(await mailsAfter(() => administrator.post('eraseApplication', erase))).toEqual([]);
  });

  it('are announced to those who read them, once a day, by country and without a word of the candidates', async () => {
    const email = 'lectrice@vipp.example';
    await test.queries.insert(users).values([
      { email, role: 'recruiter', passwordHash: 'x' },
      { email: 'redactrice@vipp.example', role: 'editor', passwordHash: 'x' },
    ]);
    const announce = () => putApplicationDigest(test.queries, test.submissions.outbox);
    expect(await announce()).toBe(0);
    for (const pays of ['Togo', 'Bénin', 'Togo']) await apply({ pays });
    const [mail, ...others] = await mailsAfter(announce);
    expect([mail?.to, mail?.subject, others]).toEqual([email, '3 nouvelles candidatures', []]);
    for (const part of ['Togo\u202F: 2\nhttps://atelier.vipp.example/candidatures?pays=Togo', 'Bénin\u202F: 1'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Adjovi');
    await apply();
    expect(await announce()).toBe(0);
  });
});
