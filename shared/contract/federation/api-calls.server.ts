/** Inputs of the calls of the federation API; their answers are in `api-answers.ts`. */
import * as z from 'zod/mini';
import { namespaceSchema, pathSchema, redirectSchema, remoteSchema, versionSchema } from './remotes';
import { isPublicKey } from './signature.server';

/** Reason of a change, for the history. */
const why = z.optional(z.string().check(z.maxLength(500)));
/** The default version that the caller has seen: another one refuses the call. */
const ifLive = z.optional(versionSchema);
const version = { remote: remoteSchema, version: versionSchema };
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Coerced, because a query contains numbers as text. */
const limit = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1000)));

export const callSchemas = {
  missing: z.object({ remote: remoteSchema, files: z.array(integrity).check(z.maxLength(2000)) }),
  upload: z.object({ remote: remoteSchema, hash: z.string().check(z.regex(/^[0-9a-f]{96}$/)) }),
  check: z.object({ remote: remoteSchema, manifest: z.string() }),
  publish: z.object({ remote: remoteSchema, manifest: z.string(), why }),
  promote: z.object({ ...version, ifLive, why }),
  canary: z.object({ ...version, percent: z.number().check(z.minimum(0), z.maximum(100)), ifLive, why }),
  rollback: z.object({ remote: remoteSchema, version: z.optional(versionSchema), ifLive, why }),
  preview: z.object({ ...version, hours: z.number().check(z.positive(), z.maximum(168)) }),
  status: z.object({ remote: z.optional(remoteSchema) }),
  history: z.object({ remote: z.optional(remoteSchema), limit: z._default(limit, 50) }),
  retire: z.object({
    remote: remoteSchema,
    redirects: z._default(z.record(pathSchema, redirectSchema), {}),
    ifLive,
    why,
  }),
  givePaths: z.object({ remote: remoteSchema, paths: z.array(namespaceSchema).check(z.minLength(1), z.maxLength(50)) }),
  addKey: z.object({
    remote: remoteSchema,
    publicKey: z.string().check(z.refine(isPublicKey, 'not an ed25519 public key: 32 bytes as base64url')),
    label: z.string().check(z.minLength(1), z.maxLength(80)),
  }),
  revokeKey: z.object({ remote: remoteSchema, keyId: z.string() }),
};

/** Path of the federation API below the site's address. */
export const FEDERATION_API = '/federation/api';

export type CallInput<Name extends keyof typeof callSchemas> = z.infer<(typeof callSchemas)[Name]>;
