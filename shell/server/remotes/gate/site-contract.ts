/** The requirements of this site for its remotes, for teams that build elsewhere. */
import type { Budgets } from '@vipp/shared/contract/federation/budgets';
import { REMOTES, type RemoteName } from '@vipp/shared/contract/federation/remotes';
import type { RegistryState } from '../registry/registry-state';
import { neededModules, type NeededModule } from './check-modules';
import { liveSets, type LiveSet } from './live-sets';

export type SiteContract = {
  routes: Record<RemoteName, NeededModule[]>;
  singletons: Readonly<Record<string, string>>;
  budgets: Budgets;
  live: LiveSet[];
};

export const siteContract = (
  state: RegistryState,
  singletons: Readonly<Record<string, string>>,
  budgets: Budgets,
): SiteContract => ({
  routes: Object.fromEntries(REMOTES.map((remote) => [remote, neededModules(remote)])) as Record<
    RemoteName,
    NeededModule[]
  >,
  singletons,
  budgets,
  live: liveSets(state),
});
