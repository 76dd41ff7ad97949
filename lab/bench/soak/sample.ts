/** What a site takes at a moment: memory, open handles, files, rows. From Linux (`/proc`), its metrics and its database. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { UserError } from 'tooling/user-error';
import { testTokens, type TestProgram } from 'tooling/run/test-site';
import { childrenOf, procFile } from '../../support/processes';
import { httpRequest } from './http-request';

const MB = 1024 ** 2;

/** Rows of forms, which stay until an operator deletes them. */
const FORM_TABLES = ['contacts', 'newsletter', 'reception_demandes', 'signalements', 'candidats'];
/** Rows that go with each form or day, and that the content service deletes when they are due. */
const DUE_LATER = [
  'idempotency_keys',
  'outbox',
  'throttles',
  'newsletter_links',
  'candidat_links',
  'audit_entries',
  'password_resets',
  'form_figures',
];
/** Rows whose number does not depend on how many forms were sent. */
const BOUNDED = ['sessions', 'form_draft_updates', 'posts'];

export type Sample = Record<(typeof COLUMNS)[number], number>;

export const COLUMNS = [
  'seconds',
  'requests',
  'failed',
  'busy',
  'p50_ms',
  'p99_ms',
  'main_rss_mb',
  'workers_rss_mb',
  'backend_rss_mb',
  'gateway_heap_mb',
  'backend_heap_mb',
  'main_handles',
  'workers_handles',
  'backend_handles',
  'workers',
  'database_connections',
  'files',
  'mails',
  'build_files',
  'data_mb',
  'database_mb',
  'forms',
  'rows_due_later',
  'rows_bounded',
  'mails_waiting',
  'versions',
] as const;

type Resident = { rss: number; handles: number };

function residentOf(pid: number): Resident {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return { rss: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

/** Processes of a gateway that answer requests; the sandboxes of the gate, which run for seconds, are others. */
export const workersOf = (gateway: number): number[] =>
  childrenOf(gateway).filter((pid) => procFile(pid, 'cmdline').includes('server/main.cjs'));

/** A process that ended between two samples counts for nothing. */
function sumOf(pids: readonly number[]): Resident {
  const sum = { rss: 0, handles: 0 };
  for (const pid of pids) {
    try {
      const { rss, handles } = residentOf(pid);
      sum.rss += rss;
      sum.handles += handles;
    } catch {
      // It has ended.
    }
  }
  return sum;
}

async function heapOf(site: string, token: string): Promise<number> {
  const { body } = await httpRequest(`${site}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const series = [...body.matchAll(/^nodejs_(?:heap_size_used|external_memory)_bytes(?:\{[^}]*\})? (\S+)$/gm)];
  return series.reduce((sum, [, value]) => sum + Number(value), 0) / MB;
}

/** Folders of the gateway: artefacts by their hash, and builds that are prepared for a visit. */
const OF_VERSIONS = /\/gateway\/(?:federation|remotes)\//;

type Files = { files: number; mails: number; builds: number; bytes: number };

/** Mails are files where there is no mail server; each published version adds its own files. */
function filesBelow(folders: readonly string[]): Files {
  const found: Files = { files: 0, mails: 0, builds: 0, bytes: 0 };
  const entries = folders.flatMap((folder) => readdirSync(folder, { withFileTypes: true, recursive: true }));
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    try {
      found.bytes += statSync(file).size;
    } catch {
      continue;
    }
    if (entry.name.endsWith('.eml')) found.mails += 1;
    else if (OF_VERSIONS.test(file)) found.builds += 1;
    else found.files += 1;
  }
  return found;
}

const countOf = async (database: pg.Client, tables: readonly string[], where = ''): Promise<number> => {
  const sums = tables.map((table) => `(select count(*) from ${table} ${where})`).join(' + ');
  const { rows } = await database.query<{ count: string }>(`select ${sums} as count`);
  return Number(rows[0]?.count);
};

async function readDatabase(database: pg.Client) {
  const { rows } = await database.query<{ mb: string; connections: string }>(
    `select pg_database_size(current_database()) / 1048576.0 as mb,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as connections`,
  );
  return {
    database_mb: Number(rows[0]?.mb),
    database_connections: Number(rows[0]?.connections),
    forms: await countOf(database, FORM_TABLES),
    rows_due_later: await countOf(database, DUE_LATER),
    rows_bounded: await countOf(database, BOUNDED),
    mails_waiting: await countOf(database, ['outbox'], 'where sent_at is null'),
  };
}

export type Sampled = {
  gateway: TestProgram;
  backend: TestProgram;
  database: pg.Client;
  /** With their data. */
  folders: readonly string[];
};

type Counted = Pick<Sample, 'seconds' | 'requests' | 'failed' | 'busy' | 'p50_ms' | 'p99_ms' | 'versions'>;

export async function takeSample({ gateway, backend, database, folders }: Sampled, counted: Counted): Promise<Sample> {
  const workers = workersOf(gateway.pid);
  const [main, ofWorkers, service] = [[gateway.pid], workers, [backend.pid]].map(sumOf);
  const { files, mails, builds, bytes } = filesBelow(folders);
  return {
    ...counted,
    main_rss_mb: main?.rss ?? NaN,
    workers_rss_mb: ofWorkers?.rss ?? NaN,
    backend_rss_mb: service?.rss ?? NaN,
    gateway_heap_mb: await heapOf(gateway.url, testTokens.FEDERATION_TOKEN),
    backend_heap_mb: await heapOf(backend.url, testTokens.API_TOKEN),
    main_handles: main?.handles ?? NaN,
    workers_handles: ofWorkers?.handles ?? NaN,
    backend_handles: service?.handles ?? NaN,
    workers: workers.length,
    files,
    mails,
    build_files: builds,
    data_mb: bytes / MB,
    ...(await readDatabase(database)),
  };
}

/** @param text of the file of an earlier run */
export function parseSamples(text: string): Sample[] {
  const [header = '', ...lines] = text.trim().split('\n');
  if (header !== COLUMNS.join()) throw new UserError(`the first line is not that of a file of samples: ${header}`);
  return lines.map((line) => {
    const values = line.split(',').map(Number);
    return Object.fromEntries(COLUMNS.map((column, index) => [column, values[index] ?? NaN])) as Sample;
  });
}
