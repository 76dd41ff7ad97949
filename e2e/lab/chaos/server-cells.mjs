/** One remote's versions fail in the gateway, one way after the other: with an earlier good version, then without. */
import path from 'node:path';
import { startGateway } from 'tooling/run/test-site';
import { FAULTS, HOST_FAULTS, UNVERIFIED } from './faults.mjs';
import { askPage, countOf, faultsOfTheRest, FIRST_PAGES, until, versionOf } from './site-answers.mjs';
import { makeVersion, writePromoted, writePublished } from './versions.mjs';

const NOTICE_MS = 10_000;
/** The breaker's pause and a round of retries. */
const RECOVERY_MS = 20_000;
const COUNTERS = ['vipp_remote_load_errors_total', 'vipp_render_errors_total'];

/** A version's name is part of its container's, a variable. */
const slug = (fault) => fault.replaceAll(' ', '_');

/** Publishes a version with a fault, and waits until the gateway has noticed. */
async function inflict({ site, data, remote, host, publish }, fault, version) {
  const isOfHost = HOST_FAULTS.includes(fault);
  const build = publish(version, isOfHost ? undefined : fault);
  if (isOfHost) host.break(remote, version, fault);
  writePublished(data, build, host.addressOf(remote, version));
  writePromoted(data, build);
  return {
    build,
    isOfHost,
    noticed: (address) =>
      until(async () => {
        await askPage(address ?? site(), FIRST_PAGES[remote]);
        return (await countOf(address ?? site(), COUNTERS, [`remote="${remote}"`, `version="${version}"`])) > 0;
      }, NOTICE_MS),
  };
}

/** The log names the version and why; nothing that was not published ever ran. */
function logFaults(log, version) {
  const isNamed = log.includes(`"version":"${version}"`) || log.includes('chaos: this version throws on render');
  return [...(isNamed ? [] : ['not named in the log']), ...(log.includes(UNVERIFIED) ? ['unverified code ran'] : [])];
}

async function earlierFaults(parts, fault, good) {
  const { remote, gateway, host } = parts;
  const version = `with_earlier_${slug(fault)}`;
  const site = gateway.url;
  const { isOfHost, noticed } = await inflict({ ...parts, site: () => site }, fault, version);
  const faults = (await noticed()) ? [] : ['not in /metrics'];
  const page = await askPage(site, FIRST_PAGES[remote]);
  if (page.status !== 200 || versionOf(page.html, remote) !== good.current)
    faults.push(`last good version not served: ${page.status} ${versionOf(page.html, remote)}`);
  faults.push(...(await faultsOfTheRest(site, remote)), ...logFaults(gateway.log(), version));
  let mended = version;
  if (isOfHost) host.mend(remote, version);
  else {
    mended = `mended_${slug(fault)}`;
    const build = parts.publish(mended);
    writePublished(parts.data, build, host.addressOf(remote, mended));
    writePromoted(parts.data, build);
  }
  const isBack = await until(async () => {
    const { status, html } = await askPage(site, FIRST_PAGES[remote]);
    return status === 200 && versionOf(html, remote) === mended;
  }, RECOVERY_MS);
  if (isBack) good.current = mended;
  return isBack ? faults : [...faults, 'no recovery'];
}

function unavailableFaults({ status, html }) {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  const parts = {
    'no 503': status === 503,
    'no header': html.includes('Menu principal'),
    'no footer': html.includes('<footer'),
    'no message': main.includes('momentanément indisponible'),
    'no links': (main.match(/<a /g) ?? []).length >= 3,
  };
  return Object.entries(parts)
    .filter(([, holds]) => !holds)
    .map(([name]) => (name === 'no 503' ? `${status} instead of 503` : name));
}

async function aloneFaults(parts, gateway, fault, { version, noticed }) {
  const faults = (await noticed(gateway.url)) ? [] : ['not in /metrics'];
  faults.push(...unavailableFaults(await askPage(gateway.url, FIRST_PAGES[parts.remote])));
  return [...faults, ...(await faultsOfTheRest(gateway.url, parts.remote)), ...logFaults(gateway.log(), version)];
}

/** No good version was ever there: the gateway starts with the first fault, and the others follow. */
async function runAlone(parts) {
  const { packages, folder, backendUrl, remote, host } = parts;
  const data = path.join(folder, `${remote}-alone`);
  const results = new Map();
  let gateway;
  try {
    for (const fault of FAULTS) {
      const version = `alone_${slug(fault)}`;
      const inflicted = await inflict({ ...parts, data }, fault, version);
      gateway ??= await startGateway({ packages, folder: data, backendUrl });
      results.set(
        fault,
        (await aloneFaults(parts, gateway, fault, { ...inflicted, version })).map((text) => `alone: ${text}`),
      );
    }
    // Each host in turn is good again: its version, which never worked, does.
    for (const fault of HOST_FAULTS) {
      const version = `alone_${slug(fault)}`;
      host.mend(remote, version);
      writePromoted(data, { name: remote, version });
      const isBack = await until(
        async () => versionOf((await askPage(gateway.url, FIRST_PAGES[remote])).html, remote) === version,
        RECOVERY_MS,
      );
      const { status } = await askPage(gateway.url, FIRST_PAGES[remote]);
      if (!isBack || status !== 200) results.get(fault).push('alone: no recovery');
    }
  } finally {
    await gateway?.stop();
  }
  return results;
}

/**
 * @typedef {Awaited<ReturnType<typeof import('./fault-host.mjs').startFaultHost>>} FaultHost
 * @typedef {Awaited<ReturnType<typeof startGateway>>} Gateway
 * @param {{ packages: string, folder: string, hosted: string, backendUrl: string, remote: string, host: FaultHost }} options
 * @returns {Promise<{ results: Map<string, string[]>, gateway: Gateway, data: string, publish: (version: string, fault?: string, side?: string) => ReturnType<typeof makeVersion> }>}
 *   what is wrong with each cell, and the gateway, still running, with a good version
 */
export async function runServerCells(options) {
  const { packages, folder, hosted, backendUrl, remote } = options;
  const publish = (version, fault, side = 'server') =>
    makeVersion({ packages, folder: hosted, remote, version, fault, side });
  const alone = runAlone({ ...options, publish });
  const data = path.join(folder, remote);
  const gateway = await startGateway({ packages, folder: data, backendUrl });
  const parts = { ...options, publish, data, gateway };
  const good = {};
  await until(
    async () =>
      (good.current = versionOf((await askPage(gateway.url, FIRST_PAGES[remote])).html, remote)) !== undefined,
    NOTICE_MS,
  );
  const results = new Map();
  for (const fault of FAULTS) results.set(fault, await earlierFaults(parts, fault, good));
  for (const [fault, faults] of await alone) results.get(fault).push(...faults);
  return { results, gateway, data, publish };
}
