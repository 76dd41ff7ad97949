/**
 * The interface of releases for the rest of the gateway: which version a visitor gets (`choose`), the page modules of a
 * version (`load`), and its files (`file`). Registry, gate, health and API are behind it.
 */
import { pathInWorkshop, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { SiteRoute } from '../../src/routes';
import type { RemoteModules } from './builds/remote-modules';
import { createMetrics, type Metrics } from './health/metrics';
import { createCountReport, type CountReport } from './health/report-routes';
import type { VersionHealth } from './health/version-health';
import type { LiveReleases } from './live/live-releases';
import type { StoredFile } from './builds/build-store';
import type { ReleaseChoice } from './protocol/release-choice';
import type { Registry } from './registry/registry';

export type { CountReport, Metrics };

type OpenedParts = {
  registry: Registry;
  live: LiveReleases;
  modules: RemoteModules;
  health: VersionHealth;
  /** Versions of the modules that remotes share with the shell. */
  singletonVersions: Readonly<Record<string, string>>;
};

/** Parts for the files directly in this folder, and those that all hosts of the site count with. */
type ReleaseParts = OpenedParts & { metrics: Metrics; countReport: CountReport };

type ReleaseFiles = {
  shell: Build;
  /** File at a path below `/_mf/`, of any version; undefined where there is none. Rejects when it is unavailable. */
  file: (path: string) => Promise<StoredFile | undefined>;
  /** Client file of the shell or of a live version, to be inlined into a page. */
  bytes: (build: Build, file: string) => Buffer | undefined;
  /** Serves the latest builds of this site's folder, in development. */
  refresh?: () => Promise<void>;
};

export function createReleases(opened: OpenedParts, files: ReleaseFiles) {
  const { registry, live, modules, health } = opened;
  const parts: ReleaseParts = { ...opened, metrics: createMetrics(opened), countReport: createCountReport() };
  return {
    ...files,
    parts,
    choose: live.choose,
    load: modules.load,
    loadLastWorking: modules.loadLastWorking,
    /** Reports that a page of a version was rendered. */
    rendered: (build: Build, ms: number): void => {
      health.rendered(build.name, build.version, ms);
      modules.rendered(build);
    },
    /** Reports that rendering a page of a version threw. */
    failed: ({ name, version }: Build, reason: string): void => health.failed(name, version, 'render', reason),
    /** The pages of the default release set. */
    routes: (): readonly SiteRoute[] => live.choose({ bucket: undefined, preview: {} }).routes,
    /** The remotes that have a version: their default versions, and why a live one is unavailable, if so. */
    states: (): { remote: RemoteName; version: string; fault: string | undefined }[] =>
      live.names().flatMap((remote) => {
        const { default: build } = live.live(remote);
        const fault = [...live.faults()].find(([key]) => key.startsWith(`${remote}@`))?.[1];
        return build ? [{ remote, version: build.version, fault }] : [];
      }),
    settled: live.settled,
    close: registry.close,
  };
}

export type Releases = ReturnType<typeof createReleases>;

// The releases as one host of the site has them: the workshop's pages and their remotes, or all others.

type SiteHost = 'public' | 'workshop';

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
