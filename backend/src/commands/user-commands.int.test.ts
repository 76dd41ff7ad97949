import { eq } from 'drizzle-orm';
import { users } from '../database/user-schema';
import { auditEntries } from '../database/workshop-schema';
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
    expect((await command('remove', 'absent@vipp.example', '--yes')).stderr).toMatch(/there is no user absent@vipp/);
  });
});
