/** The share scope as one remote gets it in the gateway: what it changes there, no other remote sees. */
import { shareScope } from '../../../src/federation/share-scope';

/** The modules themselves exist once: none of their exports can be replaced. */
for (const versions of Object.values(shareScope)) for (const { get } of Object.values(versions)) Object.freeze(get()());

/** A container accepts one scope for its lifetime; each version gets a copy of its own. */
export const remoteShareScope = (): typeof shareScope =>
  Object.fromEntries(
    Object.entries(shareScope).map(([request, versions]) => [
      request,
      Object.fromEntries(Object.entries(versions).map(([version, shared]) => [version, { ...shared }])),
    ]),
  );
