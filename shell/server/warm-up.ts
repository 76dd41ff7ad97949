/** Loads code before the first request, and content as soon as it is available, for the first visitors and the gate. */
import type { FastifyInstance } from 'fastify';
import { createSampleApi, sampleAddress } from './samples/sample-addresses';
import type { Releases } from './remotes/releases';
import type { Settings } from './settings/settings';

const PAUSE_MS = 50;

/** Waits until the content service sends any answer, for at most `backendWaitMs`. */
export async function waitForContentService({
  backendUrl,
  backendWaitMs,
}: Pick<Settings, 'backendUrl' | 'backendWaitMs'>): Promise<void> {
  for (const end = performance.now() + backendWaitMs; performance.now() < end;) {
    const answer = await fetch(backendUrl, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/**
 * Evaluates each remote: that needs no content and takes longer than rendering a page. A remote that throws has reported it.
 */
export async function evaluateRemotes(releases: Pick<Releases, 'settled' | 'choose' | 'load'>): Promise<void> {
  await releases.settled();
  const { remotes, routes } = releases.choose({ bucket: undefined, preview: {} });
  const loaded = [...remotes].map(async ([name, build]) => {
    const route = routes.find(({ remote }) => remote === name);
    if (route) await releases.load(build, route);
  });
  await Promise.allSettled(loaded);
}

/**
 * Renders each page with content once, one after the other. Its content is then cached, and the gate can check a version while
 * the content service is down.
 */
export async function warmContent(
  app: FastifyInstance,
  { routes }: Pick<Releases, 'routes'>,
  origin: string,
): Promise<void> {
  const api = createSampleApi(origin);
  for (const route of routes()) {
    const { path: url, exists } = await sampleAddress(route, api);
    // A site may be stopped in its first seconds.
    if (!app.server.listening) return;
    if (exists) await app.inject({ method: 'GET', url });
  }
}
