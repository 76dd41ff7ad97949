/** The share scope that one remote gets in the gateway: a copy, so that its changes do not affect other remotes. */
import { shareScope } from '../../../src/federation/share-scope';

/** The modules exist once, so their exports are frozen. */
for (const versions of Object.values(shareScope)) for (const { get } of Object.values(versions)) Object.freeze(get()());

/** A container uses one scope for its lifetime, so each version gets a copy of its own. */
export const remoteShareScope = (): typeof shareScope =>
  Object.fromEntries(
    Object.entries(shareScope).map(([request, versions]) => [
      request,
      Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, { ...shared }])),
    ]),
  );
