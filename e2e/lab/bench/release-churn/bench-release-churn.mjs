/**
 * Fifty versions of a remote are published and promoted, some rolled back, while twenty connections ask for pages. Every
 * answer must be a 200 of one release set, a promotion must be in the answers within a second of its command's return,
 * and the memory must come back. `npm run bench:swaps`; exits 1 when something falls short. VERSIONS and CONNECTIONS make a run smaller.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages, startBackend, startGateway } from 'tooling/run/test-site';
import { readKey, signText } from '@vipp/shared/contract/federation/signature.server';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { createSiteClient } from 'tooling/cli/site-client';
import { restamp } from 'tooling/build/restamp';
import { keptMemory, watchPeak } from './gateway-memory.mjs';
import { toRows } from './rows.mjs';
import { ROUTES, startLoad, untilLive } from './visitors.mjs';

const REMOTE = 'mf-content';
const VERSIONS = Number(process.env.VERSIONS ?? 50);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);
/** Every so many promotions one is taken back. */
const ROLLBACK_EVERY = 5;
const TREND_EVERY = 10;
/** Before the memory is compared, and after: both times as many seconds, and a collection. */
const SETTLE_MS = 30_000;
const WARM_UP_VERSIONS = 5;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** What `vipp-mf publish` does, without a process for each. */
async function publish(client, key, dist) {
  const { manifest, build, files } = readBuildFolder(REMOTE, dist);
  const byHash = new Map(files.map((file) => [file.integrity, file]));
  const { missing } = await client.call('missing', { remote: REMOTE, files: [...byHash.keys()] });
  for (const integrity of missing) await client.upload(REMOTE, byHash.get(integrity).hash, byHash.get(integrity).body);
  await client.call('publish', {
    remote: REMOTE,
    manifest,
    signature: signText(key, manifest),
    hosting: { kind: 'store' },
  });
  return build.version;
}

async function timed(times, action) {
  const start = performance.now();
  const result = await action();
  times.push(performance.now() - start);
  return result;
}

/** Publishes and promotes versions, and rolls some back. */
async function swap({ gateway, client, key, packages, folder, count, name }) {
  const times = { publish: [], promote: [], rollback: [], live: [] };
  const trend = [];
  const site = gateway.url;
  for (let index = 1; index <= count; index += 1) {
    const dist = path.join(folder, 'build');
    restamp({ dist: path.join(packages, REMOTE, 'dist'), target: dist, version: `${name}${index}` });
    const version = await timed(times.publish, () => publish(client, key, dist));
    await timed(times.promote, () => client.call('promote', { remote: REMOTE, version }));
    times.live.push(await untilLive(site, REMOTE, version));
    if (index % TREND_EVERY === 0) trend.push(await keptMemory(gateway));
    if (index % ROLLBACK_EVERY !== 0) continue;
    const back = await timed(times.rollback, () => client.call('rollback', { remote: REMOTE }));
    times.live.push(await untilLive(site, REMOTE, back.version));
  }
  return { times, trend };
}

async function measure(packages, folder) {
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const data = path.join(folder, 'gateway');
  const gateway = await startGateway({ packages, folder: data, backendUrl: backend.url, hasProbe: true });
  try {
    const key = readKey(readFileSync(path.join(data, 'federation/keys', `${REMOTE}.pem`), 'utf8'));
    const parts = { gateway, client: createSiteClient({ site: gateway.url, key }), key, packages, folder };
    const load = startLoad(gateway.url, CONNECTIONS);
    const watch = watchPeak(gateway.url);
    try {
      // The memory of a gateway at work, not of one that has just begun: the first versions bring in the code that takes
      // versions in, and the load goes on to the end.
      await swap({ ...parts, count: WARM_UP_VERSIONS, name: 'warm' });
      await wait(SETTLE_MS);
      const before = await keptMemory(gateway);
      const swaps = await swap({ ...parts, count: VERSIONS, name: 'swap' });
      await wait(SETTLE_MS);
      return { seen: load.seen, ...swaps, before, peak: watch.peak, after: await keptMemory(gateway) };
    } finally {
      watch.stop();
      await load.stop();
    }
  } finally {
    await gateway.stop();
    await backend.stop();
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'vipp-swaps-'));
try {
  const result = await measure(await builtPackages(), folder);
  const rows = toRows(result, { versions: VERSIONS, warmUp: WARM_UP_VERSIONS, trendEvery: TREND_EVERY });
  console.log(
    `${REMOTE}, ${CONNECTIONS} connections, ${ROUTES.length} pages; load of the machine: ${loadavg()[0].toFixed(1)}`,
  );
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  for (const fault of [...new Set([...result.seen.failed, ...result.seen.inconsistent])].slice(0, 10))
    console.error(`bench:swaps: ${fault}`);
  process.exitCode = rows.every(({ holds }) => holds !== false) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
