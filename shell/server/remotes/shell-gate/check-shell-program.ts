/** Renders what is live on a site with the shell that this program was built with, and sends the result to its parent. */
import { once } from 'node:events';
import path from 'node:path';
import * as z from 'zod/mini';
import type { ShellCheckMessage } from '@vipp/shared/contract/federation/shell-check';
import { sharedVersions } from '../../../src/federation/shared-modules';
import { contentAddress, withDeadline } from '../gate/content-answers';
import { createSandbox } from '../gate/sandbox-worker';
import type { SiteContentAnswer } from '../gate/sandbox-message';
import { readFromSite } from '../builds/build-files';
import { fetchBuild, fetchLiveVersions } from '../registry/site-documents';
import { checkLive, summariseCheck, type LiveVersion } from './check-live';

const jobSchema = z.object({
  /** Origin of the site. */
  site: z.string(),
  /** Version of this shell. */
  shell: z.string(),
});

const CONTENT_TIMEOUT_MS = 10_000;
const WORKER = path.join(__dirname, 'sandbox-worker.cjs');

const send = (message: ShellCheckMessage): void => void process.send?.(message);

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

async function check(site: string, shell: string): Promise<void> {
  const live = await liveOfSite(site);
  const sandbox = createSandbox({ script: WORKER, content: withDeadline(contentOf(site)) });
  const checked = await checkLive(
    live,
    { read: readFromSite(site), sandbox, singletonVersions: sharedVersions() },
    (text) => send({ type: 'progress', text }),
  );
  send({ type: 'checked', check: summariseCheck(shell, checked) });
}

async function main(): Promise<void> {
  const [message]: unknown[] = await once(process, 'message');
  const { site, shell } = jobSchema.parse(message);
  try {
    await check(site, shell);
  } catch (error) {
    send({ type: 'failed', reason: error instanceof Error ? error.message : String(error) });
  } finally {
    process.disconnect();
  }
}

void main();
