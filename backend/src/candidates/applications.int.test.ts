import { sql } from 'drizzle-orm';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { APPLICATION_STATES } from '@vipp/shared/contract/application/states';
import { applicationReceiptSchema } from '@vipp/shared/contract/forms/application';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { candidatLinks, candidats } from '../database/submission-schema';
import { idempotencyKeys, outbox as outboxTable, throttles } from '../database/service-schema';
import { hashToken } from '../kernel/random-token';
import { everyRowOf } from '../testing/test-databases';
import { said } from '../testing/test-app';
import { sampleApplication } from '../testing/sample-submissions';
import { useTestApp } from '../testing/use-test-app';
import { changeApplicationState } from './application-link';

const { application: apply, applicationStatus, applicationWithdrawal } = submissionCalls;
const REFERENCE = /^VIPP-[2-9A-Z]{4}-[2-9A-Z]{4}$/;
/** Matches the e-mail address, identity document and telephone of the sample. */
const PERSONAL = /adjovi|204.?771|99 00 12 34/i;
const TODAY = new Date().toISOString().slice(0, 10);

describe('applications', () => {
  const test = useTestApp('PostgreSQL', [candidats, outboxTable, idempotencyKeys, throttles]);

  const send = (payload: object) => test.send(apply.path, payload);
  const applyAs = (answers: Answers) => send(sampleApplication(answers));
  const rows = () => test.rows(candidats);
  /** Without decoys, which are never sent. */
  const mails = async () => (await test.mails()).filter((mail) => !mail?.decoy);
  const status = (token: string) => test.post(applicationStatus.path, { token });
  const withdraw = (token: string) => test.send(applicationWithdrawal.path, { token });
  const sent = async (answers: Answers = {}) => applicationReceiptSchema.parse((await applyAs(answers)).json());

  it('are stored with all answers, and answered with a reference and a token that the database does not contain', async () => {
    const payload = sampleApplication();
    const response = await send(payload);
    const { reference, token } = response.json();
    expect(response.json()).toEqual({
      message: 'Formulaire soumis avec succès. Merci de patienter, vous serez contacté bientôt.',
      byMail: true,
      reference: expect.stringMatching(REFERENCE),
      token: expect.stringMatching(/^[\w-]{43}$/),
    });
    const person = { nom: 'Adjovi', prenoms: 'Afi', email: 'afi@adjovi.example', pays: 'Bénin' };
    const document = { pieceIdentite: 'CNI', numeroPiece: 'B 204 771' };
    const state = { etat: 'en_attente', dateReception: TODAY, derniereEtape: 'etape2' };
    expect(await rows()).toMatchObject([{ reference, ...state, ...person, ...document, reponses: payload }]);
    expect(await test.rows(candidatLinks)).toMatchObject([{ tokenHash: hashToken(token) }]);
  });

  it('are confirmed by a mail with the reference, the link, how to withdraw and the day of the next one', async () => {
    const { reference, token } = await sent();
    const { nextFrom } = (await status(token)).json();
    const [mail, ...others] = await mails();
    expect([mail?.to, others]).toEqual(['afi@adjovi.example', []]);
    const link = `https://www.vipp.example/recrutementdetails/${token}`;
    for (const part of [reference, link, 'ne peut plus être modifiée', 'retirez-la'])
      expect(mail?.text).toContain(part);
    const next = new RegExp(`à partir du ${Number(nextFrom.slice(8))}(er)? \\S+ ${nextFrom.slice(0, 4)}\\.`);
    expect(mail?.text).toMatch(next);
  });

  it('mail to one mailbox five times a day, and nothing that was typed but a name', async () => {
    const name = 'Gagnez sur https://gagnez.example';
    for (let times = 0; times < 4; times += 1) {
      const { token } = await sent({ prenom: name, email: `a.f.i+${times}@gmail.com`, numero_piece: `N${times}` });
      await withdraw(token);
    }
    const texts = (await mails()).map((mail) => `${mail?.subject} ${mail?.text}`);
    expect(texts).toHaveLength(5);
    expect(texts.join()).not.toContain('gagnez');
  });

  it.each([
    [-8, 200],
    [-9, 422],
    [9, 422],
  ])('of a day %d days from now are answered with %d', async (days, expected) => {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const application = sampleApplication({ dispoNow: '', dispoDate: '2999-01-01' });
    const response = await send({ ...application, date_reception: day });
    expect([response.statusCode, (await rows()).length]).toEqual([expected, expected === 200 ? 1 : 0]);
  });

  const SAME: [string, Answers][] = [
    ['address in another spelling', { email: ' Afi@ADJOVI.example', numero_piece: 'ZZ 1' }],
    ['document and day of birth', { email: 'other@adjovi.example', numero_piece: 'b-204.771' }],
  ];
  it.each(SAME)(
    'are limited to one for each person: a second one with the same %s is answered alike, and sends the first link again',
    async (_what, answers) => {
      const { message, reference, token } = (await applyAs({})).json();
      const second = await applyAs(answers);
      expect([second.statusCode, second.json()]).toEqual([200, { message, byMail: true }]);
      expect(await rows()).toHaveLength(1);
      const [, reminder, ...others] = await mails();
      const subject = `Votre candidature ${reference} est déjà enregistrée`;
      expect([reminder?.to, reminder?.subject, others]).toEqual(['afi@adjovi.example', subject, []]);
      const again = /recrutementdetails\/([\w-]{43})/.exec(reminder?.text ?? '')?.[1] ?? '';
      expect(again).not.toBe(token);
      expect((await status(again)).json()).toMatchObject({ reference });
    },
  );

  it('send that link at most once a day, with the same answer each time', async () => {
    await sent();
    const answers = await Promise.all(SAME.flatMap(([, answer]) => [answer, answer, answer]).map(applyAs));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await mails()).toHaveLength(2);
    await test.queries.update(throttles).set({ blockedUntil: sql`now()` });
    await applyAs({});
    expect(await mails()).toHaveLength(3);
  });

  it('cause the same work for each further one, so that its time does not reveal the first one', async () => {
    const work = async () => [await test.count(outboxTable), await test.count(candidatLinks)];
    for (const times of [1, 2, 3, 4]) {
      await applyAs({});
      expect(await work()).toEqual([times, times]);
    }
    expect((await test.mails()).map((mail) => mail?.to === 'afi@adjovi.example')).toEqual([true, true, false, false]);
  });

  it('are accepted from two people whose documents only look alike', async () => {
    await sent();
    await sent({ email: 'b@adjovi.example', type_piece: 'Passeport' });
    await sent({ email: 'c@adjovi.example', numero_piece: '-' });
    await sent({ email: 'd@adjovi.example', numero_piece: '-' });
    await sent({ email: 'e@adjovi.example', date_naissance: '1999-12-31' });
    expect(await rows()).toHaveLength(5);
  });

  it('are accepted from two people who both write « Autre » and « 1 », and from each of them once', async () => {
    const other = { type_piece: 'Autre', numero_piece: '1' };
    const first = await applyAs({ ...other, email: 'a@adjovi.example', date_naissance: '1990-01-01' });
    const second = await applyAs({ ...other, email: 'b@adjovi.example', date_naissance: '1991-01-01' });
    const again = await applyAs({ ...other, email: 'c@adjovi.example', date_naissance: '1990-01-01' });
    expect([first, second, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await rows()).toHaveLength(2);
    expect((await mails()).map((mail) => mail?.to?.at(0))).toEqual(['a', 'b', 'a']);
  });

  it('get a state, which the candidate reads by every link and in a mail', async () => {
    const { reference, token } = await sent();
    const long = new Date('2020-01-01');
    const [row] = await test.queries.update(candidats).set({ etatSince: long, contactedAt: long }).returning();
    if (!row) throw new Error('the application was not stored');
    await test.queries.delete(outboxTable);
    await test.queries.transaction((tx) => changeApplicationState(tx, test.submissions.outbox, row, 'convoquee'));
    const [mail] = await mails();
    expect(mail?.text).toContain(APPLICATION_STATES.convoquee.text);
    const [, other = ''] = /recrutementdetails\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(other).not.toBe(token);
    for (const link of [token, other])
      expect((await status(link)).json()).toMatchObject({ reference, etat: 'convoquee', etatSince: TODAY });
    const [changed] = await rows();
    expect(changed?.contactedAt.getTime()).toBeGreaterThan(long.getTime());
  });

  it('may be sent again six calendar months after the last one, and not a day earlier', async () => {
    const { token } = await sent();
    // Four days more: six months after the end of August, February may lack the day.
    for (const [day, stored] of Object.entries({ '-6 months 4 days': 1, '-6 months': 2 })) {
      const dateReception = sql`((now() at time zone 'utc')::date + ${day}::interval)::date`;
      await test.queries.update(candidats).set({ dateReception });
      expect((await status(token)).json().nextFrom <= TODAY).toBe(stored === 2);
      expect((await applyAs({})).statusCode).toBe(200);
      expect(await rows()).toHaveLength(stored);
    }
  });

  it('are stored once for one person when many are sent concurrently', async () => {
    // Half of them have the same address, half the same document, and one has both.
    const crowd = Array.from({ length: 12 }, (_, index): Answers =>
      index % 2 === 0 ? { numero_piece: `N${index}` } : { email: `n${index}@adjovi.example` },
    );
    const answers = await Promise.all([{}, ...crowd].map(applyAs));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    const accepted = answers.filter((answer) => 'reference' in answer.json()).length;
    const stored = await rows();
    const keys = [new Set(stored.map(({ emailKey }) => emailKey)), new Set(stored.map(({ pieceKey }) => pieceKey))];
    expect([stored.length, ...keys.map(({ size }) => size)]).toEqual([accepted, accepted, accepted]);
    // One receipt each, and one reminder at most.
    expect((await mails()).filter((mail) => mail?.subject.endsWith('est enregistrée'))).toHaveLength(accepted);
    expect((await mails()).length).toBeLessThanOrEqual(2 * accepted);
  });

  it('show their state by their link, and nothing by an unknown one', async () => {
    const { reference, token } = await sent();
    const since = { dateReception: '2026-08-31', etatSince: new Date('2026-09-02T23:59:00Z') };
    await test.queries.update(candidats).set(since);
    const days = { receivedOn: '2026-08-31', etatSince: '2026-09-02', nextFrom: '2027-02-28' };
    const expected = { reference, ...days, etat: 'en_attente', version: 1, payload: sampleApplication() };
    expect((await status(token)).json()).toEqual(expected);
    expect(said(await status('x'.repeat(43)))).toBe('404 Ce lien de suivi n’est plus valable.');
  });

  it('are withdrawn by their link, once: all data of the candidate is deleted, a mail says so, and a new one may follow', async () => {
    const { reference, token } = await sent();
    // Of the tables with data of visitors.
    const everyRow = async () => {
      const found = await everyRowOf(test.queries, /^(?!form_versions$)/);
      return [...Object.keys(found), ...Object.values(found).flat()].join('\n');
    };
    expect(await everyRow()).toMatch(PERSONAL);
    const first = await withdraw(token);
    expect(said(first)).toMatch(/^200 .*effacées/);
    const left = await everyRow();
    for (const table of ['candidats', 'candidat_links', 'outbox', 'idempotency_keys']) expect(left).toContain(table);
    expect(left).not.toMatch(PERSONAL);
    expect(await test.count(candidatLinks)).toBe(0);
    expect(said(await status(token))).toMatch(/^404 /);
    expect((await withdraw(token)).body).toBe(first.body);
    const mail = { to: 'afi@adjovi.example', subject: `Votre candidature ${reference} est retirée` };
    expect((await mails()).slice(1)).toEqual([{ ...mail, text: expect.stringContaining('effacées') }]);
    expect((await applyAs({})).statusCode).toBe(200);
  });
});
