/** The releases as one host of the site has them: the workshop's pages and their remotes, or all others. */
import { pathInWorkshop, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { SiteRoute } from '../../src/routes';
import type { ReleaseChoice } from './protocol/release-choice';
import type { Releases } from './releases';

export type SiteHost = 'public' | 'workshop';

function toWorkshopRoute(route: SiteRoute): SiteRoute[] {
  const path = pathInWorkshop(route.path);
  return path === undefined ? [] : [{ ...route, path, bare: true }];
}

const routesOf = (host: SiteHost, routes: readonly SiteRoute[]): SiteRoute[] =>
  host === 'workshop'
    ? routes.flatMap(toWorkshopRoute)
    : routes.filter(({ path }) => pathInWorkshop(path) === undefined);

function choiceOf(host: SiteHost, all: ReleaseChoice): ReleaseChoice {
  const routes = routesOf(host, all.routes);
  const inWorkshop = routesOf('workshop', all.routes);
  const has = (pages: readonly SiteRoute[], remote: RemoteName) => pages.some((page) => page.remote === remote);
  // A remote without pages is on the public host.
  const isHere = (remote: RemoteName) => has(routes, remote) || (host === 'public' && !has(inWorkshop, remote));
  return {
    remotes: new Map([...all.remotes].filter(([remote]) => isHere(remote))),
    routes,
    redirects: host === 'public' ? all.redirects : new Map(),
    canary: all.canary.filter(isHere),
    preview: all.preview.filter(isHere),
  };
}

export function releasesOfHost(host: SiteHost, releases: Releases): Releases {
  // Most visitors get the default release set, and the key of a cached page is computed once for its map of remotes.
  const choices = new WeakMap<ReleaseChoice, ReleaseChoice>();
  const choose: Releases['choose'] = (visitor) => {
    const all = releases.choose(visitor);
    const known = choices.get(all) ?? choiceOf(host, all);
    choices.set(all, known);
    return known;
  };
  return {
    ...releases,
    choose,
    routes: () => routesOf(host, releases.routes()),
    parts: { ...releases.parts, live: { ...releases.parts.live, choose } },
  };
}
