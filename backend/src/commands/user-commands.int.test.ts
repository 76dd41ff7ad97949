import { eq } from 'drizzle-orm';
import { users } from '../database/user-schema';
import { auditEntries, sessions } from '../database/workshop-schema';
import { outbox } from '../database/service-schema';
import { siteCommand } from '../testing/site-command';
import { useTestApp } from '../testing/use-test-app';
import { openWorkshopSession } from '../testing/workshop-session';

describe('npm run site -- submissions users', () => {
  const test = useTestApp('PostgreSQL', [users, outbox]);
  const command = (...words: string[]) =>
    siteCommand({ DATABASE_URL: test.url ?? '' }, 'submissions', 'users', ...words);
  const roleOf = async (email: string) =>
    (await test.database.queries.select({ role: users.role }).from(users).where(eq(users.email, email)))[0]?.role;
  const lastEntry = async () =>
    (await test.database.queries.select().from(auditEntries).orderBy(auditEntries.id)).at(-1);

  it('creates accounts with a role or none', async () => {
    await command('add', 'zoe@vipp.example', '--role', 'recruiter');
    expect(await lastEntry()).toMatchObject({
      actor: 'ligne de commande',
      action: 'addUser',
      subject: 'zoe@vipp.example, recruteur',
    });
    await command('add', 'ali@vipp.example');
    expect([await roleOf('zoe@vipp.example'), await roleOf('ali@vipp.example')]).toEqual(['recruiter', null]);
    expect((await test.mails()).map((mail) => mail?.to)).toEqual(['zoe@vipp.example', 'ali@vipp.example']);
  });

  it('changes a role, which ends the sessions of the account alone', async () => {
    const changed = await openWorkshopSession(test, 'administrator', 'Zoe@vipp.example');
    const other = await openWorkshopSession(test, 'recruiter', 'ali@vipp.example');
    expect((await command('set-role', 'zoe@VIPP.example', 'recruiter')).stdout).toMatch(
      /^Zoe@vipp\.example is recruiter now/,
    );
    expect((await changed.post('account', {})).statusCode).toBe(401);
    expect(await other.call('account', {})).toEqual({ email: 'ali@vipp.example', role: 'recruiter' });
    expect(await lastEntry()).toMatchObject({
      actor: 'ligne de commande',
      action: 'setUserRole',
      subject: 'Zoe@vipp.example, administrateur → recruteur',
    });
    expect((await command('set-role', 'zoe@vipp.example', 'none')).stdout).toMatch(/is without a role now/);
    expect(await roleOf('Zoe@vipp.example')).toBeNull();
  });

  it('changes nothing where the account has the role already', async () => {
    await openWorkshopSession(test, 'recruiter', 'zoe@vipp.example');
    const before = await lastEntry();
    expect((await command('set-role', 'zoe@vipp.example', 'recruiter')).stdout).toMatch(/already: nothing was changed/);
    expect([await lastEntry(), await test.database.queries.$count(sessions)]).toEqual([before, 1]);
  });

  it('lists accounts', async () => {
    await openWorkshopSession(test, 'recruiter', 'zoe@vipp.example');
    await test.database.queries.insert(users).values({ email: 'ali@vipp.example', passwordHash: 'hash' });
    const today = new Date().toISOString().slice(0, 10);
    expect((await command('list')).stdout.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
      ['email', 'role', 'since', 'password'],
      ['ali@vipp.example', 'none', today, 'chosen'],
      ['zoe@vipp.example', 'recruiter', today, 'not chosen'],
      [''],
    ]);
    expect((await command('list', '--json')).stdout).not.toContain('hash');
  });

  it('removes an account with its sessions and links', async () => {
    const removed = await openWorkshopSession(test, 'recruiter', 'zoe@vipp.example');
    expect((await command('remove', 'zoe@vipp.example')).stdout).toMatch(/^Nothing was removed: add --yes/);
    expect((await removed.post('account', {})).statusCode).toBe(200);
    expect((await command('remove', 'ZOE@vipp.example', '--yes')).stdout).toBe('zoe@vipp.example is removed.\n');
    expect(await roleOf('zoe@vipp.example')).toBeUndefined();
    expect((await removed.post('account', {})).statusCode).toBe(401);
    expect(await lastEntry()).toMatchObject({ action: 'removeUser', subject: 'zoe@vipp.example, recruteur' });
  });

  it('names an account that does not exist', async () => {
    expect((await command('set-role', 'absent@vipp.example', 'none')).stderr).toMatch(/there is no user absent@vipp/);
  });
});
