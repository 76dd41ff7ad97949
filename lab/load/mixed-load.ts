/**
 * The site behind Varnish for as long as one likes: pages, lists, files and forms at a steady rate, while teams
 * release versions and an editor changes content. No request may fail, nothing acknowledged be lost, and nothing grow.
 */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { ownRemotes } from '@vipp/shared/testing/own-routes.server';
import type { TestProgram } from 'tooling/run/test-site';
import { startVarnish } from '../support/caches';
import { percentile, type Lab, type Row } from '../support/check';
import { childrenOf, procFile } from '../support/processes';
import { createTeam, type Team } from '../support/team';
import { type Visitor } from '../support/visitor';
import { sendForms, startVisits } from '../support/visits';

/** Of each of two crowds, at the cache and at the gateway, who act every two seconds: twenty visits a second. */
const [READERS, SENDERS] = [15, 5];
const PACE_MS = 2_000;
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

/** Opens something of one of these kinds, as often as each is listed here. */
const openAny = (files: readonly string[]) => {
  // Addresses that were never asked for: caches that are not bounded grow with them.
  const fresh = () => `${pick(PAGES)}?visite=${randomUUID()}`;
  const search = () => `/actualite?q=${randomUUID().slice(0, 8)}`;
  const missing = () => `${MISSING}/${randomUUID()}`;
  const [page, list, file, data] = [PAGES, LISTS, files, DATA].map((paths) => () => pick(paths)) as [
    () => string,
    () => string,
    () => string,
    () => string,
  ];
  const kinds = [page, page, page, page, list, list, file, file, file, fresh, search, data, missing];
  return async (visitor: Visitor): Promise<void> => {
    const path = pick(kinds)();
    const { status, text } = await visitor.call(path, { headers: { accept: 'text/html' } });
    if (status !== (path.startsWith(MISSING) ? 404 : 200))
      throw new Error(`${path} answered ${status}${BUSY.test(text) ? ' (busy)' : ''}`);
  };
};

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

async function takeSample(gateway: TestProgram, backend: TestProgram, database: pg.Client): Promise<Sample> {
  const { heap, external } = await gateway.memory();
  const resident = ({ pid }: TestProgram): number =>
    Number(/^VmRSS:\s+(\d+) kB$/m.exec(procFile(pid, 'status'))?.[1]) / 1024;
  const handles = ({ pid }: TestProgram): number => readdirSync(`/proc/${pid}/fd`).length;
  const sessions = "select count(*) from pg_stat_activity where backend_type = 'client backend'";
  const { rows } = await database.query<{ count: string }>(sessions);
  return {
    'gateway, heap after collection, MB': (heap + external) / 2 ** 20,
    'gateway, resident, MB': resident(gateway),
    'gateway, open handles': handles(gateway),
    'gateway, processes beside it': childrenOf(gateway.pid).length,
    'content service, resident, MB': resident(backend),
    'content service, open handles': handles(backend),
    'connections to the database': Number(rows[0]?.count),
  };
}

/** The least values of the second and of the last quarter: between two collections a process holds garbage too. */
function toRows(samples: readonly Sample[], versions: number, isJudged: boolean): Row[] {
  const quarter = (index: number): readonly Sample[] =>
    samples.slice(Math.floor((samples.length * index) / 4), Math.ceil((samples.length * (index + 1)) / 4));
  return Object.keys(samples[0] ?? {}).map((name) => {
    const [early = 0, late = Infinity] = [1, 3].map((index) =>
      Math.min(...quarter(index).map((sample) => sample[name] ?? 0)),
    );
    const ofVersions = name.startsWith('gateway') && name.endsWith('MB') ? versions * MB_OF_A_VERSION : 0;
    const limit = early * (1 + GROWTH) + ofVersions + 2;
    const faults = isJudged && late > limit ? [`grows beyond ${limit.toFixed(0)}`] : [];
    return { name, 'second quarter': early.toFixed(0), figure: late.toFixed(0), limit: limit.toFixed(0), faults };
  });
}

export async function runMixedLoad(lab: Lab, seconds: number): Promise<void> {
  const url = await lab.postgres();
  const backend = await lab.backend({ DATABASE_URL: url });
  const env = { DATABASE_URL: url, SHARED_CACHE: 'on', LOG_LEVEL: 'error' };
  const gateway = await lab.gateway('gateway', { hasProbe: true, env });
  const varnish = await startVarnish(lab, gateway.url);
  const database = new pg.Client({ connectionString: url });
  database.on('error', () => undefined);
  await database.connect();
  lab.defer(() => database.end());
  const html = await (await fetch(gateway.url)).text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"?#]+\.(?:js|css|woff2|svg|webp|avif))"/g)];
  const teams: Team[] = [];
  for (const remote of ownRemotes) teams.push(await createTeam(gateway.url, remote));

  const open = openAny(files.map(([, file = '']) => file));
  const crowds = [
    { kind: 'page', size: READERS, paceMs: PACE_MS, act: open },
    { kind: 'form', size: SENDERS, paceMs: PACE_MS, act: sendForms },
  ] as const;
  const visits = [varnish, gateway.url].map((site) =>
    startVisits(site, crowds, { patienceMs: PATIENCE_MS, isNew: false }),
  );
  const faults: string[] = [];
  const samples: Sample[] = [];
  let versions = 0;
  const guard = (act: (turn: number) => Promise<unknown>) => (turn: number) =>
    act(turn).catch((error: unknown) => faults.push(`${new Date().toISOString()} ${String(error).slice(0, 300)}`));
  const over = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => over.abort());
  const timer = setTimeout(() => over.abort(), seconds * 1_000);
  const editPost = (turn: number): Promise<unknown> =>
    database.query(
      `update posts set title = case when right(title, 2) = ' *' then left(title, -2) else title || ' *' end
       where id = (select id from posts order by id offset $1 % (select count(*) from posts) limit 1)`,
      [turn],
    );
  const releaseEvery = Math.min(300_000, (seconds * 1_000) / 5);
  await Promise.all([
    repeat(CHANGE_MS, over.signal, guard(editPost)),
    repeat(
      releaseEvery,
      over.signal,
      guard((turn) => release(teams, turn).then(() => (versions += 1))),
    ),
    repeat(
      (seconds * 1_000) / SAMPLES,
      over.signal,
      guard(async () => samples.push(await takeSample(gateway, backend, database))),
    ),
  ]);
  clearTimeout(timer);
  await Promise.all(visits.map(({ stop }) => stop()));

  const events = visits.flatMap((running) => running.events);
  const failures = visits.flatMap((running) => running.failures());
  const busy = failures.filter((text) => text.includes('(busy)'));
  const stored = 'select email from contacts union all select email from newsletter';
  const emails = new Set((await database.query<{ email: string }>(stored)).rows.map(({ email }) => email));
  const acknowledged = visits.flatMap(({ forms }) => forms()).filter(({ isAcknowledged }) => isAcknowledged);
  const lost = acknowledged.filter(({ email }) => !emails.has(email));
  const [p50, p99] = [0.5, 0.99].map((share) =>
    percentile(
      events.map(({ ms }) => ms),
      share,
    ).toFixed(0),
  );
  lab.add({ name: 'visits', figure: events.length, faults: failures.filter((text) => !busy.includes(text)) });
  lab.add({ name: 'refused while the machine was too busy', figure: busy.length });
  lab.add({ name: 'p50, p99, ms', figure: `${p50}, ${p99}` });
  const losses = lost.map(({ form, email }) => `${form} of ${email} is lost`);
  lab.add({ name: 'forms acknowledged', figure: acknowledged.length, faults: losses });
  lab.add({ name: 'versions released', figure: versions, faults });
  toRows(samples, versions, seconds >= JUDGED_SECONDS).forEach(lab.add);
}
