import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { until } from '@vipp/shared/testing/until';
import { freePort } from './free-port';
import { npmStart, runningInGroup, type StartedSite } from '../testing/npm-start';
import { postgresPrograms } from '../testing/postgres';

const dataDir = temporaryFolder();
const database = `test_${randomUUID().replaceAll('-', '')}`;
let port: number;
const sites: StartedSite[] = [];
const start = (env: NodeJS.ProcessEnv = {}): StartedSite => {
  const site = npmStart({ PORT: String(port), DATA_DIR: dataDir, ...env }, { ownGroup: true });
  sites.push(site);
  return site;
};

beforeEach(async () => {
  port = await freePort();
});
afterEach(async () => {
  for (const site of sites.splice(0)) {
    if (runningInGroup(site.pid).length > 0) process.kill(-site.pid, 'SIGKILL');
    await site.exitCode;
  }
});

/** Asks the tests' server; one line for each row. */
function sql(text: string): string[] {
  const psql = path.join(postgresPrograms() ?? '', 'psql');
  const rows = execFileSync(psql, [process.env.TEST_DATABASE_URL ?? '', '-Atqc', text], { encoding: 'utf8' });
  return rows.trim().split('\n');
}

async function refusal(env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const site = start(env);
  expect(await site.exitCode).toBe(1);
  expect(runningInGroup(site.pid)).toEqual([]);
  return site.errors.trimEnd().split('\n');
}

it('npm start refuses in one clear line a configured secret that repeats a stored one, and leaves nothing running', async () => {
  const folder = path.join(dataDir, 'repeated-secret');
  const secret = 'a-secret-of-two-purposes-is-refused';
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'secrets.json'), JSON.stringify({ OUTBOX_SECRET: secret }));
  expect(await refusal({ DATA_DIR: folder, FORM_STATE_SECRET: secret })).toEqual([
    expect.stringMatching(/^npm start: OUTBOX_SECRET repeats another secret/),
  ]);
});

// Tests of pages start it with the embedded database.
describe('npm start with PostgreSQL', () => {
  const address = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${database}` }).href;
  let roles: string[] = [];
  const startAgain = (): StartedSite => start({ DATABASE_URL: address });
  beforeAll(() => sql(`create database ${database}`));
  afterAll(() => {
    sql(`drop database ${database} with (force)`);
    for (const role of roles.filter((name) => name.startsWith('vipp_gateway_'))) sql(`drop role ${role}`);
  });

  it('serves the site, gives the gateway a role of its own, refuses a second start on its data folder, and leaves no process after Ctrl-C', async () => {
    const site = startAgain();
    const ready = await site.ready;
    const { notices } = await (await fetch(new URL('/readyz', ready))).json();
    expect(notices.join()).not.toContain('database role');
    roles = sql(`select distinct usename from pg_stat_activity where datname = '${database}' order by usename`);
    expect(roles).toEqual([sql('select current_user')[0], expect.stringMatching(/^vipp_gateway_/)]);
    expect(await refusal({ PORT: String(await freePort()) })).toEqual([expect.stringMatching(/^backend: /)]);
    expect((await fetch(ready)).status).toBe(200);
    // A terminal sends it to the whole group.
    process.kill(-site.pid, 'SIGINT');
    expect(await site.exitCode).toBe(0);
    expect(runningInGroup(site.pid)).toEqual([]);
  });

  it('installs, builds and fills nothing again, and stops everything when its terminal closes', async () => {
    const site = startAgain();
    await site.printed(/^Workshop/m);
    expect(site.output.match(/^[^{\n].*/gm)).toEqual([
      expect.stringMatching(/^VIPP site ready at /),
      expect.stringMatching(/^Workshop of recruiters at http:\/\/atelier\.localhost:/),
    ]);
    site.signal('SIGHUP');
    expect(await site.exitCode).toBe(0);
    expect(runningInGroup(site.pid)).toEqual([]);
  });

  it('stops everything when npm is asked to end, whose shell passes no signal on', async () => {
    const env = { DATABASE_URL: address, npm_lifecycle_event: 'start', PORT: String(port), DATA_DIR: dataDir };
    const site = npmStart(env, { ownGroup: true, through: ['sh', '-c', '"$0" "$@"; exit'] });
    sites.push(site);
    await site.ready;
    site.signal('SIGTERM');
    await until(() => runningInGroup(site.pid).length === 0);
  });

  it('leaves no part behind when it is killed itself', async () => {
    const site = startAgain();
    await site.ready;
    site.signal('SIGKILL');
    await until(() => runningInGroup(site.pid).length === 0);
  });
});
