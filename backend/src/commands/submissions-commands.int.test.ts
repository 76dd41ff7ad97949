import { statSync } from 'node:fs';
import path from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { contacts, newsletter, signalements } from '../database/submission-schema';
import { auditEntries, outbox as outboxTable, users } from '../database/service-schema';
import { startHttpServer } from '@vipp/shared/testing/http-server.server';
import { writeAccess } from '../operators/operator-access';
import { runProgram } from '../testing/child-program';
import { sampleContact } from '../testing/sample-submissions';
import { failed, letOperate, siteCommand } from '../testing/site-command';
import { TEST_OPERATOR_TOKEN, TEST_TOKEN } from '../testing/test-app';
import { useTestApp } from '../testing/use-test-app';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';

const folder = temporaryFolder();

const run = (env: Record<string, string>, ...args: string[]) => siteCommand(env, 'submissions', ...args);

describe('npm run site -- submissions, through the running service', () => {
  const test = useTestApp('PGlite', [contacts, newsletter, signalements, users, outboxTable]);
  const command = (...args: string[]) => run({ DATA_DIR: test.folder }, ...args);
  const lastEntry = async () => (await test.trail('ligne de commande')).at(-1);
  let url: string;
  beforeAll(async () => {
    url = await letOperate(test, test.folder);
  });

  it('is open to the service’s own user on this machine, and to others with the token', async () => {
    expect(statSync(path.join(test.folder, 'operators.json')).mode & 0o777).toBe(0o600);
    const there = { DATA_DIR: path.join(folder, 'none'), BACKEND_URL: `${url}/backend/public/api` };
    const exported = (token: string) => run({ ...there, OPERATOR_TOKEN: token }, 'export', 'newsletter');
    expect(await exported(TEST_OPERATOR_TOKEN)).toMatchObject({ code: 0, stdout: '[]\n' });
    expect(await exported('x'.repeat(32))).toEqual(failed('refuses this OPERATOR_TOKEN'));
  });

  it.each([
    ['no token', {}],
    ['the token of gateways', { authorization: `Bearer ${TEST_TOKEN}` }],
    ['half the token', { authorization: `Bearer ${TEST_OPERATOR_TOKEN.slice(0, 20)}` }],
  ])('gives nothing to %s, and reads no input', async (_name, headers) => {
    await test.post(submissionCalls.contact.path, sampleContact);
    const before = await test.count(auditEntries);
    for (const name of ['export', 'erase', 'add-user', 'copy-database', 'nothing'])
      for (const payload of [{ collection: 'contacts', isCsv: false }, '{']) {
        const request = { url: `/operators/${name}`, headers: { 'content-type': 'application/json', ...headers } };
        const answer = await test.app.inject({ method: 'POST', ...request, payload });
        expect([answer.statusCode, answer.json()]).toEqual([401, { message: expect.any(String) }]);
      }
    expect(await test.count(auditEntries)).toBe(before);
  });

  it('exports submissions, since a day', async () => {
    await test.post(submissionCalls.contact.path, sampleContact);
    const old = { ...sampleContact, nom: 'Ancien', createdAt: new Date('2025-01-31T12:00:00Z') };
    await test.queries.insert(contacts).values(old);
    const exported = JSON.parse((await command('export', 'contacts', '--since', '2025-02-01')).stdout);
    const fields: Readonly<Record<string, unknown>> = sampleContact;
    const asColumns = Object.entries(getTableColumns(contacts)).map(([key, { name }]) => [name, fields[key]]);
    const row = { ...Object.fromEntries(asColumns), id: expect.any(String), created_at: expect.stringMatching(/Z$/) };
    expect(exported).toEqual([row]);
    const csv = (await command('export', 'contacts', '--csv')).stdout;
    const [columns = [], ...rows] = csv.split('\r\n').map((line) => line.split(';'));
    expect(rows.map((cells) => cells[columns.indexOf('nom')])).toEqual(['Ancien', 'N’Diaye', undefined]);
  });

  it('exports any number of rows in batches, each row once', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({ ...sampleContact, message: `m${index}` }));
    await test.queries.insert(contacts).values(rows);
    const csv = (await command('export', 'contacts', '--csv')).stdout;
    const messages = csv.trimEnd().split('\r\n').slice(1);
    expect([messages.length, new Set(messages).size]).toEqual([1001, 1001]);
    expect(JSON.parse((await command('export', 'contacts')).stdout)).toHaveLength(1001);
  });

  it('erases one record of any kind with --yes, and writes the audit trail', async () => {
    await test.queries.insert(contacts).values([sampleContact, { ...sampleContact, nom: 'Autre' }]);
    const [row] = await test.rows(contacts);
    const id = row?.id ?? '';
    const before = await test.count(auditEntries);
    await command('export', 'contacts', '--since', '2025-02-01');
    expect((await command('erase', 'contacts', id)).stdout).toContain('Nothing was deleted: add --yes');
    expect((await command('erase', 'contacts', id, '--yes')).code).toBe(0);
    expect((await command('erase', 'contacts', id, '--yes')).stderr).toContain('there is no row');
    expect(await test.count(contacts)).toBe(1);
    const entries: unknown[] = JSON.parse((await command('export', 'journal')).stdout);
    const actor = 'ligne de commande';
    expect(entries.slice(before)).toMatchObject([
      { actor, action: 'exportCollection', subject: 'contacts depuis le 2025-02-01' },
      { actor, action: 'eraseRecord', subject: `contacts ${id}` },
    ]);
    expect(await lastEntry()).toEqual(['exportCollection', 'journal']);
  });

  it('prints nothing of a statement that failed', async () => {
    await test.queries.execute(sql`alter table candidats rename to hidden`);
    const exported = await command('export', 'candidats');
    await test.queries.execute(sql`alter table hidden rename to candidats`);
    expect(exported).toEqual(failed('^submissions: the server failed; its log has the error.\n$'));
  });

  it('creates users with or without a role, who choose a password by a link', async () => {
    const zoe = 'zoe@vipp.example';
    expect((await command('users', 'add', 'admin@vipp.example')).code).toBe(0);
    await command('users', 'add', zoe, '--role', 'recruiter');
    expect(await lastEntry()).toEqual(['addUser', `${zoe}, recruteur`]);
    expect((await test.rows(users, eq(users.email, zoe)))[0]?.role).toBe('recruiter');
    const [mail, ...others] = await test.mails();
    expect(others).toMatchObject([{ to: zoe }]);
    const [, id] = /change-your-password\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect((await test.post(submissionCalls.passwordLink.path, { id })).json()).toBe('admin@vipp.example');
    const again = await command('users', 'add', 'ADMIN@vipp.example');
    expect(again).toEqual(failed('^submissions: there is a user ADMIN@vipp.example already.\n$'));
  });

  it.each([
    [[], /^submissions: a command is missing\. --help/],
    [
      ['export', 'contacts', '--since', 'yesterday'],
      /--since <DAY>' argument 'yesterday' is invalid. It is a day such/,
    ],
    [['users', 'add', 'a@vipp.example', '--role', 'boss'], /'boss' is invalid. A role is one of recruiter, /],
    [['users', 'add', 'admin'], /It is an e-mail address/],
  ])('explains in one line what it cannot parse: %j', async (args, message) => {
    const { code, stdout, stderr } = await command(...args);
    expect([code, stdout, stderr.trim().split('\n').length]).toEqual([2, '', 1]);
    expect(stderr).toMatch(message);
  });
});

describe('npm run site -- submissions, without a running service', () => {
  it('says that none runs with this folder', async () => {
    const dataDirectory = path.join(folder, 'nothing');
    const refused = failed(/no content service runs with DATA_DIR .*nothing: start the/);
    expect(await run({ DATA_DIR: dataDirectory }, 'export', 'contacts')).toEqual(refused);
    expect(() => statSync(dataDirectory)).toThrow('ENOENT');
  });

  it('says so too where the service was killed, and another one has its port', async () => {
    const { url, close } = await startHttpServer((_request, response) => void response.writeHead(401).end('{}'));
    await writeAccess(folder, { url, token: 'of the killed one' });
    const exported = () => run({ DATA_DIR: folder }, 'export', 'contacts');
    const refused = failed('no content service runs with DATA_DIR');
    expect(await exported()).toEqual(refused);
    await close();
    expect(await exported()).toEqual(refused);
  });

  it('is a program that exits with the code of its command', async () => {
    const program = runProgram('site-command.ts', {}, ['submissions', 'drop']);
    expect(await program.ended).toBe(2);
    const stderr = "submissions: unknown command 'drop'. --help shows all commands.\n";
    expect(program.output).toEqual({ stdout: '', stderr });
  });
});
