/** Brings in what the first visitors need, and what the gate does: code before they come, content as soon as it can be had. */
import type { FastifyInstance } from 'fastify';
import { REMOTES } from '../src/federation/remotes';
import { routeTable } from '../src/route-table';
import { sampleAddress } from './gate/sample-addresses';
import { createScratchApi } from './gate/scratch-api';
import type { LiveReleases } from './registry/live-releases';

/** Loads each remote before the first visitor comes: evaluating them takes longer than rendering does. */
export async function warmRemotes(app: FastifyInstance, releases: LiveReleases): Promise<void> {
  await releases.settled();
  const firstPages = REMOTES.filter((name) => releases.live(name).default).flatMap((name) => routeTable.find(({ remote }) => remote === name) ?? []);
  await Promise.all(firstPages.map(({ path: url }) => app.inject({ method: 'GET', url })));
}

/**
 * Renders each page that has content once, one after the other: what they show is kept from then on, so that a version
 * can be tried, and published, while the content service is down.
 */
export async function warmContent(app: FastifyInstance, origin: string): Promise<void> {
  const api = createScratchApi(origin);
  for (const route of routeTable) {
    const { path: url, exists } = await sampleAddress(route, api);
    if (exists) await app.inject({ method: 'GET', url });
  }
}
