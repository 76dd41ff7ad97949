/** One remote's versions fail in the gateway, one way after the other; the earlier good version is served instead. */
import pg from 'pg';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import { ownRoutes, publicRemotes } from '@vipp/shared/testing/own-routes.server';
import type { TestProgram } from 'tooling/testing/test-site';
import type { Lab } from '../support/check';
import { versionsIn } from '../support/page-versions';
import { until } from '../support/until';
import { FAULTS, isHostFault, slugOf, UNVERIFIED, type FaultHost } from './faulty-versions';

const COUNTERS = ['vipp_remote_load_errors_total', 'vipp_render_errors_total'];
/** Pages with more than the first one of their remote: short, a list, forms. */
const CHOSEN: Readonly<Partial<Record<RemoteName, string>>> = {
  'mf-content': '/mentionslegales',
  'mf-recruitment': '/recrutements/candidature',
};

export function firstPage(remote: RemoteName): string {
  const pages = pagesOf({ routes: ownRoutes(remote) });
  return CHOSEN[remote] ?? pages.find((page) => !page.path.includes(':'))?.path ?? '/';
}

export const othersOf = (remote: RemoteName): RemoteName[] => publicRemotes.filter((name) => name !== remote);

/** One remote, a gateway that serves it, and the host of its versions. */
export type Tested = { remote: RemoteName; gateway: TestProgram; registry: pg.Client; host: FaultHost };
/** Consequences by fault; none for an empty list. */
export type Cells = Record<string, string[]>;

export async function askPage(site: string, address: string) {
  const answer = await fetch(new URL(address, site), { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
}

export async function askFirstPage({ gateway, remote }: Pick<Tested, 'gateway' | 'remote'>) {
  const answer = await askPage(gateway.url, firstPage(remote));
  return { ...answer, version: versionsIn(answer.html)[remote] };
}

/** Sum of counters of a gateway over the series with all of these labels. */
export async function sumOfCounters(
  site: string,
  names: readonly string[],
  labels: readonly string[],
): Promise<number> {
  const text = await (await fetch(new URL('/metrics', site))).text();
  const series = text.split('\n').filter((line) => names.some((name) => line.startsWith(`${name}{`)));
  return series
    .filter((line) => labels.every((label) => line.includes(label)))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

export const isServedSoon = (tested: Tested, version: string): Promise<boolean> =>
  until(async () => {
    const page = await askFirstPage(tested);
    return page.status === 200 && page.version === version;
  });

/** Counted and logged with its version, while the rest of the site answers. */
async function faultsOf(tested: Tested, version: string): Promise<string[]> {
  const { gateway, remote } = tested;
  const labels = [`remote="${remote}"`, `version="${version}"`];
  const isCounted = await until(async () => {
    await askFirstPage(tested);
    return (await sumOfCounters(gateway.url, COUNTERS, labels)) > 0;
  });
  const missing = await askPage(gateway.url, '/nulle-part');
  const faults = isCounted ? [] : ['not in /metrics'];
  if (missing.status !== 404 || !missing.html.includes('<footer')) faults.push(`404 page: ${missing.status}`);
  for (const other of othersOf(remote)) {
    const { status } = await askFirstPage({ gateway, remote: other });
    if (status !== 200) faults.push(`${firstPage(other)}: ${status}`);
  }
  const log = gateway.log();
  if (!log.includes(`"version":"${version}"`) && !log.includes('chaos: this version throws on render'))
    faults.push('not named in the log');
  return log.includes(UNVERIFIED) ? [...faults, 'unverified code ran'] : faults;
}

async function afterGoodVersion(tested: Tested, cells: Cells): Promise<void> {
  const { remote, host, registry } = tested;
  let good = '';
  await until(async () => (good = (await askFirstPage(tested)).version ?? '') !== '');
  for (const fault of FAULTS) {
    const version = `after_good_${slugOf(fault)}`;
    await host.publish(registry, remote, version, fault);
    const found = await faultsOf(tested, version);
    const page = await askFirstPage(tested);
    if (page.status !== 200 || page.version !== good) found.push(`${good} not served: ${page.status} ${page.version}`);
    const repaired = isHostFault(fault) ? version : `repaired_${slugOf(fault)}`;
    if (isHostFault(fault)) await host.repair(registry, remote, version);
    else await host.publish(registry, remote, repaired);
    if (await isServedSoon(tested, repaired)) good = repaired;
    else found.push('no recovery');
    cells[fault]?.push(...found);
  }
}

/** @returns the remote in a gateway that still runs, with a good version */
export async function runServerCells(lab: Lab, host: FaultHost, remote: RemoteName, cells: Cells): Promise<Tested> {
  const { url } = await lab.postgres();
  const gateway = await lab.gateway(remote, { env: { DATABASE_URL: url } });
  const registry = new pg.Client(url);
  await registry.connect();
  lab.defer(() => registry.end());
  const tested = { remote, host, registry, gateway };
  await afterGoodVersion(tested, cells);
  return tested;
}
