/** One remote's versions fail in the gateway, one way after the other: with an earlier good version, then without. */
import path from 'node:path';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { TestProgram } from 'tooling/run/test-site';
import { sumOfCounters } from '../support/metrics';
import { until } from '../support/until';
import type { LabSite } from '../support/with-site';
import type { FaultHost } from './fault-host';
import { FAULTS, faultSlug, isHostFault, noCellFaults, UNVERIFIED, type CellFaults, type Fault } from './faults';
import { askFirstPage, faultsOfTheRest } from './remote-pages';
import { makeVersion, writePromoted, writePublishedAndPromoted, type VersionOptions } from './versions';

const NOTICE_MS = 10_000;
/** The pause of the circuit breaker and a round of retries. */
const RECOVERY_MS = 20_000;
const COUNTERS = ['vipp_remote_load_errors_total', 'vipp_render_errors_total'];

/** One remote, a gateway that serves it, and the host of its versions. */
export type RemoteUnderTest = {
  remote: RemoteName;
  gateway: TestProgram;
  /** Data folder of the gateway. */
  data: string;
  host: FaultHost;
  make: (options: VersionOptions) => Build;
};

/** Publishes a version with a fault. */
function publishFaulty({ remote, data, host, make }: Omit<RemoteUnderTest, 'gateway'>, fault: Fault, version: string) {
  const build = make({ version, fault: isHostFault(fault) ? undefined : fault });
  if (isHostFault(fault)) host.break(remote, version, fault);
  writePublishedAndPromoted(data, remote, build, host.addressOf(remote, version));
}

/** Whether the gateway's metrics count a fault of a version soon. */
const isCounted = ({ remote, gateway }: RemoteUnderTest, version: string): Promise<boolean> =>
  until(async () => {
    await askFirstPage(gateway.url, remote);
    const labels = [`remote="${remote}"`, `version="${version}"`];
    return (await sumOfCounters(gateway.url, COUNTERS, labels)) > 0;
  }, NOTICE_MS);

/** The log names the version and why; nothing that was not published ever ran. */
function logFaults(log: string, version: string): string[] {
  const isNamed = log.includes(`"version":"${version}"`) || log.includes('chaos: this version throws on render');
  return [...(isNamed ? [] : ['not named in the log']), ...(log.includes(UNVERIFIED) ? ['unverified code ran'] : [])];
}

/** A good version again: the same from its repaired host, or the next one. @returns its name */
function repair({ remote, data, host, make }: RemoteUnderTest, fault: Fault, version: string): string {
  if (isHostFault(fault)) {
    host.repair(remote, version);
    return version;
  }
  const build = make({ version: `repaired_${faultSlug(fault)}` });
  writePublishedAndPromoted(data, remote, build, host.addressOf(remote, build.version));
  return build.version;
}

const isServedSoon = ({ remote, gateway }: RemoteUnderTest, version: string): Promise<boolean> =>
  until(async () => {
    const page = await askFirstPage(gateway.url, remote);
    return page.status === 200 && page.version === version;
  }, RECOVERY_MS);

/** @returns the faults of a cell, and the version that is served afterwards */
async function failAfterGoodVersion(tested: RemoteUnderTest, fault: Fault, lastGood: string | undefined) {
  const { remote, gateway } = tested;
  const version = `after_good_${faultSlug(fault)}`;
  publishFaulty(tested, fault, version);
  const faults = (await isCounted(tested, version)) ? [] : ['not in /metrics'];
  const page = await askFirstPage(gateway.url, remote);
  if (page.status !== 200 || page.version !== lastGood)
    faults.push(`last good version not served: ${page.status} ${page.version}`);
  faults.push(...(await faultsOfTheRest(gateway.url, remote)), ...logFaults(gateway.log(), version));
  const repaired = repair(tested, fault, version);
  if (await isServedSoon(tested, repaired)) return { faults, lastGood: repaired };
  return { faults: [...faults, 'no recovery'], lastGood };
}

/** A page whose remote is down: frame, message, and links on. */
function unavailablePageFaults({ status, html }: { status: number; html: string }): string[] {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const expected = {
    [`${status} instead of 503`]: status === 503,
    'no header': html.includes('Menu principal'),
    'no footer': html.includes('<footer'),
    'no message': main.includes('momentanément indisponible'),
    'no links': (main.match(/<a /g) ?? []).length >= 3,
  };
  return Object.entries(expected).flatMap(([name, holds]) => (holds ? [] : name));
}

const isolatedVersion = (fault: Fault): string => `isolated_${faultSlug(fault)}`;

async function failWithoutGoodVersion(tested: RemoteUnderTest, fault: Fault): Promise<string[]> {
  const { remote, gateway } = tested;
  const version = isolatedVersion(fault);
  const faults = (await isCounted(tested, version)) ? [] : ['not in /metrics'];
  return [
    ...faults,
    ...unavailablePageFaults(await askFirstPage(gateway.url, remote)),
    ...(await faultsOfTheRest(gateway.url, remote)),
    ...logFaults(gateway.log(), version),
  ];
}

type Options = { site: LabSite; host: FaultHost; hosted: string; remote: RemoteName };

/** No good version was ever available: the gateway starts with the first fault, and the others follow. */
async function runWithoutGoodVersion(
  { site, remote, host }: Options,
  make: RemoteUnderTest['make'],
  results: CellFaults,
): Promise<void> {
  const name = `${remote}-without-good`;
  const data = path.join(site.folder, name);
  let tested: RemoteUnderTest | undefined;
  for (const fault of FAULTS) {
    publishFaulty({ remote, data, host, make }, fault, isolatedVersion(fault));
    tested ??= { remote, data, host, make, gateway: await site.startGateway(name) };
    const faults = await failWithoutGoodVersion(tested, fault);
    results.get(fault)?.push(...faults.map((text) => `without a good version: ${text}`));
  }
  // Each host in turn is good again: its version, which never worked, does.
  for (const fault of FAULTS.filter(isHostFault)) {
    const version = isolatedVersion(fault);
    host.repair(remote, version);
    writePromoted(data, remote, version);
    if (tested && !(await isServedSoon(tested, version)))
      results.get(fault)?.push('without a good version: no recovery');
  }
}

/** @returns what is wrong with each cell, and the remote with a good version in a gateway that still runs */
export async function runServerCells(options: Options): Promise<{ results: CellFaults; tested: RemoteUnderTest }> {
  const { site, hosted, remote, host } = options;
  const make = (version: VersionOptions): Build => makeVersion({ packages: site.packages, hosted, remote }, version);
  const results = noCellFaults();
  const isolated = runWithoutGoodVersion(options, make, results);
  const tested = { remote, host, make, data: path.join(site.folder, remote), gateway: await site.startGateway(remote) };
  let lastGood: string | undefined;
  await until(async () => {
    lastGood = (await askFirstPage(tested.gateway.url, remote)).version;
    return lastGood !== undefined;
  }, NOTICE_MS);
  for (const fault of FAULTS) {
    const cell = await failAfterGoodVersion(tested, fault, lastGood);
    results.get(fault)?.push(...cell.faults);
    lastGood = cell.lastGood;
  }
  await isolated;
  return { results, tested };
}
