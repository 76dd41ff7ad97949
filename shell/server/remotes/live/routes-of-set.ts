/** The pages of a release set: those that its builds declare, each at its address once. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { pagesOf, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../../../src/routes';
import { ownerOf, type RegistryState } from '../registry/registry-state';

type RoutesOfSet = {
  routes: readonly SiteRoute[];
  /** Addresses by paths without a page. */
  redirects: ReadonlyMap<string, string>;
};

/**
 * While a path passes from one remote to another, both may declare it: its owner's page is served, and until that is live the
 * page of the other.
 */
export function routesOfSet(
  builds: ReadonlyMap<RemoteName, Build>,
  state: Pick<RegistryState, 'remotes'>,
): RoutesOfSet {
  const routes = new Map<string, SiteRoute>();
  const redirects = new Map<string, string>();
  for (const { redirects: ofRetired } of Object.values(state.remotes))
    for (const [path, target] of Object.entries(ofRetired)) redirects.set(path, target);
  for (const [remote, build] of builds) {
    for (const page of pagesOf(build))
      if (!routes.has(page.path) || ownerOf(state, page.path) === remote) routes.set(page.path, { ...page, remote });
    for (const route of build.routes ?? []) if ('redirect' in route) redirects.set(route.path, route.redirect);
  }
  return { routes: [...routes.values()], redirects };
}
