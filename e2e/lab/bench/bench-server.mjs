/**
 * `npm run bench:server`: pages a second and p99 at 20 connections, as browsers ask (Brotli), for pages that are cached and for
 * pages that are rendered each time, with the content service healthy and dead; then the gateway's memory over an
 * hour's worth of visits, without what nothing holds any more. Exits 1 when a goal is missed. The load and the gateway
 * share this machine's cores.
 *
 *     npm run bench:server -- --seconds 5 --page /actualite --skip-memory
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { builtPackages, startBackend, startGateway } from 'tooling/run/test-site';

const GOALS = { cached: 10_000, rendered: 1_200, p99: 50, growthPercent: 5 };
const CONNECTIONS = 20;
/** Of every kind: one with pictures and numbers, a list, a text. */
const PAGES = ['/', '/actualite', '/mentionslegales'];
/** Visits of an hour, at 10 a second, which no day of such a site has seen. */
const HOUR = 36_000;
const QUARTERS = 4;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    page: { type: 'string', multiple: true },
    'skip-memory': { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const pages = values.page ?? PAGES;

/** It would decode every body as UTF-8, which for a compressed one takes longer than the answer. */
const leaveBodies = (client) => {
  client.pipelinedRequests.addBody = () => undefined;
};

/** Asks for a page over and over; `[<id>]` in an address makes every request another one. */
async function load(url, options) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    idReplacement: url.includes('[<id>]'),
    setupClient: leaveBodies,
    headers: { accept: 'text/html', 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
    ...options,
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    failed,
    bytes: result.throughput.total / Math.max(1, result.requests.total),
  };
}

async function measure(gateway, { page, kind, backend }) {
  const address = kind === 'rendered' ? `${page}?visite=[<id>]` : page;
  const url = new URL(page, gateway.url).origin + address;
  await load(url, { duration: Math.min(3, seconds) });
  const { perSecond, p99, failed, bytes } = await load(url, { duration: seconds });
  const goal = GOALS[kind];
  return {
    page,
    kind,
    backend,
    'pages/s': Math.round(perSecond),
    goal,
    'p99 ms': p99,
    failed,
    'bytes sent': Math.round(bytes),
    holds: perSecond >= goal && p99 <= GOALS.p99 && failed === 0,
  };
}

const inMegabytes = (bytes) => Math.round(bytes / 1024 / 1024);

/** Visits of all pages, half of them to addresses that were not requested yet. */
async function visit(gateway, amount) {
  const addresses = [
    ...pages,
    ...pages.map((page) => `${page}?visite=[<id>]`),
    '/contact',
    '/recrutements/candidature',
  ];
  const each = Math.ceil(amount / addresses.length);
  let failed = 0;
  for (const address of addresses)
    failed += (await load(new URL('/', gateway.url).origin + address, { amount: each })).failed;
  return failed;
}

async function measureMemory(gateway) {
  const rows = [];
  await visit(gateway, HOUR / QUARTERS);
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const failed = await visit(gateway, HOUR / QUARTERS);
    const { rss, heap } = await gateway.memory();
    rows.push({
      visits: (quarter * HOUR) / QUARTERS,
      failed,
      'resident MB': inMegabytes(rss),
      'heap MB': inMegabytes(heap),
    });
  }
  return rows;
}

const folder = mkdtempSync(path.join(tmpdir(), 'vipp-bench-server-'));
const packages = await builtPackages();
const backend = await startBackend({ folder: path.join(folder, 'backend') });
const gateway = await startGateway({
  packages,
  folder: path.join(folder, 'gateway'),
  backendUrl: backend.url,
  hasProbe: true,
});
let isAlive = true;
try {
  console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
  const rows = [];
  for (const state of ['healthy', 'dead']) {
    if (state === 'dead') {
      await backend.stop();
      isAlive = false;
    }
    for (const page of pages)
      for (const kind of ['cached', 'rendered']) rows.push(await measure(gateway, { page, kind, backend: state }));
  }
  console.table(rows);
  const memory = values['skip-memory'] ? [] : await measureMemory(gateway);
  if (memory.length > 0) console.table(memory);
  const first = memory[0]?.['resident MB'] ?? 1;
  const growth = ((memory.at(-1)?.['resident MB'] ?? first) / first - 1) * 100;
  const isFlat = growth <= GOALS.growthPercent && memory.every(({ failed }) => failed === 0);
  if (memory.length > 0)
    console.log(
      `memory over the last three quarters of an hour: ${growth.toFixed(1)} % (goal: within ${GOALS.growthPercent} %)`,
    );
  const short = rows.filter(({ holds }) => !holds);
  for (const { page, kind, backend: state, ...row } of short) {
    console.log(
      `falls short: ${page}, ${kind}, content service ${state}: ${row['pages/s']}/s of ${row.goal}, p99 ${row['p99 ms']} ms of ${GOALS.p99}, ${row.failed} failed`,
    );
  }
  process.exitCode = short.length === 0 && isFlat ? 0 : 1;
} finally {
  await gateway.stop();
  if (isAlive) await backend.stop();
  rmSync(folder, { recursive: true, force: true });
}
