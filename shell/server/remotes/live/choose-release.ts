import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { ReleaseChoice, Visitor } from '../protocol/release-choice';
import { remoteNames, remoteOf, type RegistryState } from '../registry/registry-state';
import { isInCanary } from './canary-bucket';
import { buildOf, NOT_LIVE, type LiveRemote } from './next-live-remote';
import { routesOfSet } from './routes-of-set';

/** The release set of a visitor: a preview takes precedence over a canary, a canary over the default version. */
export function chooseRelease(
  { bucket, preview }: Visitor,
  live: ReadonlyMap<RemoteName, LiveRemote>,
  registered: Pick<RegistryState, 'remotes'>,
): ReleaseChoice {
  const remotes = new Map<RemoteName, Build>();
  const canaries: RemoteName[] = [];
  const previews: RemoteName[] = [];
  for (const remote of remoteNames(registered)) {
    const { default: defaultBuild, canary } = live.get(remote) ?? NOT_LIVE;
    const previewed = buildOf(remoteOf(registered, remote), preview[remote]);
    if (previewed) previews.push(remote);
    const isCanary = !previewed && canary !== undefined && bucket !== undefined && isInCanary(bucket, canary.percent);
    if (isCanary) canaries.push(remote);
    const build = previewed ?? (isCanary ? canary.build : defaultBuild);
    if (build) remotes.set(remote, build);
  }
  return { remotes, ...routesOfSet(remotes, registered), canary: canaries, preview: previews };
}
