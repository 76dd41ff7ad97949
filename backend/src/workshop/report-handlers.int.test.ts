import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { reportThreadSchema } from '@vipp/shared/contract/forms/report';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { decryptWith, encryptFor } from '@vipp/shared/lib/age-text';
import { signalements } from '../database/submission-schema';
import { users } from '../database/service-schema';
import { anonymousReport } from '../testing/sample-submissions';
import { REFERENT } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';

const COLLEAGUE = {
  identity: 'AGE-SECRET-KEY-1EK9F7PZT0D6RYKF0H43E2G5L7TJLDPCWC5XUY7LSKDH4XHDTHNQS3E5LD5',
  recipient: 'age1sqezsltr8j0v07thgmfwzyazw693mfa625kfan83r68twkfc83cqffqwmw',
};

describe('the reports of the workshop', () => {
  const test = useTestApp('PostgreSQL', [signalements, users]);
  const keys = [REFERENT.recipient];
  const today = new Date().toISOString().slice(0, 10);

  /** @returns the receipt code, and the id */
  async function file(recipients = [REFERENT.recipient, COLLEAGUE.recipient]) {
    const { code } = (await test.post(submissionCalls.report.path, anonymousReport('Faits graves'))).json();
    await test.queries.update(signalements).set({ recipients, createdAt: sql`(now() at time zone 'utc')::date - 10` });
    const [row] = await test.rows(signalements);
    return { code: String(code), id: row?.id ?? '' };
  }
  const thread = async (code: string) =>
    reportThreadSchema.parse((await test.post(submissionCalls.reportFollowUp.path, { code })).json());
  const list = async ({ call }: WorkshopSession) => (await call('reports', {})).reports;

  it('have their days, are opened by a key, answered, and closed', async () => {
    const { code, id } = await file();
    const referent = await openWorkshopSession(test, 'referent');
    expect(await list(referent)).toMatchObject([{ id, overdue: ['acknowledgement'], messages: 0, lastFrom: null }]);
    await referent.call('acknowledgeReport', { id });
    expect(await list(referent)).toMatchObject([{ overdue: [], acknowledgedOn: today }]);
    const opened = await referent.call('openReport', { id, keys });
    const { description } = JSON.parse(await decryptWith([REFERENT.identity], opened.sealed));
    expect(description).toBe('Faits graves');
    const { recipients, reporterRecipient } = opened;
    const sealed = await encryptFor([...recipients, reporterRecipient], 'Merci de votre courage.');
    await referent.call('answerReport', { id, recipients: [...recipients], sealed });
    const answer = { from: 'referent', sentAt: today, text: 'Merci de votre courage.' };
    expect((await thread(code)).messages).toEqual([answer]);
    expect(await list(referent)).toMatchObject([{ answeredOn: today, messages: 1, lastFrom: 'referent' }]);
    await referent.call('closeReport', { id, outcome: 'sans-suite' });
    expect(await list(referent)).toMatchObject([{ closedOn: today, outcome: 'sans-suite' }]);
    expect(await test.trail(referent.email)).toEqual([
      ['acknowledgeReport', id],
      ['openReport', id],
      ['answerReport', id],
      ['closeReport', `${id}, sans-suite`],
    ]);
  });

  it('leave the service as ciphertext only, for a key that can open them', async () => {
    const { id } = await file();
    const referent = await openWorkshopSession(test, 'referent');
    const plain = { id, recipients: [REFERENT.recipient], sealed: 'Faits graves' };
    expect((await referent.post('answerReport', plain)).statusCode).toBe(422);
    for (const named of [[], [`${COLLEAGUE.recipient}x`]])
      expect(await referent.refusal('openReport', { id, keys: named })).toMatch(/^422 .*pas chiffré pour cette clé/);
    const { body } = await referent.post('openReport', { id, keys });
    expect(body).not.toContain('Faits graves');
    expect(await referent.refusal('openReport', { id: randomUUID(), keys })).toMatch(/^404 /);
    expect(test.logged.join('')).not.toContain(id);
  });

  it('say who has read them', async () => {
    const { id } = await file();
    const [first, second] = [await openWorkshopSession(test, 'referent'), await openWorkshopSession(test, 'referent')];
    await first.call('openReport', { id, keys });
    expect(await second.call('openReport', { id, keys: [COLLEAGUE.recipient] })).toMatchObject({
      readers: [{ email: first.email, on: today }],
      members: expect.arrayContaining([{ email: first.email, key: REFERENT.recipient }]),
    });
  });

  it('are closed to a referent whom they concern, and to their key', async () => {
    const { code, id } = await file();
    const referent = await openWorkshopSession(test, 'referent');
    const concerned = await openWorkshopSession(test, 'referent');
    await concerned.call('openReport', { id, keys: [COLLEAGUE.recipient] });
    const before = (await referent.call('openReport', { id, keys })).recipients;
    const sealed = await encryptFor(before, 'Trop tard.');
    await referent.call('excludeReferent', { id, email: concerned.email.toUpperCase(), key: null });
    expect(await list(concerned)).toEqual([]);
    for (const [name, input] of [
      ['openReport', { keys }],
      ['acknowledgeReport', {}],
      ['answerReport', { recipients: [], sealed }],
      ['closeReport', { outcome: 'termine' }],
      ['excludeReferent', { email: referent.email, key: null }],
    ] as const)
      expect([name, (await concerned.post(name, { id, ...input })).statusCode]).toEqual([name, 404]);
    // An answer encrypted before is not stored: the excluded key would open it.
    const late = await referent.refusal('answerReport', { id, recipients: before, sealed });
    expect(late).toMatch(/^422 .*écarté entre-temps/);
    await test.post(submissionCalls.reportAddition.path, { code, message: 'La suite.' });
    const after = await referent.call('openReport', { id, keys });
    expect(after).toMatchObject({ recipients: [REFERENT.recipient], excluded: [concerned.email] });
    const added = after.thread.at(-1)?.sealed ?? '';
    expect(await decryptWith([REFERENT.identity], added)).toBe('La suite.');
    await expect(decryptWith([COLLEAGUE.identity], added)).rejects.toThrow();
  });

  it('always have a referent who can open them', async () => {
    const { id } = await file([REFERENT.recipient]);
    const referent = await openWorkshopSession(test, 'referent');
    const exclude = async (email: string, key: string | null) =>
      (await referent.post('excludeReferent', { id, email, key })).statusCode;
    expect(await exclude(referent.email, null)).toBe(422);
    const colleague = await openWorkshopSession(test, 'referent');
    expect(await exclude(colleague.email, REFERENT.recipient)).toBe(422);
    expect(await exclude('personne@vipp.example', null)).toBe(422);
    expect(await list(colleague)).toHaveLength(1);
    expect(await exclude(colleague.email, null)).toBe(200);
  });
});
