/** The calls of the federation API. */
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import { namespaceSchema, pathSchema, redirectSchema, remoteSchema, versionSchema } from './remotes';
import { isPublicKey } from './signature.server';

/** Path of the federation API below the site's address. */
export const FEDERATION_API = '/federation/api';

/** Reason of a change, for the history. */
const why = z.optional(z.string().check(z.maxLength(500)));
/** The default version that the caller has seen: another one refuses the call. */
const ifLive = z.optional(versionSchema);
const version = { remote: remoteSchema, version: versionSchema };
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Coerced, because a query contains numbers as text. */
const limit = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1000)));

/** Answer of every call, also of one that failed. Unknown fields are allowed, because a newer site may add some. */
export const answerSchema = z.looseObject({
  /** What was done, or why it was not, for people. */
  message: z.string(),
  problems: z.optional(z.array(problemSchema)),
  /** Files to upload; only in the answer to `missing`. */
  missing: z.optional(z.array(z.string())),
  /** Preview link; only in the answer to `preview`. */
  url: z.optional(z.string()),
});

export type Answer = z.infer<typeof answerSchema>;

const remote = { remote: remoteSchema };
const publicKey = z.string().check(z.refine(isPublicKey, 'not an ed25519 public key: 32 bytes as base64url'));
const label = z.string().check(z.minLength(1), z.maxLength(80));

const table = {
  missing: {
    method: 'POST',
    path: '/files/missing',
    input: z.object({ ...remote, files: z.array(integrity).check(z.maxLength(2000)) }),
  },
  upload: {
    method: 'PUT',
    path: '/files/:remote/:hash',
    input: z.object({ ...remote, hash: z.string().check(z.regex(/^[0-9a-f]{96}$/)) }),
  },
  check: { method: 'POST', path: '/check', input: z.object({ ...remote, manifest: z.string() }) },
  publish: { method: 'POST', path: '/publish', input: z.object({ ...remote, manifest: z.string(), why }) },
  promote: { method: 'POST', path: '/promote', input: z.object({ ...version, ifLive, why }) },
  canary: {
    method: 'POST',
    path: '/canary',
    input: z.object({ ...version, percent: z.number().check(z.minimum(0), z.maximum(100)), ifLive, why }),
  },
  rollback: {
    method: 'POST',
    path: '/rollback',
    input: z.object({ ...remote, version: z.optional(versionSchema), ifLive, why }),
  },
  retire: {
    method: 'POST',
    path: '/retire',
    input: z.object({ ...remote, redirects: z._default(z.record(pathSchema, redirectSchema), {}), ifLive, why }),
  },
  preview: {
    method: 'POST',
    path: '/preview',
    input: z.object({ ...version, hours: z.number().check(z.positive(), z.maximum(168)) }),
  },
  status: { method: 'GET', path: '/status', input: z.object({ remote: z.optional(remoteSchema) }) },
  history: {
    method: 'GET',
    path: '/history',
    input: z.object({ remote: z.optional(remoteSchema), limit: z._default(limit, 50) }),
  },
  givePaths: {
    method: 'POST',
    path: '/paths',
    isForOperators: true,
    input: z.object({ ...remote, paths: z.array(namespaceSchema).check(z.minLength(1), z.maxLength(50)) }),
  },
  addKey: { method: 'POST', path: '/keys', isForOperators: true, input: z.object({ ...remote, publicKey, label }) },
  revokeKey: {
    method: 'POST',
    path: '/keys/revoke',
    isForOperators: true,
    input: z.object({ ...remote, keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
  },
} as const;

export type CallName = keyof typeof table;
export type CallInput<Name extends CallName> = z.infer<(typeof table)[Name]['input']>;

export const calls: {
  [Name in CallName]: {
    method: 'GET' | 'POST' | 'PUT';
    path: string;
    isForOperators?: true;
    input: z.ZodMiniType<CallInput<Name>>;
  };
} = table;
