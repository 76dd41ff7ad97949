import { eq, like, sql } from 'drizzle-orm';
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

const LINK = /https:\/\/www\.vipp\.example\/recrutementdetails\/\S.*/;

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
  const found = async (filter: ApplicationFilter) =>
    (await recruiter.call('applications', { filter, page: 1 })).rows.map(({ reference }) => reference);
  const change = (reference: string, state: ApplicationState) => ({
    applications: [{ reference, from: 'en_attente' as const }],
    state,
  });
  const entries = async ({ email } = recruiter) =>
    (await test.database.queries.select().from(auditEntries).orderBy(auditEntries.id))
      .filter(({ actor }) => actor === email)
      .map(({ action, subject }) => [action, subject]);

  it('are listed by pages, the newest first, with the values for filters', async () => {
    const references: string[] = [];
    for (let sent = 0; sent < 26; sent += 1) references.unshift(await apply());
    const first = await recruiter.call('applications', { filter: {}, page: 1 });
    const second = await recruiter.call('applications', { filter: {}, page: 2 });
    expect([...first.rows, ...second.rows].map(({ reference }) => reference)).toEqual(references);
    expect(first).toMatchObject({
      total: 26,
      pageSize: 25,
      countries: ['Bénin'],
      positions: ['Téléconseiller'],
    });
    expect(first.rows).toHaveLength(25);
    expect(first.rows[0]).toMatchObject({ nom: 'Adjovi', state: 'en_attente', version: 1 });
    expect(await recruiter.call('applications', { filter: {}, page: 3 })).toMatchObject({ rows: [], total: 26 });
  });

  it('are put in the requested order, each with its neighbours', async () => {
    const zoe = await apply({ nom: 'Zinsou', prenom: 'Zoé' });
    const eve = await apply({ nom: 'Éklou', prenom: 'Ève' });
    const ali = await apply({ nom: 'eklou', prenom: 'Ali' });
    const { queries } = test.database;
    await queries
      .update(candidats)
      .set({ etatSince: new Date(0) })
      .where(eq(candidats.reference, eve));
    expect(await found({})).toEqual([ali, eve, zoe]);
    expect(await found({ order: 'oldest' })).toEqual([zoe, eve, ali]);
    expect(await found({ order: 'name' })).toEqual([ali, eve, zoe]);
    expect(await found({ order: 'unchanged' })).toEqual([eve, zoe, ali]);
    const beside = (reference: string, filter: ApplicationFilter) =>
      recruiter.call('neighbours', { reference, filter });
    expect(await beside(eve, { order: 'oldest' })).toEqual({ before: zoe, after: ali });
    expect(await beside(eve.toLowerCase(), { order: 'unchanged' })).toEqual({ before: null, after: zoe });
    expect(await beside(eve, { search: 'klou' })).toEqual({ before: ali, after: null });
    expect(await beside(eve, { search: 'zinsou' })).toEqual({ before: null, after: null });
  });

  it('are found by state, country, position and day', async () => {
    const benin = await apply();
    const togo = await apply({ pays: 'Togo' });
    await test.database.queries
      .update(candidats)
      .set({ etat: 'convoquee', dateReception: '2026-03-02' })
      .where(eq(candidats.reference, togo));
    for (const filter of [{ country: 'Togo' }, { state: 'convoquee' }, { until: '2026-03-02' }] as const)
      expect(await found(filter)).toEqual([togo]);
    expect(await found({ since: '2026-03-03' })).toEqual([benin]);
    expect(await found({ since: '2026-03-02', until: '2026-03-02' })).toEqual([togo]);
    expect(await found({ position: 'Téléconseiller' })).toEqual([benin, togo]);
    expect(await found({ position: 'Ministre' })).toEqual([]);
  });

  it('are searched without regard to case, accents and apostrophes', async () => {
    const one = await apply({ nom: 'Koné-N’Goran', prenom: 'Zoé', email: 'p1_x@un.example' });
    const other = await apply({ nom: 'Traoré', prenom: 'Ali', email: 'p1yx@deux.example' });
    for (const search of ['kone', 'KONÉ', 'zoe koné', 'n’goran', "N'GORAN", 'p1_x', 'Zoé'])
      expect([search, await found({ search })]).toEqual([search, [one]]);
    expect(await found({ search: 'VIPP' })).toEqual([other, one]);
    for (const search of ['kone absent', 'p1%x']) expect([search, await found({ search })]).toEqual([search, []]);
  });

  it('are searched for nothing where only blanks and control characters are typed', async () => {
    const one = await apply();
    expect(await found({ search: ' \u0000 ', country: '' })).toEqual([one]);
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
        const response = await recruiter.post(name, { reference, applications, state: 'retenue' });
        expect([response.statusCode, response.json().message]).toEqual([404, expect.stringContaining('n’existe pas')]);
      }
    },
  );

  it('get the state and the mail that were shown before', async () => {
    const reference = await apply();
    await test.database.queries.delete(outbox);
    const shown = await recruiter.call('previewStateMail', { reference, state: 'convoquee' });
    expect(await test.mails()).toEqual([]);
    expect(await recruiter.call('setApplicationStates', change(reference, 'convoquee'))).toEqual({ count: 1 });
    const [sent, ...others] = await test.mails();
    expect(others).toEqual([]);
    expect({ ...sent, text: sent?.text.replace(LINK, '') }).toEqual({ ...shown, text: shown.text.replace(LINK, '') });
    expect(shown.text).toMatch(LINK);
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ state: 'convoquee' });
  });

  it('get the text of the recruiter instead of that of the state, and answers go to the recruiter', async () => {
    const reference = await apply();
    await test.database.queries.delete(outbox);
    const mailText = 'Tests le 4 mars à 9 h, à Lomé.\nDemandez Mme Amouzou.';
    await recruiter.call('setApplicationStates', { ...change(reference, 'convoquee'), mailText, answersToMe: true });
    const [sent] = await test.mails();
    expect(sent?.text).toContain(`\n\n${mailText}\n\n`);
    expect(sent?.text).not.toContain(APPLICATION_STATES.convoquee.text);
    expect(sent?.text).toMatch(LINK);
    expect(sent?.replyTo).toBe(recruiter.email);
  });

  it('are not changed after a colleague’s change', async () => {
    const reference = await apply();
    const colleague = await openWorkshopSession(test);
    await colleague.call('setApplicationStates', change(reference, 'en_etude'));
    await test.database.queries.delete(outbox);
    for (const [state, message] of [
      ['retenue', /passée entre-temps dans l’état «\u202FÀ l’étude\u202F»/],
      ['en_etude', /déjà dans l’état «\u202FÀ l’étude\u202F»/],
    ] as const) {
      const response = await recruiter.post('setApplicationStates', change(reference, state));
      expect([response.statusCode, response.json().message]).toEqual([422, expect.stringMatching(message)]);
    }
    expect(await test.mails()).toEqual([]);
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ state: 'en_etude' });
  });

  it('get a state together, with a mail each, or none of them where a colleague has changed one', async () => {
    const references = [await apply(), await apply()];
    const applications = references.map((reference) => ({ reference, from: 'en_attente' as const }));
    await test.database.queries.delete(outbox);
    const set = { applications, state: 'en_etude' } as const;
    expect(await recruiter.call('setApplicationStates', set)).toEqual({ count: 2 });
    expect(await test.mails()).toHaveLength(2);
    expect((await entries()).at(-1)).toEqual([
      'setApplicationStates',
      expect.stringMatching(new RegExp(`${references[0]}, En attente.*→ À l’étude$`)),
    ]);
    expect(await found({ state: 'en_etude' })).toHaveLength(2);
    const third = { reference: await apply(), from: 'en_attente' as const };
    await test.database.queries.delete(outbox);
    const late = await recruiter.post('setApplicationStates', {
      applications: [third, { reference: references[1] ?? '', from: 'en_attente' }],
      state: 'retenue',
    });
    expect([late.statusCode, late.json().message]).toEqual([
      422,
      expect.stringMatching(new RegExp(`^La candidature ${references[1]} est passée entre-temps`)),
    ]);
    expect(await found({ state: 'retenue' })).toEqual([]);
    expect(await test.mails()).toEqual([]);
  });

  it('get one state and one mail of two recruiters who press at once', async () => {
    const reference = await apply();
    const colleague = await openWorkshopSession(test);
    await test.database.queries.delete(outbox);
    const answers = await Promise.all([
      recruiter.post('setApplicationStates', change(reference, 'retenue')),
      colleague.post('setApplicationStates', change(reference, 'non_retenue')),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
    expect(await test.mails()).toHaveLength(1);
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
    expect(read.notes.map(({ by, text }) => [by, text]).toSorted()).toEqual(
      [
        [recruiter.email, 'Rappeler lundi.'],
        [colleague.email, 'Une deuxième.'],
      ].toSorted(),
    );
    expect((await entries()).at(-2)).toEqual(['followUp', `${reference}, confiée à ${colleague.email}, note ajoutée`]);
    expect(await found({ search: colleague.email })).toEqual([reference]);
    // A note is taken back by its author alone.
    for (const { at } of read.notes) await followUp({ takeBack: at });
    const left = (await recruiter.call('applications', { filter: {}, page: 1 })).rows[0];
    expect([left?.assignee, left?.notes.map(({ text }) => text)]).toEqual([colleague.email, ['Une deuxième.']]);
    const [token = ''] = (await test.mails()).flatMap(
      (mail) =>
        LINK.exec(mail?.text ?? '')?.[0]
          .split('/')
          .at(-1) ?? [],
    );
    const status = await test.post(submissionCalls.applicationStatus.path, { token });
    expect([status.statusCode, status.body]).toEqual([200, expect.not.stringMatching(/deuxième|@vipp/)]);
    const { csv } = await recruiter.call('exportApplications', { filter: {} });
    expect(csv).not.toContain('deuxième');
    await test.database.queries.delete(users).where(eq(users.email, colleague.email));
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ assignee: null });
    expect(
      await test.database.queries.select().from(auditEntries).where(like(auditEntries.subject, '%Une deuxième%')),
    ).toEqual([]);
  });

  it('are assigned to recruiters only', async () => {
    const reference = await apply();
    const editor = await openWorkshopSession(test, 'editor');
    const refused = await recruiter.post('followUp', { reference, assignee: editor.email, note: 'x' });
    expect([refused.statusCode, refused.json().message]).toEqual([422, expect.stringContaining('n’a plus de compte')]);
    for (const note of ['', ' ', 'x'.repeat(1001)])
      expect((await recruiter.post('followUp', { reference, note })).statusCode).toBe(422);
    expect(await recruiter.call('readApplication', { reference })).toMatchObject({ assignee: null, notes: [] });
  });

  it('are exported for a spreadsheet in French, without formulas', async () => {
    const reference = await apply({ nom: '=1+1', ville: 'Cotonou; nord' });
    await apply({ pays: 'Togo' });
    const { name, csv } = await recruiter.call('exportApplications', { filter: { country: 'Bénin' } });
    // Without a length: it is sent during the reading.
    const { headers } = await recruiter.post('exportApplications', { filter: {} });
    expect(headers['content-length']).toBeUndefined();
    expect(name).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.csv$/);
    const [head = '', ...lines] = csv.slice(1).trimEnd().split('\r\n');
    expect(csv).toMatch(/^\uFEFFRéférence;État;/);
    const headings = head.split(';');
    expect(new Set(headings).size).toBe(headings.length);
    const unnamed = payloadQuestions(builtInApplication).filter(
      ({ words }) => !headings.some((heading) => heading === words || heading.startsWith(`${words} (`)),
    );
    // Columns of every application have names of their own; a box that answers another question names none.
    expect(unnamed.map(({ key }) => key)).toEqual([...['prenoms', 'email', 'experience_client', 'date_disponibilite']]);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${reference};En attente;.*;'=1\\+1;.*"Cotonou; nord"`))]);
    expect(lines.join()).not.toMatch(/\d{4}-\d{2}-\d{2}|;true;|;false;/);
  });

  it('have several choices by their labels and numbers in French, on the page and in the file', async () => {
    await publishVersion(test.database.queries, { definition: applicationWithKinds });
    const given = { outils_connus: 'crm\ntableur', annees_tableur: '2.5', [VERSION_KEY]: '2' };
    const payload = sampleApplication({ email: 'outils@adjovi.example', numero_piece: 'outils' });
    const send = (changes: object) => test.post(submissionCalls.application.path, { ...payload, ...changes });
    expect((await send({ ...given, outils_connus: 'crm\nfax' })).statusCode).toBe(422);
    expect((await send({ ...given, fax: 'oui' })).json().errors).toEqual({ fax: [expect.any(String)] });
    const { reference } = (await send(given)).json();
    const { sections } = await recruiter.call('readApplication', { reference });
    expect(sections.flatMap(({ rows }) => rows)).toEqual(
      expect.arrayContaining([
        { question: 'Outils connus', answer: 'Logiciel de relation client, Tableur' },
        { question: 'Années de pratique du tableur', answer: '2,5' },
      ]),
    );
    const { csv } = await recruiter.call('exportApplications', { filter: { search: reference } });
    expect(csv).toMatch(/;Outils connus;Années de pratique du tableur;/);
    expect(csv).toContain(';Logiciel de relation client, Tableur;2,5;');
    const workbook = await recruiter.call('exportWorkbook', { filter: { search: reference } });
    expect(workbook.name).toMatch(/^candidatures-\d{4}-\d{2}-\d{2}\.xlsx$/);
    // A ZIP archive.
    expect(Buffer.from(workbook.base64, 'base64').toString('latin1')).toMatch(/^PK[^]*xl\/worksheets\/sheet1\.xml/);
    await publishVersion(test.database.queries, { definition: builtInApplication });
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
    const { queries } = test.database;
    const contacted = async (years: number, days: number, changes: Partial<typeof candidats.$inferInsert> = {}) => {
      const reference = await apply();
      const contactedAt = sql`now() - make_interval(years => ${years}, days => ${days})`;
      await queries
        .update(candidats)
        .set({ contactedAt, ...changes })
        .where(eq(candidats.reference, reference));
      return reference;
    };
    const old = [await contacted(2, 2), await contacted(3, 0)];
    const rest = [await apply(), await contacted(2, -2), await contacted(3, 0, { etat: 'retenue' })];
    await queries.delete(outbox);
    expect(await deleteExpiredRows(queries)).toEqual({ candidats: 2 });
    expect((await found({})).toSorted()).toEqual(rest.toSorted());
    for (const reference of old) expect((await recruiter.post('readApplication', { reference })).statusCode).toBe(404);
    expect(await test.mails()).toEqual([]);
  });

  it('are erased on request of the candidate, with a mail', async () => {
    const administrator = await openWorkshopSession(test, 'administrator');
    const [reference, other] = [await apply(), await apply()];
    await test.database.queries.delete(outbox);
    expect(await administrator.call('eraseApplication', { reference: reference.toLowerCase() })).toEqual({ reference });
    expect(await found({})).toEqual([other]);
    expect(await test.database.queries.select().from(candidatLinks)).toHaveLength(1);
    const mails = await test.mails();
    expect(mails).toEqual([expect.objectContaining({ subject: `Votre candidature ${reference} est effacée` })]);
    expect(mails[0]?.text).toContain('À votre demande');
    expect(await entries(administrator)).toEqual([['eraseApplication', reference]]);
    expect((await administrator.post('eraseApplication', { reference })).statusCode).toBe(404);
    expect(await test.mails()).toHaveLength(1);
  });

  it('refuse malformed requests', async () => {
    for (const input of [
      { filter: { state: 'hired' }, page: 1 },
      { filter: { since: '0000-01-01' }, page: 1 },
      { filter: {}, page: 0 },
      { filter: {} },
    ])
      expect([input, (await recruiter.post('applications', input)).statusCode]).toEqual([input, 422]);
  });

  it('are announced to those who read them, once a day, by country and without a word of the candidates', async () => {
    const { queries } = test.database;
    const email = 'lectrice@vipp.example';
    await queries.insert(users).values([
      { email, role: 'recruiter', passwordHash: 'x' },
      { email: 'redactrice@vipp.example', role: 'editor', passwordHash: 'x' },
    ]);
    const announce = () => putApplicationDigest(queries, test.submissions.outbox);
    expect(await announce()).toBe(0);
    for (const pays of ['Togo', 'Bénin', 'Togo']) await apply({ pays });
    await queries.delete(outbox);
    expect(await announce()).toBe(1);
    const [mail] = await test.mails();
    expect([mail?.to, mail?.subject]).toEqual([email, '3 nouvelles candidatures']);
    expect(mail?.text).toContain('Togo\u202F: 2\nhttps://atelier.vipp.example/candidatures?pays=Togo');
    expect(mail?.text).toContain('Bénin\u202F: 1');
    expect(mail?.text).not.toContain('Adjovi');
    await apply();
    expect(await announce()).toBe(0);
  });
});
