/**
 * `npm run lab -- attacks`: a real gateway with the built remotes, in front of a content service of which every field is an
 * attack, and everything that a client may send to it. Nothing runs, leads away, gives a file away or makes the site fail.
 * Then the built site's headers by the rules of the HTTP Observatory.
 */
import path from 'node:path';
import { startGateway, type TestProgram } from 'tooling/run/test-site';
import { printFigures, type Row } from '../support/figures';
import { parseChoice, parseNumber, parseOptions } from '../support/parse-options';
import { until } from '../support/until';
import { withSite, type LabSite } from '../support/with-site';
import { XSS } from './corpus';
import { tryFloods } from './floods';
import { judgeHeaders } from './headers';
import { startHostileContent } from './hostile-content';
import {
  PUBLIC_ORIGIN,
  tryHeaderInjection,
  tryPollution,
  tryRedirects,
  tryTraversal,
  type AttackResult,
} from './injections';
import { tryXss, tryXssInBrowser } from './xss';

const GROUPS = ['xss', 'browser', 'pollution', 'redirects', 'traversal', 'injection', 'floods', 'headers'] as const;
type Group = (typeof GROUPS)[number];

const HELP = `npm run lab -- attacks [options]
  --only xss,floods   of ${GROUPS.join(', ')} (default: all)
  --every 8           every eighth attack with a page of its own (default: 1)`;

const PROTOTYPE_WATCH = path.join(import.meta.dirname, 'watch-prototypes.cjs');
const CHECKED = 'PROTOTYPES CHECKED';
const CHECK_MS = 60_000;

/** Makes the gateway's process check its prototypes; its first check, before the attacks, is the reference. */
async function pollutedPrototypes({ log, pid }: TestProgram): Promise<string[]> {
  const checks = (): number => log().split(CHECKED).length;
  const before = checks();
  process.kill(pid, 'SIGUSR2');
  if (!(await until(() => checks() > before, CHECK_MS))) return ['the gateway does not check its prototypes'];
  return log()
    .split('\n')
    .filter((line) => line.startsWith('POLLUTED'));
}

/** @returns what is wrong with the site after a group of attacks */
async function faultsAfter(gateway: TestProgram): Promise<string[]> {
  const answers = await Promise.all(['/healthz', '/'].map((target) => fetch(gateway.url + target)));
  const failed = answers.filter(({ ok }) => !ok).map(({ url, status }) => `afterwards ${url} answers ${status}`);
  return [...failed, ...(await pollutedPrototypes(gateway))];
}

async function attack(site: LabSite, only: readonly Group[], every: number): Promise<Row[]> {
  const env = { PUBLIC_URL: PUBLIC_ORIGIN, LOG_LEVEL: 'fatal' };
  const content = await startHostileContent(XSS);
  site.defer(content.stop);
  const gateway = await startGateway({
    packages: site.packages,
    folder: path.join(site.folder, 'attacked'),
    backendUrl: content.url,
    env: { ...env, NODE_OPTIONS: `--require ${PROTOTYPE_WATCH}`, CONTENT_TTL: '3600' },
  });
  site.defer(gateway.stop);
  await pollutedPrototypes(gateway);
  const attacks: Record<Group, () => Promise<AttackResult>> = {
    xss: () => tryXss(gateway.url, every),
    browser: () => tryXssInBrowser(gateway.url, every),
    pollution: () => tryPollution(gateway.url),
    redirects: () => tryRedirects(gateway.url),
    traversal: () => tryTraversal(gateway.url, content.asked),
    injection: () => tryHeaderInjection(gateway.url),
    floods: () => tryFloods(gateway.url),
    headers: async () => judgeHeaders((await site.startGateway('headers', { env })).url),
  };
  const rows: Row[] = [];
  for (const name of only) {
    console.log(`${name} …`);
    const begun = performance.now();
    const { tried, faults } = await attacks[name]();
    const seconds = Math.round((performance.now() - begun) / 1000);
    rows.push({ name, requests: tried, seconds, faults: [...faults, ...(await faultsAfter(gateway))] });
  }
  return rows;
}

export async function main(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { only, every } = parseOptions(args, { only: text, every: { ...text, default: '1' } }, HELP);
  const groups = parseChoice('only', only, GROUPS);
  const step = parseNumber('every', every, [1, 1_000]);
  printFigures('Attacks on the built site', await withSite('attacks', (site) => attack(site, groups, step)));
}
