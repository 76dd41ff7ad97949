/** Accounts of the workshop: administrators invite, change roles and end them; owners choose passwords and end sessions. */
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { SESSION_HEADER, workshopPath } from '@vipp/shared/contract/workshop/workshop-call';
import type { WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';
import { auditEntries, outbox, passwordResets, sessions, users } from '../database/service-schema';
import { openWorkshopSession, type WorkshopSession } from '../testing/workshop-session';
import { useTestApp } from '../testing/use-test-app';

const EMAIL = 'kossi@vipp.example';
const PASSWORD = 'quatre baobabs au vent';

describe('accounts of the workshop', () => {
  const test = useTestApp('PostgreSQL', [outbox, passwordResets]);
  let awa: WorkshopSession;
  beforeAll(async () => {
    awa = await openWorkshopSession(test, 'administrator');
  });

  const accountOf = async (email: string) =>
    (await awa.call('accounts', {})).accounts.find((one) => one.email === email);
  const signIn = (headers: Record<string, string> = {}) =>
    test.post(workshopPath('signIn'), { email: EMAIL, password: PASSWORD }, headers);

  it('begin with an invitation from the workshop: its link chooses a password', async () => {
    await awa.call('inviteAccount', { email: EMAIL, role: 'editor' });
    expect(await accountOf(EMAIL)).toMatchObject({ role: 'editor', hasPassword: false });
    const text = (await test.mails()).at(-1)?.text ?? '';
    expect(text).toContain('dans l’atelier du site VIPP');
    const [, id = ''] = /https:\/\/atelier\.vipp\.example\/mot-de-passe\/([\w-]{43})/.exec(text) ?? [];
    expect((await test.post(workshopPath('openPasswordLink'), { id })).json()).toEqual({ email: EMAIL });
    const chosen = { id, email: EMAIL, password: PASSWORD, passwordConfirm: PASSWORD };
    expect((await test.post(workshopPath('choosePassword'), chosen)).statusCode).toBe(200);
    expect((await test.post(workshopPath('choosePassword'), chosen)).statusCode).toBe(422);
    expect(await accountOf(EMAIL)).toMatchObject({ hasPassword: true });
    const again = await awa.refusal('inviteAccount', { email: EMAIL.toUpperCase(), role: 'editor' });
    expect(again).toBe('422 Cette adresse a déjà un compte.');
  });

  it('get another link from the page of the public site, for the workshop', async () => {
    await test.post(submissionCalls.verifyEmail.path, { email: EMAIL });
    expect((await test.mails()).at(-1)?.text).toContain('https://atelier.vipp.example/mot-de-passe/');
  });

  it('end the browser’s earlier session at a sign-in, and the others by a button', async () => {
    const first = String((await signIn()).headers[SESSION_HEADER]);
    const second = String((await signIn()).headers[SESSION_HEADER]);
    const third = String((await signIn({ [SESSION_HEADER]: second })).headers[SESSION_HEADER]);
    const call = async (name: WorkshopCallName, token: string) =>
      (await test.post(workshopPath(name), {}, { [SESSION_HEADER]: token })).statusCode;
    expect(await Promise.all([first, second, third].map((token) => call('account', token)))).toEqual([200, 401, 200]);
    await call('endOtherSessions', third);
    expect([await call('account', first), await call('account', third)]).toEqual([401, 200]);
  });

  it('lose their sessions with another role, and everything when they end', async () => {
    expect((await awa.call('changeRole', { email: EMAIL, role: 'recruiter' })).role).toBe('recruiter');
    const [user] = (await test.rows(users)).filter(({ email }) => email === EMAIL);
    const open = async () => (await test.rows(sessions)).filter(({ userId }) => userId === user?.id);
    expect(await open()).toEqual([]);
    await signIn();
    expect(await open()).toHaveLength(1);
    await awa.call('endAccount', { email: EMAIL });
    expect([await open(), await accountOf(EMAIL), (await signIn()).statusCode]).toEqual([[], undefined, 422]);
    const recorded = (await test.rows(auditEntries)).map(({ action, subject }) => `${action} ${subject}`);
    for (const entry of ['inviteAccount %, rédacteur', 'changeRole %, recruteur', 'endAccount %'])
      expect(recorded).toContain(entry.replace('%', EMAIL));
  });

  it('leave an administrator’s own account to another one, so that there always is one', async () => {
    const demoted = { email: awa.email.toUpperCase(), role: 'recruiter' };
    expect(await awa.refusal('changeRole', demoted)).toMatch(/^422 /);
    expect(await awa.refusal('endAccount', { email: awa.email })).toMatch(/^422 /);
    expect(await accountOf(awa.email)).toMatchObject({ role: 'administrator' });
  });
});
