/**
 * The site behind Varnish for as long as one likes: pages, lists, files, forms and applications at a steady rate, while teams
 * release versions and an editor changes content. No request may fail, nothing acknowledged be lost, and nothing grow.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { REMOTES } from '@vipp/shared/contract/federation/remotes';
import { freePort } from 'tooling/run/free-port';
import type { TestProgram } from 'tooling/run/test-site';
import { startVarnish } from '../support/caches';
import { percentile, type Row } from '../support/figures';
import { childrenOf, procFile } from '../support/processes';
import { createTeam, type Team } from '../support/team';
import { createVisitor, type Visitor } from '../support/visitor';
import type { LabSite } from '../support/with-site';

const CHANGE_MS = 10_000;
const PATIENCE_MS = 120_000;
/** Below it a site still warms up: figures are printed without a judgement. */
const JUDGED_SECONDS = 1_800;
const SAMPLES = 40;
const GROWTH = 0.1;
/** A published version stays in memory, as pages that are open belong to it. */
const MB_OF_A_VERSION = 2;
const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements', '/prestations', '/rse', '/signalements'];
const LISTS = [
  '/actualite?page=2',
  '/actualite?annee=2025&mois=10',
  '/etude-de-cas/all?page=2',
  '/etude-de-cas/group?theme=relations-client',
];
const DATA = ['/_data/news?page=1', '/_data/study-themes', '/_data/positions', '/_data/application-form'];
/** What a site answers whose machine has no time for it; a visitor tries again. */
const BUSY = /very busy|est très sollicité|Backend fetch failed|"unreachable"|Le service ne répond pas/;
const MISSING = '/nulle-part';

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;

/** Kinds of visits, as often as they stand here. */
function kindsOf(files: readonly string[]) {
  const open =
    (paths: () => string, status = 200) =>
    async (visitor: Visitor): Promise<unknown> => {
      const path = paths();
      const answer = await visitor.call(path, { headers: { accept: 'text/html' } });
      if (answer.status === status) return undefined;
      throw new Error(`${path} answered ${answer.status}${BUSY.test(answer.text) ? ' (busy)' : ''}`);
    };
  const page = open(() => pick(PAGES));
  const list = open(() => pick(LISTS));
  const file = open(() => pick(files));
  // Addresses that were never asked for: caches that are not bounded grow with them.
  const fresh = open(() => `${pick(PAGES)}?visite=${randomUUID()}`);
  const search = open(() => `/actualite?q=${randomUUID().slice(0, 8)}`);
  const data = open(() => pick(DATA));
  const missing = open(() => `${MISSING}/${randomUUID()}`, 404);
  const forms = [
    (visitor: Visitor) => visitor.sendContact(),
    (visitor: Visitor) => visitor.sendNewsletter(),
    (visitor: Visitor) => visitor.sendContactWithoutScripts(),
    (visitor: Visitor) => visitor.apply(),
  ];
  return [page, page, page, page, list, list, file, file, file, fresh, search, data, missing, ...forms];
}

async function repeat(everyMs: number, signal: AbortSignal, act: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await act(turn);
  }
}

/** A version of the remotes in turn: a canary, promoted, now and then rolled back. */
async function release(teams: readonly Team[], turn: number): Promise<void> {
  const team = teams[turn % teams.length];
  const version = await team?.publishAs(`charge${turn}`);
  if (version === undefined) return;
  await team?.canary(version, 20);
  await team?.promote(version);
  if (turn % 3 === 2) await team?.rollback();
}

type Sample = Record<string, number>;

function residentOf(pids: readonly number[]): { mb: number; handles: number } {
  const sizes = pids.map((pid) => Number(/^VmRSS:\s+(\d+) kB$/m.exec(procFile(pid, 'status'))?.[1] ?? 0) / 1024);
  const handles = pids.map((pid) => readdirSync(`/proc/${pid}/fd`).length);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
  return { mb: sum(sizes), handles: sum(handles) };
}

async function takeSample(gateway: TestProgram, backend: TestProgram, database: pg.Client): Promise<Sample> {
  const { heap, external } = await gateway.memory();
  const [own, service] = [residentOf([gateway.pid]), residentOf([backend.pid])];
  const sessions = "select count(*) from pg_stat_activity where backend_type = 'client backend'";
  const { rows } = await database.query<{ count: string }>(sessions);
  return {
    'gateway, heap after collection, MB': (heap + external) / 2 ** 20,
    'gateway, resident, MB': own.mb,
    'gateway, open handles': own.handles,
    'gateway, processes beside it': childrenOf(gateway.pid).length,
    'content service, resident, MB': service.mb,
    'content service, open handles': service.handles,
    'connections to the database': Number(rows[0]?.count),
  };
}

/** The least values of the second and of the last quarter: between two collections a process holds garbage too. */
function toRows(samples: readonly Sample[], versions: number, isJudged: boolean): Row[] {
  const quarter = (index: number): readonly Sample[] =>
    samples.slice(Math.floor((samples.length * index) / 4), Math.ceil((samples.length * (index + 1)) / 4));
  return Object.keys(samples[0] ?? {}).map((name) => {
    const [early, late] = [quarter(1), quarter(3)].map((part) => Math.min(...part.map((one) => one[name] ?? 0)));
    const ofVersions = name.startsWith('gateway') && name.endsWith('MB') ? versions * MB_OF_A_VERSION : 0;
    const limit = (early ?? 0) * (1 + GROWTH) + ofVersions + 2;
    const faults = isJudged && (late ?? Infinity) > limit ? [`grows beyond ${limit.toFixed(0)}`] : [];
    return {
      name,
      'second quarter': early?.toFixed(0),
      'last quarter': late?.toFixed(0),
      limit: limit.toFixed(0),
      faults,
    };
  });
}

async function storedEmails(database: pg.Client): Promise<string[]> {
  const text =
    'select email from contacts union all select email from newsletter union all select email from candidats';
  return (await database.query<{ email: string }>(text)).rows.map(({ email }) => email);
}

export async function runMixedLoad(site: LabSite, databaseUrl: string, seconds: number, rate: number): Promise<Row[]> {
  const port = await freePort();
  const env = { DATABASE_URL: databaseUrl, SHARED_CACHE: 'on', LOG_LEVEL: 'error' };
  const gateway = await site.startGateway('gateway', { hasProbe: true, env });
  const varnish = await startVarnish({ cache: port, site: Number(new URL(gateway.url).port) });
  const database = new pg.Client({ connectionString: databaseUrl });
  database.on('error', () => undefined);
  await database.connect();
  site.defer(() => database.end());
  site.defer(varnish.stop);
  const visitors = [varnish.url, gateway.url].map((url) => createVisitor(url, { patienceMs: PATIENCE_MS }));
  const html = (await visitors[1]?.readPage('/'))?.text ?? '';
  const kinds = kindsOf(
    [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|avif))"/g)].map(([, file = '']) => file),
  );
  const teams: Team[] = [];
  for (const remote of REMOTES) teams.push(await createTeam(gateway.url, remote));

  const failures: string[] = [];
  const latencies: number[] = [];
  const running = new Set<Promise<void>>();
  const samples: Sample[] = [];
  let [busy, versions] = [0, 0];
  const guard = (act: (turn: number) => Promise<unknown>) => (turn: number) =>
    act(turn).catch(
      (error: unknown) => void failures.push(`${new Date().toISOString()} ${String(error).slice(0, 300)}`),
    );
  const visit = async (): Promise<void> => {
    const begun = performance.now();
    await pick(kinds)(pick(visitors)).catch((error: unknown) => {
      if (String(error).includes('(busy)')) busy += 1;
      else failures.push(String(error).slice(0, 300));
    });
    latencies.push(performance.now() - begun);
  };
  const over = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => over.abort());
  const timer = setTimeout(() => over.abort(), seconds * 1_000);
  const editPost = (turn: number): Promise<unknown> =>
    database.query(
      `update posts set title = case when right(title, 2) = ' *' then left(title, -2) else title || ' *' end
       where id = (select id from posts order by id offset $1 % (select count(*) from posts) limit 1)`,
      [turn],
    );
  await Promise.all([
    repeat(1_000 / rate, over.signal, async () => {
      const run: Promise<void> = visit().finally(() => running.delete(run));
      running.add(run);
    }),
    repeat(CHANGE_MS, over.signal, guard(editPost)),
    repeat(
      Math.min(300_000, (seconds * 1_000) / 5),
      over.signal,
      guard((turn) => release(teams, turn).then(() => (versions += 1))),
    ),
    repeat(
      (seconds * 1_000) / SAMPLES,
      over.signal,
      guard(async () => samples.push(await takeSample(gateway, site.backend, database))),
    ),
  ]);
  clearTimeout(timer);
  await Promise.all(running);
  const stored = new Set(await storedEmails(database));
  const acknowledged = visitors.flatMap((visitor) => visitor.acknowledged());
  const lost = acknowledged
    .filter(({ email }) => !stored.has(email))
    .map(({ form, email }) => `${form} of ${email} is lost`);
  for (const visitor of visitors) visitor.close();
  return [
    { name: 'visits', 'last quarter': latencies.length, faults: failures },
    { name: 'refused while the machine was too busy', 'last quarter': busy },
    {
      name: 'p50, p99, ms',
      'last quarter': [0.5, 0.99].map((share) => percentile(latencies, share)?.toFixed(0)).join(', '),
    },
    { name: 'forms acknowledged', 'last quarter': acknowledged.length, faults: lost },
    { name: 'versions released', 'last quarter': versions },
    ...toRows(samples, versions, seconds >= JUDGED_SECONDS),
  ];
}
