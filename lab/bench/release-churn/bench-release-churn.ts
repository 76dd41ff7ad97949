/**
 * `npm run bench:release-churn`: fifty versions of a remote are published and promoted, some rolled back, while twenty
 * connections ask for pages. Every answer must be a 200 of one release set, a promotion must be in the answers within a
 * second of its command's return, and memory must return to its level. Exits 1 when something falls short.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/restamp';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { publishManifest, uploadFiles } from 'tooling/cli/publish-build';
import { createSiteClient, type SiteClient } from 'tooling/cli/site-client';
import type { TestProgram } from 'tooling/run/test-site';
import { machineLoad } from '../../support/figures';
import { startPageLoad } from '../../support/page-load';
import { isOfOneReleaseSet } from '../../support/page-versions';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows } from '../../support/print-rows';
import { withSite, type LabSite } from '../../support/with-site';
import { retainedMemory, watchPeak, type Memory } from './gateway-memory';
import { toRows, type ChurnResult, type ChurnTimes } from './to-rows';
import { untilLive } from './until-live';

const REMOTE = 'mf-content';
const PAGES = [
  '/',
  '/rse',
  '/prestations',
  '/mentionslegales',
  '/plan',
  '/actualite',
  '/etude-de-cas',
  '/etude-de-cas/all',
];
/** Between two requests of a connection: a load that the machine bears beside the gate's work. */
const PACE_MS = 250;
const ROLLBACK_EVERY = 5;
const TREND_EVERY = 10;
/** Before the memory is compared, and after: both times as many seconds, and a collection. */
const SETTLE_MS = 30_000;
const WARM_UP_VERSIONS = 5;
const MOST_PRINTED = 10;
const HELP = `npm run bench:release-churn -- [options]
  --versions 50      published and promoted under load
  --connections 20   that ask for pages`;

type Churn = { site: LabSite; gateway: TestProgram; client: SiteClient; key: SigningKey };

async function publish({ site, client, key }: Churn, version: string): Promise<void> {
  const dist = path.join(site.folder, 'build');
  restamp({ dist: path.join(site.packages, REMOTE, 'dist'), target: dist, version });
  const { manifest, files } = readBuildFolder(REMOTE, dist);
  await uploadFiles(client, REMOTE, files);
  await publishManifest(client, key, { remote: REMOTE, manifest, hosting: { kind: 'store' } });
}

async function timed<T>(times: number[], action: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await action();
  times.push(performance.now() - start);
  return result;
}

/** Publishes and promotes versions, and rolls some back. */
async function churn(parts: Churn, name: string, count: number): Promise<{ times: ChurnTimes; trend: Memory[] }> {
  const { gateway, client } = parts;
  const times: ChurnTimes = { publish: [], promote: [], rollback: [], live: [] };
  const trend: Memory[] = [];
  for (let index = 1; index <= count; index += 1) {
    const version = `${name}${index}`;
    await timed(times.publish, () => publish(parts, version));
    await timed(times.promote, () => client.call('promote', { remote: REMOTE, version }));
    times.live.push(await untilLive(gateway.url, REMOTE, version));
    if (index % TREND_EVERY === 0) trend.push(await retainedMemory(gateway));
    if (index % ROLLBACK_EVERY !== 0) continue;
    const back = await timed(times.rollback, () => client.call('rollback', { remote: REMOTE }));
    times.live.push(await untilLive(gateway.url, REMOTE, back.version));
  }
  return { times, trend };
}

async function measure(site: LabSite, { versions, connections }: Size): Promise<ChurnResult> {
  const gateway = await site.startGateway('gateway', { hasProbe: true });
  const key = readKey(readFileSync(path.join(site.folder, 'gateway/federation/keys', `${REMOTE}.pem`), 'utf8'));
  const parts = { site, gateway, key, client: createSiteClient({ site: gateway.url, key }) };
  const answers = { requests: 0, failed: [] as string[], inconsistent: [] as string[] };
  const stopLoad = startPageLoad({
    site: gateway.url,
    paths: PAGES,
    connections,
    paceMs: PACE_MS,
    onAnswer: (page, { status, html }) => {
      answers.requests += 1;
      if (status !== 200) answers.failed.push(`${page} ${status}`);
      else if (!isOfOneReleaseSet(html)) answers.inconsistent.push(`${page} is of several release sets`);
    },
  });
  site.defer(stopLoad);
  const { peak, stop } = watchPeak(gateway.url);
  site.defer(async () => stop());
  // The memory of a gateway at work, not of one that has just begun: the first versions load the code that checks versions.
  await churn(parts, 'warm', WARM_UP_VERSIONS);
  await elapsed(SETTLE_MS);
  const before = await retainedMemory(gateway);
  const result = await churn(parts, 'churn', versions);
  await elapsed(SETTLE_MS);
  return { ...answers, ...result, before, peak, after: await retainedMemory(gateway) };
}

type Size = { versions: number; connections: number };

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(
    args,
    { versions: { type: 'string', default: '50' }, connections: { type: 'string', default: '20' } },
    HELP,
  );
  const versions = parseNumber('versions', options.versions, [1, 10_000]);
  const connections = parseNumber('connections', options.connections, [1, 1_000]);
  const result = await withSite('release-churn', (site) => measure(site, { versions, connections }));
  console.log(`${REMOTE}, ${connections} connections, ${PAGES.length} pages; load of the machine: ${machineLoad()}`);
  for (const fault of [...new Set([...result.failed, ...result.inconsistent])].slice(0, MOST_PRINTED))
    console.error(`bench:release-churn: ${fault}`);
  printRows(toRows(result, { versions, warmUp: WARM_UP_VERSIONS, trendEvery: TREND_EVERY }));
}
