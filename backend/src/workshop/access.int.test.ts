import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { ROLES, type Role } from '@vipp/shared/contract/workshop/roles';
import { API_BASE } from '@vipp/shared/contract/paths';
import { applicationCalls } from '@vipp/shared/contract/workshop/application-calls';
import { draftCalls } from '@vipp/shared/contract/workshop/draft-calls';
import { reportCalls } from '@vipp/shared/contract/workshop/report-calls';
import { SESSION_HEADER, workshopPath, type WorkshopCall } from '@vipp/shared/contract/workshop/workshop-call';
import { workshopCalls, type WorkshopCallName } from '@vipp/shared/contract/workshop/workshop-calls';
import { auditEntries, sessions, throttles, users } from '../database/service-schema';
import { said } from '../testing/test-app';
import { createToken } from '../kernel/random-token';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession } from '../testing/workshop-session';
import { deleteExpiredRows } from '../submissions/housekeeping';

const PASSWORD = 'quatre baobabs au vent';
const names = Object.keys(workshopCalls) as WorkshopCallName[];
const guarded = names.filter((name) => workshopCalls[name].roles !== 'anyone');

const isAllowed = (name: WorkshopCallName, role: Role | null): boolean => {
  const { roles }: WorkshopCall = workshopCalls[name];
  return roles === 'anyone' || (role !== null && roles.includes(role));
};

describe('access to the workshop', () => {
  const test = useTestApp('PostgreSQL', [sessions, throttles]);
  const actions = () => test.queries.select({ action: auditEntries.action }).from(auditEntries);

  const withToken = async (name: WorkshopCallName, token: string | undefined) =>
    (await test.post(workshopPath(name), {}, token === undefined ? {} : { [SESSION_HEADER]: token })).statusCode;
  const statuses = async (token: string | undefined) => {
    const found: Record<string, number> = {};
    for (const name of guarded) found[name] = await withToken(name, token);
    return found;
  };
  const all = (status: number) => Object.fromEntries(guarded.map((name) => [name, status]));

  it('is no path to other calls of the service', async () => {
    expect((await test.post('/workshop/toString', {})).statusCode).toBe(404);
    expect((await test.post('/workshop/inconnu', {})).statusCode).toBe(404);
    const url = API_BASE + workshopPath('forms');
    expect((await test.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(401);
  });

  it('is refused to visitors, candidates and guessed tokens, and leaves no trace', async () => {
    const before = await actions();
    for (const token of [undefined, '', createToken().token]) expect(await statuses(token)).toEqual(all(401));
    expect(await actions()).toEqual(before);
  });

  const ofAccounts = ['accounts', 'inviteAccount', 'changeRole', 'endAccount', 'eraseApplication'];
  const ofApplications = Object.keys(applicationCalls).filter((name) => name !== 'eraseApplication');
  const everybody = [null, ...ROLES];
  it.each<[string, (Role | null)[], readonly string[]]>([
    ['what precedes a session', everybody, ['signIn', 'openPasswordLink', 'choosePassword']],
    ['reports', ['referent'], Object.keys(reportCalls)],
    ['accounts and erasing', ['administrator'], ofAccounts],
    ['applications', ['recruiter', 'administrator'], ofApplications],
    ['the form and its figures', ['recruiter', 'editor', 'administrator'], Object.keys(draftCalls)],
  ])('gives %s to %j alone', (_what, roles, expected) => {
    const given = names.filter((name) => everybody.every((role) => isAllowed(name, role) === roles.includes(role)));
    expect(given).toEqual(expected);
  });

  it.each(ROLES)('is as the contract says for the role %s', async (role) => {
    for (const name of guarded) {
      const { token } = await openWorkshopSession(test, role);
      const status = await withToken(name, token);
      if (isAllowed(name, role)) expect([name, [200, 422]]).toEqual([name, expect.arrayContaining([status])]);
      else expect([name, status]).toEqual([name, 403]);
    }
  });

  it('ends when signing out, with the session, and with the role', async () => {
    const { token, post } = await openWorkshopSession(test);
    expect((await post('signOut', {})).headers[SESSION_HEADER]).toBe('');
    expect(await withToken('account', token)).toBe(401);
    const session = await openWorkshopSession(test);
    expect(await withToken('account', session.token)).toBe(200);
    await test.queries.update(users).set({ role: null }).where(eq(users.email, session.email));
    expect(await statuses(session.token)).toEqual(all(403));
    const other = await openWorkshopSession(test);
    await test.queries.execute(sql`update ${sessions} set expires_at = now()`);
    expect(await statuses(other.token)).toEqual(all(401));
    await deleteExpiredRows(test.queries);
    expect(await test.count(sessions)).toBe(0);
  });

  describe('signing in', () => {
    const email = 'Awa@vipp.example';
    const role = 'recruiter' as const;
    beforeAll(async () => {
      const passwordHash = await hash(PASSWORD);
      const others = [
        { email: 'sans-role@vipp.example', passwordHash },
        { email: 'invitee@vipp.example', role },
      ];
      await test.queries.insert(users).values([{ email, passwordHash, role }, ...others]);
    });
    const signIn = (address: string, password = PASSWORD) =>
      test.post(workshopPath('signIn'), { email: address, password });

    it('gives a new session to a recruiter, and is in the audit trail', async () => {
      const response = await signIn(' awa@vipp.example ');
      expect([response.statusCode, response.json()]).toEqual([200, { email, role: 'recruiter' }]);
      expect(response.headers['cache-control']).toBe('no-store');
      const token = String(response.headers[SESSION_HEADER]);
      expect(await withToken('account', token)).toBe(200);
      expect((await actions()).at(-1)?.action).toBe('signIn');
      expect(JSON.stringify(await test.rows(sessions))).not.toContain(token);
    });

    it('answers the same to a wrong password, an unknown address and an account without a password', async () => {
      const wrong = await signIn(email, 'faux');
      for (const answer of [wrong, await signIn('inconnu@vipp.example'), await signIn('invitee@vipp.example')])
        expect([answer.statusCode, answer.body, answer.headers[SESSION_HEADER]]).toEqual([422, wrong.body, undefined]);
    });

    it('says to an account of another back office that this is another place', async () => {
      const response = await signIn('sans-role@vipp.example');
      expect(said(response)).toBe('422 Ce compte n’a pas accès à l’atelier.');
      expect(response.headers[SESSION_HEADER]).toBeUndefined();
    });

    it('works with the right password after any number of wrong ones', async () => {
      await Promise.all(Array.from({ length: 30 }, () => signIn(email, 'faux')));
      expect((await signIn(email)).statusCode).toBe(200);
    });

    it('writes the same for an address without an account, and nothing that was typed, nor does it into the log', async () => {
      const counts = async () => [await test.count(auditEntries), await test.count(throttles)];
      await signIn(email, 'faux');
      const [entries = 0, scopes = 0] = await counts();
      await signIn('inconnu@vipp.example', 'faux');
      expect(await counts()).toEqual([entries + 1, scopes]);
      expect(JSON.stringify(await test.rows(auditEntries))).not.toContain('inconnu@');
      expect(test.logged.join('')).not.toMatch(new RegExp(`${PASSWORD}|awa@`, 'i'));
    });
  });
});
