import { sql } from 'drizzle-orm';
import { MAX_PASSWORD_LENGTH } from '@vipp/shared/contract/forms/back-office-password';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import { outbox as outboxTable, passwordResets, throttles, users } from '../database/service-schema';
import { said } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';

const { verifyEmail, passwordLink, changePassword } = submissionCalls;
const EMAIL = 'Admin@vipp.example';
const PASSWORD = 'quatre baobabs au vent';

describe('passwords', () => {
  const test = useTestApp('PostgreSQL', [outboxTable, passwordResets, throttles]);
  beforeAll(async () => {
    await test.queries.insert(users).values({ email: EMAIL });
  });

  const { mails } = test;
  /** Requests a link, and returns the token of the last mail. */
  const requestLink = async () => {
    await test.post(verifyEmail.path, { email: EMAIL });
    const text = (await mails()).at(-1)?.text ?? '';
    return /(?:change-your-password|mot-de-passe)\/([\w-]{43})/.exec(text)?.[1] ?? '';
  };
  const change = (id: string, password = PASSWORD) =>
    test.post(changePassword.path, { id, email: EMAIL, password, passwordConfirm: password });

  it('are changed by a link from a mail, which works once and is in no table', async () => {
    const id = await requestLink();
    expect(JSON.stringify([await test.rows(passwordResets), await test.rows(outboxTable)])).not.toContain(id);
    const read = await test.post(passwordLink.path, { id });
    expect([read.statusCode, read.body]).toEqual([200, `"${EMAIL}"`]);
    const changed = await change(id);
    expect([changed.statusCode, changed.json()]).toEqual([200, { message: 'Votre mot de passe a été modifié.' }]);
    for (const response of [await test.post(passwordLink.path, { id }), await change(id, 'encore trois manguiers')])
      expect(said(response)).toMatch(/^4.*n’est plus valable/);
    expect(await test.rows(users)).toMatchObject([{ passwordHash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  it('change once when the link is used twice concurrently', async () => {
    const id = await requestLink();
    const answers = await Promise.all([change(id, `${PASSWORD} un`), change(id, `${PASSWORD} deux`)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('invalidate all other links of the user when they change', async () => {
    const first = await requestLink();
    expect((await change(await requestLink())).statusCode).toBe(200);
    expect((await test.post(passwordLink.path, { id: first })).statusCode).toBe(404);
  });

  it('do not change by a link after 30 minutes, nor for another address', async () => {
    const id = await requestLink();
    const [row] = await test.rows(passwordResets);
    expect(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000).toBeCloseTo(30, 0);
    const stranger = { id, email: 'other@vipp.example', password: PASSWORD, passwordConfirm: PASSWORD };
    expect((await test.post(changePassword.path, stranger)).statusCode).toBe(422);
    await test.queries.update(passwordResets).set({ expiresAt: sql`now()` });
    expect((await test.post(passwordLink.path, { id })).statusCode).toBe(404);
    expect((await change(id)).statusCode).toBe(422);
  });

  it.each([
    ['a', /au moins 12 caractères/],
    ['motdepasse123', /trop facile à deviner/],
    ['admin@vipp.example', /trop facile à deviner/],
  ])('cannot be %j, and the link still works', async (password, message) => {
    const id = await requestLink();
    const refused = await change(id, password);
    expect(refused.json()).toMatchObject({ status_code: 422, errors: { password: [expect.stringMatching(message)] } });
    expect((await change(id)).statusCode).toBe(200);
  });

  it('do not reveal whether an address has an account: same answer, same rows', async () => {
    const ask = async (email: string) => {
      const { statusCode, body } = await test.post(verifyEmail.path, { email });
      return [statusCode, body, await test.count(passwordResets), await test.count(outboxTable)];
    };
    const known = await ask(EMAIL.toUpperCase());
    expect(known).toEqual([200, expect.any(String), 1, 1]);
    expect(await ask('unknown@vipp.example')).toEqual([200, known[1], 2, 2]);
    expect(await mails()).toMatchObject([{ to: EMAIL }, { decoy: true }]);
  });

  it('open the workshop at any length that the page accepts', async () => {
    const password = `${`${PASSWORD} `.repeat(43).slice(0, MAX_PASSWORD_LENGTH - 1)}!`;
    expect((await change(await requestLink(), password)).statusCode).toBe(200);
    await test.queries.update(users).set({ role: 'recruiter' });
    expect((await test.post(workshopPath('signIn'), { email: EMAIL, password })).statusCode).toBe(200);
  });

  it('mail five links a day to one address, and another once the link of the last one has expired', async () => {
    const ask = (email: string) => test.post(verifyEmail.path, { email });
    const answers = new Set<string>();
    for (let attempt = 0; attempt < 8; attempt += 1) answers.add((await ask(EMAIL.toLowerCase())).body);
    expect([answers.size, await test.count(outboxTable)]).toEqual([1, 5]);
    await ask('someone-else@vipp.example');
    expect(await test.count(outboxTable)).toBe(6);
    await test.queries.execute(sql`update ${throttles} set blocked_until = now() where scope like '%:valid'`);
    expect((await change(await requestLink())).statusCode).toBe(200);
    expect(await test.count(outboxTable)).toBe(7);
  });
});
