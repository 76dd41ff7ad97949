/** Renders what is live on the site that is its argument with the shell that this program was built with; writes a `ShellCheck`. */
import path from 'node:path';
import { sharedVersions } from '../../../src/federation/shared-modules';
import { contentAddress, withDeadline } from '../gate/content-answers';
import { createSandbox, type SiteContentAnswer } from '../gate/sandbox-worker';
import { readFromSite } from '../builds/build-files';
import { fetchBuild, fetchLiveVersions } from '../registry/follow-site';
import { checkLive, type LiveVersion } from './check-live';

const CONTENT_TIMEOUT_MS = 10_000;
const WORKER = path.join(__dirname, 'sandbox-worker.cjs');

async function liveOfSite(site: string): Promise<LiveVersion[]> {
  const live = await fetchLiveVersions(site);
  return Promise.all(
    live.map(async ({ remote, version, role }) => ({ remote, role, build: await fetchBuild(site, remote, version) })),
  );
}

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
  process.stdout.write(JSON.stringify(await checkLive(await liveOfSite(site), options, report)));
}

check(process.argv[2] ?? '').catch((error: unknown) => {
  report(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
