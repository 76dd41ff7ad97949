/**
 * `npm run check:headers [https://the.site]`: the HTTP Observatory's score of every route, by its published rules, and what falls
 * short. Without an address it starts the built site and asks it as a proxy with TLS in front of it does. Exits 1 below the
 * highest score that can be had without the preload list.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPackages, startBackend, startGateway } from 'tooling/run/test-site';
import { addressesOf } from './addresses.mjs';
import { judgeAnswer } from './judge-answer.mjs';
import { highestScore, POINTS, scoreOf, TESTS } from './observatory-rules.mjs';

const PUBLIC_URL = 'https://www.vipp.example';
const STRANGER = 'https://stranger.example';
const MARKS = { 10: '+10', 5: '+5', 0: '0' };

/** The built site, as if a visitor's browser had come to a proxy over `scheme`. */
async function startSite() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-headers-'));
  const packages = await builtPackages();
  const backend = await startBackend({ folder: path.join(folder, 'backend') });
  const gateway = await startGateway({
    packages,
    folder: path.join(folder, 'gateway'),
    backendUrl: backend.url,
    env: { PUBLIC_URL, LOG_LEVEL: 'fatal' },
  });
  return {
    site: PUBLIC_URL,
    fetchAt: (address, scheme, options) =>
      fetch(gateway.url + address, {
        ...options,
        headers: {
          ...options.headers,
          'x-forwarded-proto': scheme,
          'x-forwarded-host': new URL(PUBLIC_URL).host,
          'x-forwarded-for': '203.0.113.7',
        },
      }),
    stop: async () => {
      await gateway.stop();
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const runningSite = (address) => ({
  site: new URL(address).origin,
  fetchAt: (target, scheme, options) =>
    fetch(`${scheme}:${new URL(address).origin.replace(/^https?:/, '')}${target}`, options),
  stop: async () => undefined,
});

/** Where a visitor is led who comes in the clear. */
async function judgeRedirection({ site, fetchAt }, { path: target }) {
  const { status, headers } = await fetchAt(target, 'http', { redirect: 'manual', headers: {} });
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location)
    return status === 400 ? 'http leads to https at once' : 'http is answered';
  const to = new URL(location, site.replace('https:', 'http:'));
  if (to.protocol !== 'https:') return 'http leads to http first';
  return to.host === new URL(site).host ? 'http leads to https at once' : 'http leads to another host';
}

/** Asks again while the site is busy with its first pages. */
async function askUntilReady(ask, wanted, tries = 20) {
  const answer = await ask();
  if (answer.status !== 503 || wanted === 503 || tries === 1) return answer;
  await new Promise((resolve) => setTimeout(resolve, 500));
  return askUntilReady(ask, wanted, tries - 1);
}

async function judge(site, asked) {
  const { path: target, method = 'GET', headers = {}, body } = asked;
  const answer = await askUntilReady(
    () =>
      site.fetchAt(target, 'https', {
        method,
        body,
        redirect: 'manual',
        headers: { origin: asked.headers ? site.site : STRANGER, ...headers },
      }),
    asked.status,
  );
  const text = await answer.text();
  const results = judgeAnswer(
    {
      headers: answer.headers,
      body: text,
      site: site.site,
      origin: STRANGER,
      redirection: await judgeRedirection(site, asked),
    },
    POINTS,
  );
  const highest = highestScore({
    setsCookies: answer.headers.getSetCookie().length > 0,
    hasScripts: /<script/.test(text) && answer.headers.get('content-type')?.startsWith('text/html'),
  });
  return {
    route: `${method} ${target}`.slice(0, 60),
    status: answer.status,
    wanted: asked.status,
    results,
    score: scoreOf(results),
    highest,
  };
}

const SHORT = {
  'Content-Security-Policy': 'CSP',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'frames',
  'Referrer-Policy': 'referrer',
};
const mark = (test, result) => MARKS[POINTS[test][result]] ?? String(POINTS[test][result]);

function* shortfalls({ route, status, wanted, results, score, highest }) {
  if (status !== wanted) yield `${route}: answered ${status} where ${wanted} is expected`;
  if (score >= highest) return;
  for (const test of TESTS) if (POINTS[test][results[test]] < 0) yield `${route}: ${test}: ${results[test]}`;
  yield `${route}: ${score} of ${highest}`;
}

const [address] = process.argv.slice(2);
const site = address ? runningSite(address) : await startSite();
try {
  const ask = async ({ path: target }) => ({
    body: await (await site.fetchAt(target, 'https', { headers: {} })).text(),
  });
  const rows = [];
  for (const asked of await addressesOf(ask)) rows.push(await judge(site, asked));
  console.table(
    Object.fromEntries(
      rows.map(({ route, status, results, score, highest }) => [
        `${route} ${status}`,
        {
          ...Object.fromEntries(TESTS.map((test) => [SHORT[test] ?? test, mark(test, results[test])])),
          score,
          highest,
        },
      ]),
    ),
  );
  const short = rows.flatMap((row) => [...shortfalls(row)]);
  for (const line of short) console.error(line);
  console.log(
    short.length === 0
      ? `${rows.length} answers have the highest score that the rules allow without the preload list (+5 with it): 135 for pages, 130 for what has no scripts, 5 more where a cookie is set.`
      : `${short.length} shortfalls: the headers are in shell/server/http/security-headers.ts.`,
  );
  process.exitCode = short.length === 0 ? 0 : 1;
} finally {
  await site.stop();
}
