import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { signalementMessages, signalements } from '../database/submission-schema';
import { outbox as outboxTable, throttles, users } from '../database/service-schema';
import { anonymousReport, identifiedReport } from '../testing/sample-submissions';
import { REFERENT, said } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { decryptWith } from '@vipp/shared/lib/age-text';
import { deadlinesOf } from './deadlines';
import { putReportReminder } from './report-reminder';

const { report, reportFollowUp, reportAddition } = submissionCalls;

describe('reports', () => {
  const test = useTestApp('PostgreSQL', [outboxTable, throttles, signalements]);

  const file = async (payload: object = anonymousReport()): Promise<string> =>
    (await test.post(report.path, payload)).json().code;
  const follow = (code: string) => test.post(reportFollowUp.path, { code });

  it('are taken where there are keys of referents', async () => {
    expect((await test.get(report.path)).json()).toEqual({ isOpen: true });
  });

  it('are readable by the referents alone', async () => {
    await file(identifiedReport);
    const [row] = await test.rows(signalements);
    expect(JSON.parse(await decryptWith([REFERENT.identity], row?.sealed ?? ''))).toEqual(identifiedReport);
    const stored = JSON.stringify(row);
    for (const text of ['Mensah', 'mensah.example', 'Fournisseur', 'argent']) expect(stored).not.toContain(text);
  });

  it('contain nothing about an anonymous person, whatever was sent', async () => {
    await file({ ...anonymousReport(), fullName: 'Esi Mensah', email: 'esi@mensah.example' });
    const [row] = await test.rows(signalements);
    expect(JSON.parse(await decryptWith([REFERENT.identity], row?.sealed ?? ''))).toEqual(anonymousReport());
  });

  it('can be followed and added to with the code', async () => {
    const code = await file();
    const spaced = code.replace(/(\d{4})(?=\d)/g, '$1 ');
    expect((await test.post(reportAddition.path, { code: spaced, message: 'Voici le numéro.' })).statusCode).toBe(200);
    const receivedAt = new Date().toISOString().slice(0, 10);
    expect((await follow(code)).json()).toMatchObject({
      ...{ receivedAt, acknowledgedAt: null, ...deadlinesOf({ createdAt: receivedAt, acknowledgedAt: null }) },
      messages: [{ from: 'reporter', text: 'Voici le numéro.' }],
    });
    const [added] = await test.rows(signalementMessages);
    expect(await decryptWith([REFERENT.identity], added?.sealed ?? '')).toBe('Voici le numéro.');
  });

  it('give the same answer to an unknown code, whether its first digits exist or not', async () => {
    const code = await file();
    const almost = code.slice(0, 15) + ((Number(code[15]) + 1) % 10);
    const elsewhere = `${(Number(code.slice(0, 4)) + 1) % 10_000}`.padStart(4, '0') + code.slice(4);
    for (const wrong of [almost, elsewhere]) {
      expect(said(await follow(wrong))).toMatch(/^422 Ce code de suivi est inconnu/);
      expect((await test.post(reportAddition.path, { code: wrong, message: 'Non' })).statusCode).toBe(422);
    }
  });

  it('let the reporter in after any number of guesses', async () => {
    const code = await file();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => follow(`${code.slice(0, 4)}000000000000`)));
    expect(guesses.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(422));
    expect((await follow(code)).statusCode).toBe(200);
  });

  it.each([
    ['requested with an address', identifiedReport, 1],
    ['not requested', { ...identifiedReport, wantsCopy: false }, 0],
    ['requested without an address', { ...identifiedReport, email: '', phone: '0199001234' }, 0],
    ['requested anonymously', { ...anonymousReport(), wantsCopy: true, email: 'esi@mensah.example' }, 0],
  ])('send a mail to a copy for the code, to an address that is %s', async (_name, payload, copies) => {
    const code = await file(payload);
    const mails = await test.mails();
    expect(mails.map((mail) => mail?.to)).toEqual(Array(copies).fill('esi@mensah.example'));
    for (const secret of [identifiedReport.description, code]) expect(mails[0]?.text ?? '').not.toContain(secret);
    const { messages } = (await follow(code)).json();
    expect(messages).toMatchObject(Array(copies).fill({ from: 'reporter', text: identifiedReport.description }));
  });

  it('are announced to referents the day after, once a day and without their text, until the acknowledgement', async () => {
    await test.queries.insert(users).values({ email: 'referente@vipp.example', role: 'referent' });
    const remind = () => putReportReminder(test.queries, test.submissions.outbox);
    await file();
    expect(await remind()).toBe(0);
    await test.queries.update(signalements).set({ createdAt: '2026-11-20' });
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(0);
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ to: 'referente@vipp.example', subject: 'Un signalement attend' });
    for (const part of ['au plus tard le 27 novembre 2026', 'https://atelier.vipp.example/signalements'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain(anonymousReport().description);
    await test.queries.update(signalements).set({ acknowledgedAt: '2026-11-21' });
    await test.queries.delete(throttles);
    expect(await remind()).toBe(0);
  });
});
