/** Loads what the first visitors and the gate need: code before the first request, content as soon as it is available. */
import type { FastifyInstance } from 'fastify';
import type { SiteRoute } from '../src/routes';
import { createSampleApi, sampleAddress } from './samples/sample-addresses';
import type { Releases } from './remotes/releases';

/** The first page of each remote that has one. */
const firstPages = ({ routes }: Pick<Releases, 'routes'>): SiteRoute[] => [
  ...new Map(
    routes()
      .toReversed()
      .map((route) => [route.remote, route]),
  ).values(),
];

/** Evaluates each remote, which needs no content and takes longer than rendering a page. A remote that throws has reported it. */
export async function evaluateRemotes(
  releases: Pick<Releases, 'settled' | 'choose' | 'routes' | 'load'>,
): Promise<void> {
  await releases.settled();
  const { remotes } = releases.choose({ bucket: undefined, preview: {} });
  const loaded = firstPages(releases).map(async (route) => {
    const build = remotes.get(route.remote);
    if (build) await releases.load(build, route);
  });
  await Promise.allSettled(loaded);
}

/** Renders a page of each remote before the first request. */
export async function warmRemotes(app: FastifyInstance, releases: Pick<Releases, 'settled' | 'routes'>): Promise<void> {
  await releases.settled();
  await Promise.all(firstPages(releases).map(({ path: url }) => app.inject({ method: 'GET', url })));
}

/**
 * Renders each page that has content once, one after the other, so that its content is cached and the gate can check a
 * version while the content service is down.
 */
export async function warmContent(
  app: FastifyInstance,
  { routes }: Pick<Releases, 'routes'>,
  origin: string,
): Promise<void> {
  const api = createSampleApi(origin);
  for (const route of routes()) {
    const { path: url, exists } = await sampleAddress(route, api);
    if (exists) await app.inject({ method: 'GET', url });
  }
}
