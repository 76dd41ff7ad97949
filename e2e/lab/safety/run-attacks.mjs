/** A real gateway with the built remotes, before a content service that was taken over, and everything that a client may send to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway } from 'tooling/run/test-site';
import { HEADER_INJECTION, POLLUTION, REDIRECTS, TRAVERSAL, XSS } from './corpus.mjs';
import { tryFloods } from './floods.mjs';
import { tryHeaderInjection } from './header-injection.mjs';
import { startHostileContent } from './hostile-content.mjs';
import { tryPollution } from './pollution.mjs';
import { PUBLIC_ORIGIN, tryRedirects } from './redirects.mjs';
import { tryTraversal } from './traversal.mjs';
import { tryXss } from './xss.mjs';

const WATCH = path.join(import.meta.dirname, 'watch-prototypes.cjs');
const LOOKED = 'PROTOTYPES LOOKED AT';

/** Asks the gateway's process to look at its prototypes; the first time is before the attacks. */
async function polluted(gateway) {
  const looks = () => gateway.log().split(LOOKED).length;
  const before = looks();
  process.kill(gateway.pid, 'SIGUSR2');
  while (looks() === before) await new Promise((resolve) => setTimeout(resolve, 20));
  return gateway
    .log()
    .split('\n')
    .filter((line) => line.startsWith('POLLUTED'));
}

/** @returns {Promise<string[]>} what is wrong with the site after a group of attacks */
async function faultsAfter(gateway) {
  const answers = await Promise.all(['/healthz', '/'].map((target) => fetch(gateway.url + target)));
  return answers.filter(({ ok }) => !ok).map(({ url, status }) => `afterwards ${url} answers ${status}`);
}

/**
 * @param {{ packages: string, every: { entries: number, pages: number, pollution: number, redirects: number, traversal: number }, waitMs: number, inBrowser?: (origin: string, attacks: string[]) => Promise<{ tried: number, faults: string[] }>, tell?: (line: string) => void }} options
 * @returns {Promise<{ name: string, attacks: number, tried: number, seconds: number, faults: string[] }[]>} one for each group
 */
export async function runAttacks({ packages, every, waitMs, inBrowser, tell = () => undefined }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-safety-'));
  const content = await startHostileContent(XSS, every.entries);
  const env = {
    PUBLIC_URL: PUBLIC_ORIGIN,
    NODE_OPTIONS: `--require ${WATCH}`,
    CONTENT_TTL: '3600',
    LOG_LEVEL: 'fatal',
  };
  const gateway = await startGateway({ packages, folder: path.join(folder, 'gateway'), backendUrl: content.url, env });
  const origin = gateway.url;
  const groups = [
    ['XSS, in the page as it is parsed', XSS.length, () => tryXss({ origin, attacks: XSS, every: every.pages })],
    ...(inBrowser ? [['XSS, in Chromium', XSS.length, () => inBrowser(origin, XSS)]] : []),
    [
      'prototype pollution',
      POLLUTION.length,
      () => tryPollution({ origin, bodies: POLLUTION, every: every.pollution, polluted: () => polluted(gateway) }),
    ],
    ['open redirects', REDIRECTS.length, () => tryRedirects({ origin, attacks: REDIRECTS, every: every.redirects })],
    [
      'path traversal',
      TRAVERSAL.length,
      () => tryTraversal({ origin, paths: TRAVERSAL, every: every.traversal, asked: content.asked }),
    ],
    ['header injection', HEADER_INJECTION.length, () => tryHeaderInjection({ origin, attacks: HEADER_INJECTION })],
    ['oversized and slow requests', 25, () => tryFloods({ origin, waitMs })],
  ];
  try {
    await polluted(gateway);
    const results = [];
    for (const [name, attacks, run] of groups) {
      tell(`${name} …`);
      const started = performance.now();
      const { tried, faults } = await run();
      results.push({
        name,
        attacks,
        tried,
        seconds: (performance.now() - started) / 1000,
        faults: [...faults, ...(await faultsAfter(gateway))],
      });
    }
    return results;
  } finally {
    await gateway.stop();
    await content.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
