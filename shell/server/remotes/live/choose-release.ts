/** The release set of a visitor, and its pages. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../../../src/routes';
import { BUCKETS, type ReleaseChoice, type Visitor } from '../protocol/release-choice';
import { buildOf, ownerOf, remoteNames, type RegistryState } from '../registry/registry-state';

export type LiveRemote = { default: Build | undefined; canary: { build: Build; percent: number } | undefined };

export const NOT_LIVE: LiveRemote = { default: undefined, canary: undefined };

/**
 * A canary uses the buckets from 0 upwards, so that a new percentage affects only the visitors between the old and the new one.
 *
 * @param percent share of visitors, 0 to 100
 */
export const isInCanary = (bucket: number, percent: number): boolean => bucket < Math.round(percent * (BUCKETS / 100));

type RoutesOfSet = {
  routes: readonly SiteRoute[];
  /** Addresses by paths without a page. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * During the transfer of a path, both remotes may declare it: the new owner's page is served when live, until then the other's.
 */
export function routesOfSet(
  builds: ReadonlyMap<RemoteName, Build>,
  state: Pick<RegistryState, 'documents'>,
): RoutesOfSet {
  const routes = new Map<string, SiteRoute>();
  const redirects = new Map<string, string>();
  for (const { redirects: ofRetired } of Object.values(state.documents))
    for (const [path, target] of Object.entries(ofRetired)) redirects.set(path, target);
  for (const [remote, build] of builds) {
    for (const page of pagesOf(build))
      if (!routes.has(page.path) || ownerOf(state, page.path) === remote) routes.set(page.path, { ...page, remote });
    for (const route of build.routes ?? []) if ('redirect' in route) redirects.set(route.path, route.redirect);
  }
  return { routes: [...routes.values()], redirects };
}

/** A preview takes precedence over a canary, a canary over the default version. */
export function chooseRelease(
  { bucket, preview }: Visitor,
  live: ReadonlyMap<RemoteName, LiveRemote>,
  registered: RegistryState,
): ReleaseChoice {
  const remotes = new Map<RemoteName, Build>();
  const canaries: RemoteName[] = [];
  const previews: RemoteName[] = [];
  for (const remote of remoteNames(registered)) {
    const { default: defaultBuild, canary } = live.get(remote) ?? NOT_LIVE;
    const previewed = buildOf(registered, remote, preview[remote]);
    if (previewed) previews.push(remote);
    const isCanary = !previewed && canary !== undefined && bucket !== undefined && isInCanary(bucket, canary.percent);
    if (isCanary) canaries.push(remote);
    const build = previewed ?? (isCanary ? canary.build : defaultBuild);
    if (build) remotes.set(remote, build);
  }
  return { remotes, ...routesOfSet(remotes, registered), canary: canaries, preview: previews };
}
