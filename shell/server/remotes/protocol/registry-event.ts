/** The stored events of the registry, from which its state is computed. */
import * as z from 'zod/mini';
import { buildSchema } from '@vipp/shared/contract/federation/build-manifest';
import { hostingSchema, versionSchema, whySchema } from '@vipp/shared/contract/federation/release-schemas';
import { remoteSchema } from '@vipp/shared/contract/federation/remotes';

const common = {
  /** Id of the request that caused the event, so that a repeated request has no effect. */
  requestId: z.uuid(),
  /** Time in ISO 8601. */
  at: z.string(),
  /** Label of a team's key, `operator`, or `gateway`. */
  by: z.string(),
  remote: remoteSchema,
};

const why = whySchema;

export const registryEventSchema = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('key-added'), keyId: z.string(), publicKey: z.string(), label: z.string() }),
  z.object({ ...common, type: z.literal('key-revoked'), keyId: z.string() }),
  /** The remote may have pages below these paths from now on, and no other. */
  z.object({ ...common, type: z.literal('paths-given'), paths: z.array(z.string()) }),
  /** Ends all pages of a remote; `redirects` says where they are now, by path. */
  z.object({ ...common, type: z.literal('retired'), redirects: z.record(z.string(), z.string()), why }),
  /** Makes a version the default version. */
  z.object({ ...common, type: z.literal('promoted'), version: versionSchema, why }),
  /** Makes an earlier version the default version again, and ends a canary. */
  z.object({ ...common, type: z.literal('rolled-back'), version: versionSchema, why }),
  /** Sends a version to a share of visitors; 0 ends the canary. */
  z.object({
    ...common,
    type: z.literal('canary'),
    version: versionSchema,
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    why,
  }),
  /** The gateway ended a canary because of its failures. */
  z.object({ ...common, type: z.literal('halted'), version: versionSchema, why: z.string() }),
  /** A version passed the gate. `signature` is its team's, over the text of `manifest`. */
  z.object({
    ...common,
    type: z.literal('published'),
    version: versionSchema,
    hosting: hostingSchema,
    keyId: z.string(),
    build: buildSchema,
    manifest: z.string(),
    signature: z.string(),
    why,
  }),
  /** A build in the folder of the gateway, as in a fresh clone; or of another site while a remote is developed. */
  z.object({
    ...common,
    type: z.literal('adopted'),
    version: versionSchema,
    hosting: z.optional(hostingSchema),
    build: buildSchema,
  }),
  /**
   * A shell is about to serve: tabs and gateways that know its pages need its files, from any gateway. `build` has the files
   * for browsers only.
   */
  z.object({
    ...common,
    remote: z.literal('shell'),
    type: z.literal('shell-added'),
    version: versionSchema,
    build: buildSchema,
  }),
]);

export type RegistryEvent = z.infer<typeof registryEventSchema>;
type WithoutProof<Event> = Event extends { manifest: string } ? Omit<Event, 'manifest' | 'signature'> : Event;
/** An event in memory: manifest and signature are only in the store. */
export type KnownEvent = WithoutProof<RegistryEvent>;

/** An event of a remote, not of the shell. */
export type RemoteEvent<Event = KnownEvent> = Exclude<Event, { type: 'shell-added' }>;

/** An event with its position in the history of the registry, from 1. */
export type StoredEvent = { seq: number; event: KnownEvent };
/** An event that a newer gateway stored, and that this one does not know. */
export type UnknownEvent = { seq: number; requestId: string; unknown: string };
export type ReadEvent = StoredEvent | UnknownEvent;
