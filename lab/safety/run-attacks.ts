/** A real gateway with the built remotes, in front of a hostile content service, and everything that a client may send to it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startGateway, type TestProgram } from 'tooling/run/test-site';
import { until } from '../support/until';
import type { AttackResult } from './attack-result';
import { checkInBrowser } from './check-in-browser';
import { HEADER_INJECTION, POLLUTION, REDIRECTS, TRAVERSAL, XSS } from './corpus';
import { tryFloods } from './floods';
import { tryHeaderInjection } from './header-injection';
import { startHostileContent, type HostileContent } from './hostile-content';
import { tryPollution } from './pollution';
import { PUBLIC_ORIGIN, tryRedirects } from './redirects';
import { tryTraversal } from './traversal';
import { tryXss } from './xss';

const PROTOTYPE_WATCH = path.join(import.meta.dirname, 'watch-prototypes.cjs');
const CHECKED = 'PROTOTYPES CHECKED';
const CHECK_MS = 10_000;

/** How much of the corpus is sent: every entry, or every so many. */
export type Extent = {
  every: { entries: number; pages: number; pollution: number; redirects: number; traversal: number };
  /** How long to wait until slow connections are ended; 0 does not wait. */
  waitMs: number;
  hasBrowser: boolean;
};

type Group = { name: string; attacks: number; run: () => Promise<AttackResult> };
export type GroupResult = AttackResult & { name: string; attacks: number; seconds: number };

/** Makes the gateway's process check its prototypes; its first check, before the attacks, is the reference. */
async function pollutedPrototypes(gateway: TestProgram): Promise<string[]> {
  const checks = (): number => gateway.log().split(CHECKED).length;
  const before = checks();
  process.kill(gateway.pid, 'SIGUSR2');
  if (!(await until(() => checks() > before, CHECK_MS))) return ['the gateway does not check its prototypes'];
  return gateway
    .log()
    .split('\n')
    .filter((line) => line.startsWith('POLLUTED'));
}

/** @returns what is wrong with the site after a group of attacks */
async function faultsAfter(gateway: TestProgram): Promise<string[]> {
  const answers = await Promise.all(['/healthz', '/'].map((target) => fetch(gateway.url + target)));
  return answers.filter(({ ok }) => !ok).map(({ url, status }) => `afterwards ${url} answers ${status}`);
}

function groupsOf(gateway: TestProgram, content: HostileContent, { every, waitMs, hasBrowser }: Extent): Group[] {
  const origin = gateway.url;
  const polluted = (): Promise<string[]> => pollutedPrototypes(gateway);
  const inBrowser: Group = {
    name: 'XSS, in Chromium',
    attacks: XSS.length,
    run: () => checkInBrowser(origin, XSS),
  };
  return [
    {
      name: 'XSS, in the page as it is parsed',
      attacks: XSS.length,
      run: () => tryXss({ origin, attacks: XSS, every: every.pages }),
    },
    ...(hasBrowser ? [inBrowser] : []),
    {
      name: 'prototype pollution',
      attacks: POLLUTION.length,
      run: () => tryPollution({ origin, bodies: POLLUTION, every: every.pollution, polluted }),
    },
    {
      name: 'open redirects',
      attacks: REDIRECTS.length,
      run: () => tryRedirects({ origin, attacks: REDIRECTS, every: every.redirects }),
    },
    {
      name: 'path traversal',
      attacks: TRAVERSAL.length,
      run: () => tryTraversal({ origin, paths: TRAVERSAL, every: every.traversal, asked: content.asked }),
    },
    {
      name: 'header injection',
      attacks: HEADER_INJECTION.length,
      run: () => tryHeaderInjection({ origin, attacks: HEADER_INJECTION }),
    },
    { name: 'oversized and slow requests', attacks: 25, run: () => tryFloods({ origin, waitMs }) },
  ];
}

async function runGroup({ name, attacks, run }: Group, gateway: TestProgram): Promise<GroupResult> {
  const started = performance.now();
  const { tried, faults } = await run();
  const seconds = (performance.now() - started) / 1000;
  return { name, attacks, tried, seconds, faults: [...faults, ...(await faultsAfter(gateway))] };
}

/**
 * @param packages folder of the built packages
 * @returns one result for each group
 */
export async function runAttacks(
  packages: string,
  extent: Extent,
  report: (line: string) => void,
): Promise<GroupResult[]> {
  const content = await startHostileContent(XSS, extent.every.entries);
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-safety-'));
  const env = {
    PUBLIC_URL: PUBLIC_ORIGIN,
    NODE_OPTIONS: `--require ${PROTOTYPE_WATCH}`,
    CONTENT_TTL: '3600',
    LOG_LEVEL: 'fatal',
  };
  let gateway: TestProgram | undefined;
  try {
    gateway = await startGateway({ packages, folder: path.join(folder, 'gateway'), backendUrl: content.url, env });
    await pollutedPrototypes(gateway);
    const results: GroupResult[] = [];
    for (const group of groupsOf(gateway, content, extent)) {
      report(`${group.name} …`);
      results.push(await runGroup(group, gateway));
    }
    return results;
  } finally {
    await gateway?.stop();
    await content.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
