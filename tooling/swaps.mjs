/**
 * Fifty versions of a remote are published and promoted, some rolled back, while twenty connections ask for pages. Every
 * answer must be a 200 of one release set, a promotion must be in the answers within a second of its command's return,
 * and the memory must come back. `npm run bench:swaps`; exits 1 when something falls short. VERSIONS and CONNECTIONS make a run smaller.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages, startBackend, startGateway } from './bare-site.mjs';
import { readBuildFolder } from './vipp-mf/build-folder.mjs';
import { readKey, signText } from './vipp-mf/signing.mjs';
import { createSiteClient } from './vipp-mf/site-client.mjs';
import { restamp } from './restamp.mjs';

const REMOTE = 'mf-content';
const VERSIONS = Number(process.env.VERSIONS ?? 50);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 20);
/** Each connection asks for a page this often: a load that the machine bears beside the gate's work. */
const PACE_MS = 250;
/** Every so many promotions one is taken back. */
const ROLLBACK_EVERY = 5;
const TREND_EVERY = 10;
const ROUTES = ['/', '/rse', '/prestations', '/mentionslegales', '/plan', '/actualite', '/etude-de-cas', '/etude-de-cas/all'];
const LIMITS = { liveMs: 1_000, memoryGrowth: 0.1 };
/** Before the memory is compared, and after: both times as many seconds, and a collection. */
const SETTLE_MS = 30_000;
const WARM_UP_VERSIONS = 5;
const SAMPLE_MS = 250;
const MEMORY_SAMPLES = 8;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const percentile = (numbers, share) => [...numbers].sort((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ?? 0;

function fetchPage(site, agent, route) {
  return new Promise((resolve, reject) => {
    get(new URL(route, site), { agent }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk)).on('end', () => resolve({ status: answer.statusCode, body })).on('error', reject);
    }).on('error', reject);
  });
}

/** What one answer says of its versions: the set it tells the browser, and the scripts it makes it load. */
function readVersions(body) {
  const state = JSON.parse(/<script[^>]*id="vipp-page-state"[^>]*>([^<]*)<\/script>/.exec(body)?.[1] ?? '{}');
  const told = Object.fromEntries(Object.entries(state.releaseSet?.remotes ?? {}).map(([remote, { version }]) => [remote, version]));
  const scripts = [...body.matchAll(/<script defer[^>]* src="\/_mf\/(mf-[\w-]+)\/([\w.-]+)\/client\//g)].map(([, remote, version]) => [remote, version]);
  return { told, scripts, isConsistent: scripts.length > 0 && scripts.every(([remote, version]) => told[remote] === version) };
}

/** Twenty connections, each at a steady pace. */
function startLoad(site) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const seen = { requests: 0, failed: [], inconsistent: [] };
  let isOver = false;
  const visit = async (start) => {
    for (let index = start; !isOver; index += 1) {
      const route = ROUTES[index % ROUTES.length];
      const pause = wait(PACE_MS);
      const answer = await fetchPage(site, agent, route).catch((error) => ({ status: error.message, body: '' }));
      seen.requests += 1;
      if (answer.status !== 200) seen.failed.push(`${route} ${answer.status}`);
      else if (!readVersions(answer.body).isConsistent) seen.inconsistent.push(route);
      await pause;
    }
  };
  const visitors = Array.from({ length: CONNECTIONS }, (_, index) => visit(index));
  return {
    seen,
    stop: async () => {
      isOver = true;
      await Promise.all(visitors);
      agent.destroy();
    },
  };
}

/** Milliseconds from now until a page is the version's. */
async function untilLive(site, version) {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true });
  for (;;) {
    const { body } = await fetchPage(site, agent, '/mentionslegales');
    const { told, scripts } = readVersions(body);
    if (told[REMOTE] === version && scripts.every(([, one]) => one === version)) break;
    if (performance.now() - start > 10_000) return Infinity;
  }
  agent.destroy();
  return performance.now() - start;
}

const MB = 1024 ** 2;

/** What the gateway says of itself, in megabytes; between two collections a heap holds what nobody needs, too. */
async function readMemory(site) {
  const text = await (await fetch(new URL('/metrics', site))).text();
  const megabytes = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / MB;
  return { rss: megabytes('process_resident_memory_bytes'), heap: megabytes('nodejs_heap_size_used_bytes') };
}

/** The highest that was seen meanwhile. */
function watchPeak(site) {
  const peak = { rss: 0, heap: 0 };
  const timer = setInterval(() => void readMemory(site).then(({ rss, heap }) => {
    peak.rss = Math.max(peak.rss, rss);
    peak.heap = Math.max(peak.heap, heap);
  }).catch(() => undefined), SAMPLE_MS);
  return { peak, stop: () => clearInterval(timer) };
}

/** What is left after a collection, while the load goes on: the least of some, because answers under way come and go. */
async function keptMemory(gateway) {
  const samples = [];
  for (let count = 0; count < MEMORY_SAMPLES; count += 1) {
    samples.push(await gateway.memory());
    await wait(SAMPLE_MS);
  }
  const least = (figure) => Math.min(...samples.map(figure)) / MB;
  return { rss: least(({ rss }) => rss), heap: least(({ heap, external }) => heap + external) };
}

/** What `vipp-mf publish` does, without a process for each. */
async function publish(client, key, dist) {
  const { manifest, build, files } = readBuildFolder(REMOTE, dist);
  const byHash = new Map(files.map((file) => [file.integrity, file]));
  const { missing } = await client.post('/files/missing', { remote: REMOTE, files: [...byHash.keys()] });
  for (const integrity of missing) await client.put(`/files/${REMOTE}/${byHash.get(integrity).hash}`, byHash.get(integrity).body);
  await client.post('/publish', { remote: REMOTE, manifest, signature: signText(key, manifest), hosting: { kind: 'store' } });
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
    await timed(times.promote, () => client.post('/promote', { remote: REMOTE, version }));
    times.live.push(await untilLive(site, version));
    if (index % TREND_EVERY === 0) trend.push(await keptMemory(gateway));
    if (index % ROLLBACK_EVERY !== 0) continue;
    const back = await timed(times.rollback, () => client.post('/rollback', { remote: REMOTE }));
    times.live.push(await untilLive(site, back.version));
  }
  return { times, trend };
}

function toRows({ seen, times, trend, before, peak, after }) {
  const { publish: published, promote, rollback, live } = times;
  const figure = (name, value, holds) => ({ name, value, holds: holds === undefined ? '' : holds });
  const ms = (number) => `${number.toFixed(0)} ms`;
  const growth = (name) => after[name] / before[name] - 1;
  const memory = (name) => `${before[name].toFixed(0)} → ${peak[name].toFixed(0)} → ${after[name].toFixed(0)} MB (${(growth(name) * 100).toFixed(1)} %)`;
  return [
    figure('requests', String(seen.requests), seen.requests > 0),
    figure('failed', String(seen.failed.length), seen.failed.length === 0),
    figure('inconsistent', String(seen.inconsistent.length), seen.inconsistent.length === 0),
    figure('publishes, promotions, rollbacks', `${published.length}, ${promote.length}, ${rollback.length}`, published.length === VERSIONS),
    figure('publish, median and max', `${ms(percentile(published, 0.5))}, ${ms(Math.max(...published))}`),
    figure('promote, median and max', `${ms(percentile(promote, 0.5))}, ${ms(Math.max(...promote))}`),
    figure('rollback, median and max', `${ms(percentile(rollback, 0.5))}, ${ms(Math.max(0, ...rollback))}`),
    figure('from the command’s return until live, max', ms(Math.max(...live)), Math.max(...live) <= LIMITS.liveMs),
    figure(`heap and buffers: after ${WARM_UP_VERSIONS} versions, peak, after ${VERSIONS} more`, memory('heap'), growth('heap') <= LIMITS.memoryGrowth),
    figure(`heap and buffers, every ${TREND_EVERY} versions`, `${trend.map(({ heap }) => heap.toFixed(0)).join(', ')} MB`),
    figure(`resident: after ${WARM_UP_VERSIONS} versions, peak, after ${VERSIONS} more`, memory('rss'), growth('rss') <= LIMITS.memoryGrowth),
    figure(`resident, every ${TREND_EVERY} versions`, `${trend.map(({ rss }) => rss.toFixed(0)).join(', ')} MB`),
  ];
}

async function measure(packages, folder) {
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const data = path.join(folder, 'gateway');
  const gateway = await startGateway({ packages, folder: data, backendUrl: backend.url, hasProbe: true });
  try {
    const key = readKey(readFileSync(path.join(data, 'federation/keys', `${REMOTE}.pem`), 'utf8'));
    const parts = { gateway, client: createSiteClient({ site: gateway.url, key }), key, packages, folder };
    const load = startLoad(gateway.url);
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
  const rows = toRows(result);
  console.log(`${REMOTE}, ${CONNECTIONS} connections, ${ROUTES.length} pages; load of the machine: ${loadavg()[0].toFixed(1)}`);
  console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  for (const fault of [...new Set([...result.seen.failed, ...result.seen.inconsistent])].slice(0, 10)) console.error(`bench:swaps: ${fault}`);
  process.exitCode = rows.every(({ holds }) => holds !== false) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
