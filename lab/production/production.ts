/**
 * `npm run lab -- production`: makes the package, and follows docs/running-in-production.md to the letter on this machine, in a
 * folder of its own: every block of commands that is for such a machine, in order. Between its parts it checks that the site does
 * what the page promises, and at the end it upgrades the package and goes back. Needs root, and Debian’s programs.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { makePackage } from 'tooling/production/package';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { UserError } from 'tooling/user-error';
import { printFigures, type Row } from '../support/figures';
import { versionsIn } from '../support/page-versions';
import { parseOptions } from '../support/parse-options';
import { killWithChildren } from '../support/processes';
import { createTeam } from '../support/team';
import { until } from '../support/until';
import { createVisitor, type SentForm } from '../support/visitor';
import { startVisits, type RunningVisits } from '../support/visits';
import { createMachine, sectionsToFollow, type Machine } from './machine';
import { makeNextPackage, NEXT_PACKAGE, replaceParts } from './upgrade';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const REMOTE = 'mf-content';
/** For what happens sooner on any machine. */
const SOON_MS = 180_000;
/** Tables that gateways write about themselves, what is made again from the rest, and a column with the time of writing. */
const NOT_RESTORED = /^(gateway_|federation_gateways$)/;
const WITH_TIME = ['federation_events', 'federation_files'];
const HELP = `npm run lab -- production [options]
  --tar FILE   follows the page with this package, and makes none`;

/** `before` runs with the site as the part before has left it, `after` once all blocks of the part have run. */
type Check = { before?: () => Promise<void>; after?: () => Promise<void> };

async function withDatabase<T>(url: string, work: (database: pg.Client) => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: url });
  // A server that is killed says so on every open connection.
  database.on('error', () => {});
  await database.connect();
  return work(database).finally(() => void database.end());
}

/** A hash of all rows of each table. */
const tableHashes = (url: string): Promise<Map<string, string>> =>
  withDatabase(url, async (database) => {
    const hashes = new Map<string, string>();
    const { rows } = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    for (const { name } of rows.filter((table) => !NOT_RESTORED.test(table.name))) {
      const row = WITH_TIME.includes(name) ? "(to_jsonb(t) - 'at')::text" : 't::text';
      const text = `select md5(coalesce(string_agg(md5(${row}), '' order by md5(${row})), '')) as hash from "${name}" t`;
      hashes.set(name, (await database.query<{ hash: string }>(text)).rows[0]?.hash ?? '');
    }
    return hashes;
  });

function checksOf({ site, url, ca, port }: Machine, rows: Row[]) {
  const visitor = createVisitor(url, { ca, timeoutMs: 60_000, patienceMs: SOON_MS });
  const sent: SentForm[] = [];
  const add = (name: string, figure: unknown, faults: readonly string[] = []): void =>
    void rows.push({ name, figure, faults });
  const must = (name: string, holds: boolean, figure: unknown = holds): void =>
    add(name, figure, holds ? [] : ['does not hold']);
  const loopback = (name: string): string => `http://127.0.0.1:${port(name)}`;
  const database = (name: string, of = 'vipp'): string => {
    const [, password] = /^DB_PASSWORD=(\w+)$/m.exec(readFileSync(path.join(site, 'etc/secrets'), 'utf8')) ?? [];
    return `postgres://vipp:${password}@127.0.0.1:${port(name)}/${of}`;
  };
  const missingIn = (name: string): Promise<number> =>
    withDatabase(database(name), async (client) => {
      const { rows: found } = await client.query<{ email: string }>(
        'select email from contacts union all select email from newsletter',
      );
      const stored = new Set(found.map(({ email }) => email));
      return [...sent, ...visitor.forms].filter(({ isAcknowledged, email }) => isAcknowledged && !stored.has(email))
        .length;
    });
  const lacksNone = async (what: string, name: string): Promise<void> => {
    let missing = Infinity;
    await until(async () => (missing = await missingIn(name)) === 0, SOON_MS);
    must(`acknowledged forms that ${what} lacks`, missing === 0, missing);
  };
  const visit = (hasForms = true): RunningVisits =>
    startVisits(url, {
      ca,
      readers: 2,
      senders: hasForms ? 1 : 0,
      pagePaceMs: 50,
      timeoutMs: 60_000,
      patienceMs: SOON_MS,
    });
  const endVisits = async (when: string, visits: RunningVisits): Promise<void> => {
    await visits.stop();
    sent.push(...visits.forms());
    add(`visitors while ${when}`, visits.events.length, visits.failures());
  };
  const killDatabase = (name: string): Promise<void> =>
    killWithChildren(Number(readFileSync(path.join(site, 'db', name, 'postmaster.pid'), 'utf8').split('\n')[0]));
  const prometheus = async (what: string): Promise<string> =>
    (await fetch(`${loopback('PROMETHEUS_PORT')}/api/v1/${what}`)).text();
  const isFiring = async (): Promise<boolean> => {
    const { data } = JSON.parse(await prometheus('alerts')) as {
      data: { alerts: { labels: Record<string, string>; state: string }[] };
    };
    return data.alerts.some(({ labels, state }) => labels['alertname'] === 'SiteDown' && state === 'firing');
  };
  const isHit = async (): Promise<boolean> => (await visitor.call('/')).headers['x-cache'] === 'hit';

  let waiting: Promise<unknown> | undefined;
  let visits: RunningVisits | undefined;
  const checks: Record<string, Check> = {
    '5. The cache, and TLS before it': {
      after: async () => {
        must('a page through nginx and Varnish is a hit', await until(isHit, SOON_MS));
        await visitor.sendContact();
      },
    },
    '6. The key of a team': {
      after: async () => {
        const key = readFileSync(path.join(site, 'elsewhere', `${REMOTE}.pem`), 'utf8');
        const team = await createTeam(loopback('GATEWAY_1'), REMOTE, key);
        await team.promote(await team.publishAs('next'));
        const isNext = (html: string): boolean => versionsIn(html)[REMOTE] === 'next';
        const atOther = async (): Promise<boolean> => isNext(await (await fetch(loopback('GATEWAY_2'))).text());
        must('a version promoted at gateway 1 is sent by gateway 2', await until(atOther, SOON_MS));
        must('and by the cache', await until(async () => isNext((await visitor.call('/')).text), SOON_MS));
      },
    },
    '7. Backups': {
      after: async () => {
        const restored = await tableHashes(database('PRIMARY_PORT', 'vipp_restored'));
        const tables = [...(await tableHashes(database('PRIMARY_PORT')))];
        const different = tables.filter(([name, hash]) => restored.get(name) !== hash).map(([name]) => name);
        add('tables of which a restored backup has every row', tables.length - different.length, different);
        must('one file of a backup', readdirSync(path.join(site, 'backups')).length === 1);
      },
    },
    '8. Metrics and alerts': {
      after: async () => {
        const countUp = async (): Promise<number> => (await prometheus('targets')).split('"health":"up"').length - 1;
        must(
          'Prometheus reads the metrics of four programs',
          await until(async () => (await countUp()) === 4, SOON_MS),
        );
      },
    },
    'When a gateway fails': {
      before: async () => {
        const running = visit();
        const sentAfter = (count: number) =>
          until(() => running.forms().filter(({ isAcknowledged }) => isAcknowledged).length >= count, SOON_MS);
        await sentAfter(3);
        const pid = readFileSync(path.join(site, 'run/gateway-1.pid'), 'utf8').trim();
        // With all its processes, as a machine that loses its power does.
        process.kill(-Number(execFileSync('ps', ['-o', 'pgid=', '-p', pid], { encoding: 'utf8' })), 'SIGKILL');
        await sentAfter(running.forms().length + 8);
        await endVisits('gateway 1 is killed', running);
        must('the alert SiteDown fires', await until(isFiring, SOON_MS));
      },
      after: async () =>
        must('the alert ends once gateway 1 is back', await until(async () => !(await isFiring()), SOON_MS)),
    },
    'When the standby fails': {
      before: async () => {
        // At once, without waiting: it is synchronous.
        must('every acknowledged form is in the standby', (await missingIn('STANDBY_PORT')) === 0);
        await killDatabase('standby');
        waiting = visitor.sendContact().catch((error: unknown) => error);
      },
      after: async () => {
        must('a form that was sent without the standby is accepted', !((await waiting) instanceof Error));
        await lacksNone('the standby', 'STANDBY_PORT');
      },
    },
    'When the primary fails': {
      before: async () => {
        await visitor.sendContact();
        await killDatabase('primary');
        visits = visit(false);
      },
      after: async () => {
        await visitor.sendContact();
        if (visits) await endVisits('the primary is killed', visits);
        await lacksNone('the promoted standby', 'STANDBY_PORT');
        await lacksNone('the new standby', 'PRIMARY_PORT');
      },
    },
  };
  const shell = async (): Promise<string> =>
    /\/_mf\/shell\/((?!static)[\w.-]+)\//.exec((await visitor.readPage('/')).text)?.[1] ?? '';
  const upgrade = async (run: Machine['run']): Promise<void> => {
    const [first, next] = [path.join(site, 'vipp-site'), path.join(site, 'app-next')];
    makeNextPackage(first, next);
    const before = await shell();
    for (const [to, expected] of [
      [next, NEXT_PACKAGE],
      [first, before],
    ] as const) {
      const running = visit();
      await run('10. Upgrade, and go back', replaceParts(to, to === first));
      await endVisits(to === first ? 'the package goes back' : 'the package is upgraded', running);
      must(`the site runs ${expected}`, await until(async () => (await shell()) === expected, SOON_MS));
    }
    await lacksNone('the database after it', 'STANDBY_PORT');
    visitor.close();
  };
  return { checks, upgrade };
}

async function follow(machine: Machine, rows: Row[]): Promise<void> {
  const { checks, upgrade } = checksOf(machine, rows);
  const sections = sectionsToFollow();
  const unknown = Object.keys(checks).filter((name) => !sections.some(({ heading }) => heading === name));
  if (unknown.length > 0) throw new UserError(`the page has no commands under « ${unknown.join(' », « ')} »`);
  for (const { heading, blocks } of sections) {
    await checks[heading]?.before?.();
    const begun = performance.now();
    for (const block of blocks) await machine.run(heading, block);
    console.log(`${heading}: ${((performance.now() - begun) / 1_000).toFixed(1)} s`);
    await checks[heading]?.after?.();
  }
  await upgrade(machine.run);
}

export async function main(args: readonly string[]): Promise<void> {
  const { tar } = parseOptions([...args], { tar: { type: 'string' } }, HELP);
  if (process.getuid?.() !== 0) throw new UserError('the page is for root: it starts services as other users');
  await ensurePrograms(['postgresql', 'varnish', 'nginx', 'prometheus']);
  const machine = createMachine(tar === undefined ? (await makePackage(DIST, console.log)).tar : path.resolve(tar));
  const rows: Row[] = [];
  try {
    await follow(machine, rows);
  } catch (error) {
    rows.push({ name: 'the page cannot be followed', faults: [String(error), machine.logs()] });
  }
  const hasEnded = await machine.remove();
  rows.push({
    name: 'every program stops when it is asked to',
    figure: hasEnded,
    faults: hasEnded ? [] : ['it was killed'],
  });
  printFigures('production', rows);
}
