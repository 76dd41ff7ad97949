/**
 * `npm run bench:form-versions`: candidates without JavaScript fill in the application at the same time, while versions of it
 * are published and taken back and the gateway is killed. Each application must be stored once, checked by the version that
 * its candidate was shown, and read back in the words of that version; in PGlite and in PostgreSQL. Exits 1 otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { ensurePrograms } from 'tooling/run/prerequisites';
import { builtPackages, startBackend, startGateway, type TestProgram } from 'tooling/run/test-site';
import { machineLoad } from '../../support/figures';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { createCandidate } from './candidate';
import { compareStored } from './compare-stored';
import { publishVersions } from './publish-versions';

const HELP = `npm run bench:form-versions -- [options]
  --candidates 200   how many fill in the form at the same time
  --versions 10      how many are published, a third of them by taking one back
  --kills 2          how often the gateway is killed
  --seconds 60       how long candidates take about`;

/** Pages that a candidate reads. */
const PAGES = 4;

type Limits = { candidates: number; versions: number; kills: number; seconds: number };

/** Kills the gateway at even intervals; each time it starts again at the same address, on the same data. */
async function killGateway(
  first: TestProgram,
  start: () => Promise<TestProgram>,
  { kills, seconds }: Limits,
): Promise<TestProgram> {
  let gateway = first;
  for (let kill = 0; kill < kills; kill += 1) {
    await pause((seconds * 1000) / (kills + 1));
    await gateway.kill();
    gateway = await start();
  }
  return gateway;
}

async function measure(
  database: string,
  packages: string,
  settings: Record<string, string>,
  limits: Limits,
): Promise<Row> {
  const { candidates, versions, seconds } = limits;
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-form-versions-'));
  const dataDir = path.join(folder, 'backend');
  const backend = await startBackend({ folder: dataDir, env: settings });
  const port = String(await freePort());
  const start = () =>
    startGateway({ packages, folder: path.join(folder, 'gateway'), backendUrl: backend.url, env: { PORT: port } });
  try {
    const first = await start();
    const begun = performance.now();
    const killing = killGateway(first, start, limits);
    const publishing = publishVersions(dataDir, settings, versions, () => pause((seconds * 1000) / (versions + 1)));
    const thinkMs = () => (Math.random() * 2 * seconds * 1000) / (PAGES + 1);
    const outcomes = await Promise.allSettled(
      Array.from({ length: candidates }, async () => {
        await pause(Math.random() * seconds * 1000);
        return createCandidate(`http://127.0.0.1:${port}`, thinkMs).apply();
      }),
    );
    const duration = performance.now() - begun;
    const published = await publishing;
    await (await killing).stop();
    const sent = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    for (const failure of new Set(failures)) console.log(failure);
    const compared = await compareStored(sent, published, { ...settings, DATA_DIR: dataDir });
    return {
      name: database,
      acknowledged: sent.length,
      ...compared,
      'versions filled in': new Set(sent.map(({ version }) => version)).size,
      repeated: sent.reduce((all, { retries }) => all + retries, 0),
      seconds: Math.round(duration / 1000),
      holds:
        sent.length === candidates &&
        compared.stored === candidates &&
        compared.lost + compared.twice + compared.otherVersion + compared.otherWords === 0,
    };
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const options = parseOptions(
    args,
    {
      candidates: { ...text, default: '200' },
      versions: { ...text, default: '10' },
      kills: { ...text, default: '2' },
      seconds: { ...text, default: '60' },
    },
    HELP,
  );
  const limits: Limits = {
    candidates: parseNumber('candidates', options.candidates, [1, 10_000]),
    versions: parseNumber('versions', options.versions, [1, 100]),
    kills: parseNumber('kills', options.kills, [0, 100]),
    seconds: parseNumber('seconds', options.seconds, [1, 3600]),
  };
  const packages = await builtPackages();
  await ensurePrograms(['postgresql']);
  const postgres = await startPostgres();
  try {
    const rows = [
      await measure('PGlite', packages, {}, limits),
      await measure('PostgreSQL', packages, { DATABASE_URL: postgres.url }, limits),
    ];
    console.log(`load of the machine: ${machineLoad()}`);
    printRows(rows);
  } finally {
    await postgres.stop();
  }
}
