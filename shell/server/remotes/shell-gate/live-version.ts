/** The versions that a new shell must render: the default version of each remote, and its canary. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { becomesDefault, type AdoptOptions } from '../registry/adopt-builds';
import type { Registry } from '../registry/registry';
import { remoteNames, remoteOf } from '../registry/registry-state';

export type LiveVersion = { remote: RemoteName; build: Build; role: 'default' | 'canary' };

/** What is live once the builds of this site are adopted, which they are not yet: a refused start changes nothing. */
export const liveAfterAdoption = (
  registry: Pick<Registry, 'state'>,
  builds: ReadonlyMap<RemoteName, Build>,
  options: AdoptOptions,
): LiveVersion[] =>
  [...new Set([...remoteNames(registry.state()), ...builds.keys()])].flatMap((remote): LiveVersion[] => {
    const { versions, defaultVersion, canary } = remoteOf(registry.state(), remote);
    const own = builds.get(remote);
    const isAdopted = own && becomesDefault(registry, remote, own.version, options);
    const live = isAdopted ? own : versions.get(defaultVersion ?? '')?.build;
    const tried = canary && versions.get(canary.version)?.build;
    return [
      ...(live ? [{ remote, build: live, role: 'default' as const }] : []),
      ...(tried && tried !== live ? [{ remote, build: tried, role: 'canary' as const }] : []),
    ];
  });
