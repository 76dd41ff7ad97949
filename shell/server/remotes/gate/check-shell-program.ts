/** Renders the live pages of a site, its argument, with the shell of this build, and writes the problems. */
import path from 'node:path';
import { sharedVersions } from '../../../src/federation/shared-modules';
import { contentAddress, withDeadline, createSandbox, type SiteContentAnswer } from './sandbox-worker';
import { readFromSite } from '../builds/build-files';
import { fetchBuild, fetchLiveVersions } from '../registry/follow-site';
import { checkLive } from './check-live';

const CONTENT_TIMEOUT_MS = 10_000;
const WORKER = path.join(__dirname, 'sandbox-worker.cjs');

const contentOf =
  (site: string) =>
  async (requested: string): Promise<SiteContentAnswer> => {
    const address = contentAddress(requested);
    if (address === undefined) return { status: 404, body: '' };
    const response = await fetch(`${site}${address}`, { signal: AbortSignal.timeout(CONTENT_TIMEOUT_MS) });
    return { status: response.status, body: await response.text() };
  };

const report = (text: string): void => void process.stderr.write(`${text}\n`);

async function check(site: string): Promise<void> {
  const sandbox = createSandbox({ script: WORKER, content: withDeadline(contentOf(site)) });
  const options = { read: readFromSite(site), sandbox, singletonVersions: sharedVersions() };
  const live = await fetchLiveVersions(site);
  const builds = await Promise.all(live.map(({ remote, version }) => fetchBuild(site, remote, version)));
  process.stdout.write(JSON.stringify(await checkLive(builds, options, report)));
}

check(process.argv[2] ?? '').catch((error: unknown) => {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
