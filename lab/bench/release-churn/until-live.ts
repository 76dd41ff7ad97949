import { Agent } from 'node:http';
import { fetchPage } from '../../support/page-load';
import { isOfOneReleaseSet, versionsIn } from '../../support/page-versions';

const DEADLINE_MS = 10_000;
/** Of the remote whose versions change. */
const PAGE = '/mentionslegales';

/** @returns ms from now until a page is of this version of a remote; Infinity when it is not within ten seconds */
export async function untilLive(site: string, remote: string, version: string): Promise<number> {
  const start = performance.now();
  const agent = new Agent({ keepAlive: true });
  try {
    for (;;) {
      const { html } = await fetchPage(new URL(PAGE, site), agent);
      const elapsed = performance.now() - start;
      if (versionsIn(html)[remote] === version && isOfOneReleaseSet(html)) return elapsed;
      if (elapsed > DEADLINE_MS) return Infinity;
    }
  } finally {
    agent.destroy();
  }
}
