/**
 * `npm run lab -- releases`: two teams change live versions a thousand times, on two gateways with one registry in PostgreSQL,
 * while an editor publishes texts. One gateway is killed in the middle. No page fails or has two versions of a remote, each
 * change is at the gateways within a second, and what is removed leaves nothing behind.
 */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { TestProgram } from 'tooling/testing/test-site';
import { defineCheck, percentile, type Lab } from '../support/check';
import { versionsIn } from '../support/page-versions';
import { hasEnded, killWithChildren, procFile } from '../support/processes';
import { createEditor, type EditorCall } from '../support/editor';
import { createTeam, type Team } from 'tooling/testing/team';
import { until } from '../support/until';

/** A page of each remote. */
const PAGES = { 'mf-forms': '/contact', 'mf-content': '/rse' } as const satisfies Partial<Record<RemoteName, string>>;
const REMOTES = Object.keys(PAGES) as (keyof typeof PAGES)[];
/** Each change of this number is a new version; the gate renders it, which takes seconds. */
const PUBLISH_EVERY = 50;
/** A gateway that held every version that it ever loaded would end here, and fail pages; its resident memory depends on V8. */
const HEAP_MB = 512;
/** A page that a reader opens, every so often, from each gateway. */
const READ_EVERY_MS = 20;

type Site = { gateways: TestProgram[]; isOver: boolean; pages: number; faults: string[] };

async function open(url: string, path: string): Promise<{ html: string; version: (remote: string) => string }> {
  const answer = await fetch(url + path);
  const html = await answer.text();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const state = versionsIn(html);
  const mixed = [...html.matchAll(/\/_mf\/(mf-[\w-]+)\/([\w.-]+)\//g)].find(
    ([, remote = '', version]) => state[remote] !== undefined && state[remote] !== version,
  );
  if (mixed) throw new Error(`${path} has ${mixed[0]} beside ${JSON.stringify(state)}`);
  return { html, version: (remote) => state[remote] ?? '' };
}

/** Reads until the site is over; a gateway that was killed is not asked. */
async function read(site: Site, index: number): Promise<void> {
  for (let turn = 0; !site.isOver; turn += 1) {
    const gateway = site.gateways[index];
    const path = PAGES[REMOTES[turn % REMOTES.length] ?? 'mf-forms'];
    if (gateway)
      await open(gateway.url, path)
        .then(() => (site.pages += 1))
        .catch((error: unknown) => site.gateways[index] === gateway && site.faults.push(String(error)));
    await pause(READ_EVERY_MS);
  }
}

/** Milliseconds until every gateway has the version in its pages. */
async function spread(site: Site, remote: keyof typeof PAGES, version: string): Promise<number> {
  const start = performance.now();
  for (const gateway of site.gateways)
    while (gateway && (await open(gateway.url, PAGES[remote])).version(remote) !== version)
      if (performance.now() - start > 20_000) throw new Error(`${remote}@${version} is not everywhere after 20 s`);
  return performance.now() - start;
}

/** Publishes a text of /rse again and again. @returns milliseconds until the first gateway shows each */
async function edit(site: Site, call: EditorCall, texts: number): Promise<number[]> {
  const [entry, path] = [{ collection: 'pages', slug: 'rse' }, 'pages/rse.yaml'];
  const { data } = (await call('getEntry', { path })) as { data: string };
  const delays: number[] = [];
  for (let turn = 1; turn <= texts; turn += 1) {
    const title = `Texte numéro ${turn} de ${texts}`;
    const raw = data.replace(/(?<=^intro:\n {2}name: ).*/m, title);
    await call('persistEntry', { dataFiles: [{ path, raw }], assets: [], options: { status: 'pending_publish' } });
    await call('publishUnpublishedEntry', entry);
    const start = performance.now();
    while (!(await open(site.gateways[0]?.url ?? '', '/rse')).html.includes(title))
      if (performance.now() - start > 20_000) throw new Error(`"${title}" is not at the gateway after 20 s`);
    delays.push(performance.now() - start);
  }
  return delays;
}

const residentMb = ({ pid }: TestProgram): number => Number(/VmRSS:\s+(\d+)/.exec(procFile(pid, 'status'))?.[1]) / 1024;

async function counts(database: pg.Client) {
  const { rows } = await database.query<{ files: string; bytes: string }>(
    'select count(*) as files, sum(length(body)) as bytes from federation_files',
  );
  return { files: Number(rows[0]?.files), mb: Number(rows[0]?.bytes) / 2 ** 20 };
}

/** One change of a team's remote. @returns the version that is live for all afterwards */
async function change(team: Team, turn: number, versions: string[]): Promise<string | undefined> {
  if (turn % PUBLISH_EVERY === 0) return void versions.push(await team.publishAs(`neuf${turn}`));
  const version = versions[Math.floor(Math.random() * versions.length)] ?? '';
  if (turn % 7 === 3) return void (await team.canary(version, 20).catch(() => undefined));
  if (turn % 5 === 4)
    return String(((await team.rollback().catch(() => ({}))) as { version?: string }).version ?? '') || undefined;
  await team.promote(version);
  return version;
}

const late = (delays: readonly number[]): string[] =>
  delays.filter((ms) => ms > 1_000).map((ms) => `a change was everywhere after ${ms.toFixed(0)} ms`);
const figures = (delays: readonly number[]): string =>
  [0.5, 0.99, 1].map((share) => percentile(delays, share).toFixed(0)).join(', ');

async function run(lab: Lab, changes: number, texts: number): Promise<void> {
  const { url } = await lab.postgres();
  const backend = await lab.backend({ DATABASE_URL: url });
  const env = { DATABASE_URL: url, LOG_LEVEL: 'error', NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` };
  const start = (name: string): Promise<TestProgram> => lab.gateway(name, { env });
  const [first, second] = [await start('one'), await start('two')];
  const site: Site = { gateways: [first, second], isOver: false, pages: 0, faults: [] };
  const database = new pg.Client(url);
  await database.connect();
  lab.defer(() => database.end());
  const teams: { remote: keyof typeof PAGES; team: Team; versions: string[] }[] = [];
  for (const remote of REMOTES) teams.push({ remote, team: await createTeam(first.url, remote), versions: [] });
  for (const { team, versions } of teams) for (const name of ['a', 'b', 'c']) versions.push(await team.publishAs(name));
  const readers = [read(site, 0), read(site, 1)];
  const editor = await createEditor(backend, path.join(lab.folder, 'backend'));
  const editing = edit(site, editor, texts);
  const delays: number[] = [];
  for (let turn = 1; turn <= changes; turn += 1) {
    const { remote, team, versions } = teams[turn % teams.length] as (typeof teams)[number];
    if (turn === Math.floor(changes / 2)) {
      site.gateways = [first];
      await killWithChildren(second.pid);
    }
    if (turn === Math.floor((changes * 3) / 4)) site.gateways = [first, await start('two')];
    const live = await change(team, turn, versions);
    if (live) delays.push(await spread(site, remote, live));
  }
  const ofTexts = await editing;
  site.isOver = true;
  await Promise.all(readers);
  const memory = residentMb(first);
  const before = await counts(database);
  // All of it a year ago: the next start removes versions that are neither live nor the target of a rollback.
  await database.query(
    `update federation_remotes set revision = revision + 1, document = regexp_replace(document::text, '("usedUntil":")\\d{4}', '\\12020', 'g')::json`,
  );
  await database.query("update federation_files set at = now() - interval '1 year'");
  await start('three');
  await until(async () => (await counts(database)).files < before.files);
  const after = await counts(database);
  lab.add({ name: 'pages read', figure: site.pages, faults: site.faults });
  lab.add({ name: 'changes', figure: changes });
  lab.add({ name: 'everywhere, p50, p99, longest, ms', figure: figures(delays), faults: late(delays) });
  lab.add({ name: 'texts published', figure: ofTexts.length });
  lab.add({ name: 'at the gateway, p50, p99, longest, ms', figure: figures(ofTexts), faults: late(ofTexts) });
  lab.add({
    name: `memory of a gateway with a heap of ${HEAP_MB} MB, after all changes, MB`,
    figure: memory.toFixed(0),
    faults: hasEnded(first.pid) ? ['it has ended'] : [],
  });
  lab.add({
    name: 'files in the database, before and after the removal',
    figure: `${before.files} (${before.mb.toFixed(0)} MB), ${after.files} (${after.mb.toFixed(0)} MB)`,
    faults: after.files < before.files ? [] : ['nothing was removed'],
  });
}

export const check = defineCheck({
  options: {
    changes: { number: 1_000, help: 'of what is live' },
    texts: { number: 200, help: 'that an editor publishes meanwhile' },
  },
  needs: ['postgresql'],
  run: (lab, { changes, texts }) => run(lab, changes, texts),
});
