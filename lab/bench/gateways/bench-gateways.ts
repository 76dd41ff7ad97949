/**
 * `npm run bench:gateways`: two gateways behind nginx, one registry in PostgreSQL. A version is promoted at one and served
 * by the other; then one gateway is killed under load. Exits 1 when a request fails before the kill, more fail after it
 * than were in flight, or the promotion takes more than a second. Needs Debian's nginx and postgresql.
 */
import path from 'node:path';
import { setTimeout as elapsed } from 'node:timers/promises';
import { createKey, readKey, type SigningKey } from '@vipp/shared/contract/federation/signature.server';
import { restamp } from 'tooling/build/restamp';
import { readBuildFolder } from 'tooling/cli/build-folder';
import { publishManifest, uploadFiles } from 'tooling/cli/publish-build';
import { createSiteClient } from 'tooling/cli/site-client';
import { freePort } from 'tooling/run/free-port';
import { startPostgres } from 'tooling/run/postgres';
import { testTokens } from 'tooling/run/test-site';
import { machineLoad } from '../../support/figures';
import { startPageLoad } from '../../support/page-load';
import { versionsIn } from '../../support/page-versions';
import { parseNumber, parseOptions } from '../../support/parse-options';
import { printRows, type Row } from '../../support/print-rows';
import { withSite, type LabSite } from '../../support/with-site';
import { startNginx } from './nginx';

const REMOTE = 'mf-content';
const PAGES = ['/', '/le-groupe', '/contact', '/actualite', '/recrutements'];
const LIVE_LIMIT_MS = 1_000;
const LIVE_DEADLINE_MS = 20_000;
const BEFORE_KILL_MS = 2_000;
const AFTER_KILL_MS = 5_000;
const HELP = `npm run bench:gateways -- [options]
  --connections 20   load through nginx`;

/** A key of the team, which an operator makes the site trust. */
async function addKey(site: string): Promise<SigningKey> {
  const { pem, publicKey } = createKey();
  const operator = createSiteClient({ site, token: testTokens.FEDERATION_TOKEN });
  await operator.call('addKey', { remote: REMOTE, publicKey, label: 'content team' });
  return readKey(pem);
}

async function publishAndPromote(site: string, key: SigningKey, dist: string): Promise<string> {
  const team = createSiteClient({ site, key });
  const { manifest, build, files } = readBuildFolder(REMOTE, dist);
  await uploadFiles(team, REMOTE, files);
  await publishManifest(team, key, { remote: REMOTE, manifest, hosting: { kind: 'store' } });
  await team.call('promote', { remote: REMOTE, version: build.version });
  return build.version;
}

/** @returns ms until a request is sent whose answer is of the version, and until that answer is there */
async function timeUntilServed(site: string, version: string): Promise<{ latency: number; answered: number }> {
  const start = performance.now();
  for (;;) {
    const latency = performance.now() - start;
    const html = await (await fetch(site)).text();
    if (versionsIn(html)[REMOTE] === version) return { latency, answered: performance.now() - start };
    if (latency > LIVE_DEADLINE_MS) throw new Error(`the other gateway does not serve ${version}`);
  }
}

async function measure(site: LabSite, connections: number, port: number, databaseUrl: string): Promise<Row[]> {
  const base = `http://127.0.0.1:${port}`;
  const env = { DATABASE_URL: databaseUrl, PUBLIC_URL: base, LOG_LEVEL: 'error' };
  const [one, other] = await Promise.all([site.startGateway('one', { env }), site.startGateway('other', { env })]);
  site.defer(await startNginx({ folder: site.folder, port, gateways: [one.url, other.url] }));
  const key = await addKey(one.url);
  const dist = path.join(site.folder, 'next');
  restamp({ dist: path.join(site.packages, REMOTE, 'dist'), target: dist, version: 'next' });
  let requests = 0;
  const failures: (number | string)[] = [];
  const stopLoad = startPageLoad({
    site: base,
    paths: PAGES,
    connections,
    onAnswer: (_path, { status }) => {
      requests += 1;
      if (status !== 200) failures.push(status);
    },
  });
  site.defer(stopLoad);
  const version = await publishAndPromote(one.url, key, dist);
  const { latency, answered } = await timeUntilServed(other.url, version);
  await elapsed(BEFORE_KILL_MS);
  const failedBefore = failures.length;
  await one.kill();
  await elapsed(AFTER_KILL_MS);
  await stopLoad();
  const failedAfter = failures.slice(failedBefore);
  return [
    { name: `requests through nginx, ${connections} connections`, figure: requests },
    { name: 'failed before a gateway was killed', figure: failedBefore, holds: failedBefore === 0 },
    {
      name: `failed after it was killed, at most ${connections} in flight`,
      figure: [failedAfter.length, ...new Set(failedAfter)].join(' '),
      holds: failedAfter.length <= connections,
    },
    {
      name: 'the other gateway serves the promoted version after, ms',
      figure: latency.toFixed(0),
      holds: latency <= LIVE_LIMIT_MS,
    },
    { name: 'that page was answered after, ms', figure: answered.toFixed(0) },
  ];
}

export async function main(args: string[]): Promise<void> {
  const options = parseOptions(args, { connections: { type: 'string', default: '20' } }, HELP);
  const connections = parseNumber('connections', options.connections, [1, 1_000]);
  const postgres = await startPostgres();
  try {
    const port = await freePort();
    const backendEnv = { DATABASE_URL: postgres.url, PUBLIC_URL: `http://127.0.0.1:${port}` };
    const rows = await withSite('gateways', (site) => measure(site, connections, port, postgres.url), backendEnv);
    console.log(`load of the machine: ${machineLoad()}`);
    printRows(rows);
  } finally {
    await postgres.stop();
  }
}
