/** Release sets for tests. */
import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { routesOfSet } from '../remotes/live/choose-release';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';

/** The set of these builds, with their pages. */
export function choiceOf(builds: readonly Build[], fields: Partial<ReleaseChoice> = {}): ReleaseChoice {
  const remotes = new Map(builds.map((build) => [build.name as RemoteName, build]));
  return { remotes, ...routesOfSet(remotes, { documents: {} }), canary: [], preview: [], ...fields };
}
