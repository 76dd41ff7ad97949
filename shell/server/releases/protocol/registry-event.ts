/** The events of the registry as they are stored; its state follows from them alone. */
import * as z from 'zod/mini';
import { buildSchema } from '@vipp/shared/contract/federation/build-manifest';
import {
  hostingSchema,
  remoteSchema,
  versionSchema,
  whySchema,
} from '@vipp/shared/contract/federation/release-schemas';

const common = {
  /** Of the request that caused it: the same request never counts twice. */
  requestId: z.uuid(),
  /** ISO 8601. */
  at: z.string(),
  /** Label of a team's key, `operator`, or `gateway`. */
  by: z.string(),
  remote: remoteSchema,
};

const why = whySchema;

const published = {
  ...common,
  type: z.literal('published'),
  version: versionSchema,
  hosting: hostingSchema,
  keyId: z.string(),
};
const adopted = { ...common, type: z.literal('adopted'), version: versionSchema, hosting: z.optional(hostingSchema) };

const withoutBuild = [
  z.object({ ...common, type: z.literal('key-added'), keyId: z.string(), publicKey: z.string(), label: z.string() }),
  z.object({ ...common, type: z.literal('key-revoked'), keyId: z.string() }),
  /** A version becomes the default version. */
  z.object({ ...common, type: z.literal('promoted'), version: versionSchema, why }),
  /** An earlier version becomes the default version again; ends a canary too. */
  z.object({ ...common, type: z.literal('rolled-back'), version: versionSchema, why }),
  /** A version that a share of visitors gets; 0 ends it. */
  z.object({
    ...common,
    type: z.literal('canary'),
    version: versionSchema,
    percent: z.number().check(z.minimum(0), z.maximum(100)),
    why,
  }),
  /** The gateway took a canary's traffic away by itself. */
  z.object({ ...common, type: z.literal('halted'), version: versionSchema, why: z.string() }),
] as const;

export const registryEventSchema = z.discriminatedUnion('type', [
  ...withoutBuild,
  /** A version passed the gate. `signature` is its team's, over the text of `manifest`. */
  z.object({ ...published, build: buildSchema, manifest: z.string(), signature: z.string() }),
  /** A build of the gateway's own folder, as a fresh clone has them; or, while a remote is developed, of another site. */
  z.object({ ...adopted, build: buildSchema }),
]);

/** The same without build, manifest and signature, as a snapshot has it. */
export const eventSummarySchema = z.discriminatedUnion('type', [
  ...withoutBuild,
  z.object(published),
  z.object(adopted),
]);

export type RegistryEvent = z.infer<typeof registryEventSchema>;
type WithoutProof<Event> = Event extends { manifest: string } ? Omit<Event, 'manifest' | 'signature'> : Event;
/** An event as the gateway works with it: manifest and signature are only in the store. */
export type KnownEvent = WithoutProof<RegistryEvent>;

/** An event with its place in the registry's history, from 1. */
export type StoredEvent = { seq: number; event: KnownEvent };
/** An event that this version of the gateway does not know: a newer one stored it. */
export type UnknownEvent = { seq: number; requestId: string; unknown: string };
export type ReadEvent = StoredEvent | UnknownEvent;
