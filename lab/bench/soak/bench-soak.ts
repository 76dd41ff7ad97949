/**
 * `npm run bench:soak`: the site behind Varnish for a night: visits of all kinds, forms, applications, a recruiter, new
 * versions with canaries and rollbacks, changes of content. Samples of memory, handles, files, database and latency every
 * minute, in a CSV file. Exits 1 when a request fails or something grows that must not; interrupted, it prints what it has.
 * The load and the site share this machine's cores. Needs Debian's postgresql, varnish and varnish-modules, and Linux.
 */
import { setMaxListeners } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { testSecrets } from 'tooling/run/test-site';
import { startVarnish } from '../../caches/varnish';
import { machineLoad } from '../../support/figures';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows } from '../../support/print-rows';
import { withSite, type LabSite } from '../../support/with-site';
import { createAnswers } from './ask';
import { changeContent } from './change-content';
import { formVisits } from './form-visits';
import { toRows } from './judge';
import { createAccount, recruiterVisit } from './recruiter-visits';
import { releaseRepeatedly } from './releases';
import { runLoad } from './run-load';
import { COLUMNS, parseSamples, takeSample, type Sample } from './sample';
import { siteVisits } from './site-visits';

const WORKERS = 2;
const CHANGE_MS = 10_000;
const HELP = `npm run bench:soak -- [options]
  --hours 8       or --minutes 2
  --rate 20       visits a second
  --publish 5     minutes between two new versions
  --judge FILE    judges the samples of an earlier run, and runs nothing`;

type Run = { seconds: number; rate: number; publishMs: number; over: AbortController };

/** Aborted at Ctrl-C, also while the site starts: what runs already is stopped in order. */
function createEnd(): AbortController {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => over.abort());
  return over;
}

/** The last sample is taken while the load still runs. */
async function sampleRepeatedly(
  take: () => Promise<Sample>,
  seconds: number,
  onFault: (error: unknown) => void,
  signal: AbortSignal,
  file: string,
): Promise<Sample[]> {
  const samples: Sample[] = [];
  const everyMs = Math.min(60_000, (seconds * 1_000) / 12);
  writeFileSync(file, `${COLUMNS.join()}\n`);
  while (!signal.aborted) {
    await pause(everyMs, undefined, { signal }).catch(() => undefined);
    const sample = await take().catch(onFault);
    if (!sample) continue;
    samples.push(sample);
    appendFileSync(file, `${COLUMNS.map((column) => Number(sample[column].toFixed(2))).join()}\n`);
  }
  return samples;
}

async function measure(site: LabSite, databaseUrl: string, { seconds, rate, publishMs, over }: Run): Promise<void> {
  const port = await freePort();
  const gateway = await site.startGateway('gateway', {
    env: {
      WORKERS: String(WORKERS),
      DATABASE_URL: databaseUrl,
      CACHE_PURGE: `xkey+http://127.0.0.1:${port}`,
      LOG_LEVEL: 'error',
    },
  });
  const varnish = await startVarnish({ cache: port, site: Number(new URL(gateway.url).port) });
  site.defer(varnish.stop);
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  database.on('error', () => undefined);
  site.defer(() => database.end().catch(() => undefined));

  const answers = createAnswers();
  const entrances = { cache: varnish.url, gateway: gateway.url };
  const settings = { DATABASE_URL: databaseUrl, PUBLIC_URL: 'http://localhost', ...testSecrets };
  await createAccount({ gateway: gateway.url, dataDir: path.join(site.folder, 'backend'), settings });
  const visits = [
    ...(await siteVisits(answers, entrances)),
    ...formVisits(answers, entrances),
    recruiterVisit(answers, gateway.url),
  ];
  const releases = { published: 0 };
  const begun = performance.now();
  const { signal } = over;
  const timer = setTimeout(() => over.abort(), seconds * 1_000);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    answers.end();
  });
  if (signal.aborted) return clearTimeout(timer);
  const file = path.join(tmpdir(), `vipp-soak-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.csv`);
  console.log(`${visits.length} kinds of visits, ${rate} a second; samples in ${file}`);
  const take = (): Promise<Sample> => {
    const { p50, p99 } = answers.takeLatency();
    return takeSample(
      {
        gateway,
        backend: site.backend,
        database,
        folders: ['backend', 'gateway'].map((name) => path.join(site.folder, name)),
      },
      {
        seconds: (performance.now() - begun) / 1_000,
        requests: answers.requests(),
        failed: answers.failed(),
        busy: answers.busy(),
        p50_ms: p50,
        p99_ms: p99,
        versions: releases.published,
      },
    );
  };
  // Where one ends with a fault, the others end too.
  const [samples] = await Promise.all([
    sampleRepeatedly(take, seconds, (error) => answers.fail(`a sample: ${String(error)}`), signal, file),
    runLoad(visits, rate, answers, signal),
    changeContent(database, CHANGE_MS, answers, signal),
    releaseRepeatedly({ site, gateway: gateway.url, everyMs: publishMs, answers, signal }, releases),
  ]).finally(() => over.abort());
  for (const log of [gateway.log(), site.backend.log()]) if (log) console.error(log.slice(-4_000));
  console.log(`load of the machine: ${machineLoad()}; samples in ${file}`);
  printRows(toRows(samples, WORKERS));
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = parseOptions(
    args,
    {
      hours: { ...text, default: '8' },
      minutes: text,
      rate: { ...text, default: '20' },
      publish: { ...text, default: '5' },
      judge: text,
    },
    HELP,
  );
  if (options.judge !== undefined) return printRows(toRows(parseSamples(readFileSync(options.judge, 'utf8')), WORKERS));
  const seconds =
    options.minutes === undefined
      ? parseNumber('hours', options.hours, [1, 168]) * 3_600
      : parseNumber('minutes', options.minutes, [1, 10_080]) * 60;
  const rate = parseNumber('rate', options.rate, [1, 1_000]);
  // A short run has a release too.
  const publishMs = Math.min(parseNumber('publish', options.publish, [1, 1_440]) * 60_000, (seconds * 1_000) / 4);
  const over = createEnd();
  const postgres = await startPostgres();
  try {
    const backendEnv = { DATABASE_URL: postgres.url };
    await withSite('soak', (site) => measure(site, postgres.url, { seconds, rate, publishMs, over }), backendEnv);
  } finally {
    await postgres.stop();
  }
}
