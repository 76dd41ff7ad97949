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
/** Coerced: a query contains numbers as text. */
const limit = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1000)));

/** Answer of every call, also of one that failed. Unknown fields are allowed, because a newer site may add some. */
export const answerSchema = z.looseObject({
  /** The change, or the reason of a refusal, for people. */
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

const post = <Shape extends z.core.$ZodShape>(path: string, shape: Shape) => ({
  method: 'POST' as const,
  path,
  input: z.object(shape),
});
const get = <Shape extends z.core.$ZodShape>(path: string, shape: Shape) => ({
  ...post(path, shape),
  method: 'GET' as const,
});

const hash = z.string().check(z.regex(/^[0-9a-f]{96}$/));
const keyId = z.string().check(z.regex(/^[0-9a-f]{16}$/));
const paths = z.array(namespaceSchema).check(z.minLength(1), z.maxLength(50));
const percent = z.number().check(z.positive(), z.maximum(100));
const hours = z.number().check(z.positive(), z.maximum(168));
const redirects = z._default(z.record(pathSchema, redirectSchema), {});
const manifest = z.string();
const ofOne = { remote: z.optional(remoteSchema) };

const table = {
  missing: post('/files/missing', { ...remote, files: z.array(integrity).check(z.maxLength(2000)) }),
  upload: { ...post('/files/:remote/:hash', { ...remote, hash }), method: 'PUT' as const },
  check: post('/check', { ...remote, manifest }),
  publish: post('/publish', { ...remote, manifest, why }),
  promote: post('/promote', { ...version, ifLive, why }),
  canary: post('/canary', { ...version, percent, ifLive, why }),
  rollback: post('/rollback', { ...remote, version: z.optional(versionSchema), ifLive, why }),
  retire: post('/retire', { ...remote, redirects, ifLive, why }),
  preview: post('/preview', { ...version, hours }),
  status: get('/status', ofOne),
  history: get('/history', { ...ofOne, limit: z._default(limit, 50) }),
  givePaths: { ...post('/paths', { ...remote, paths }), isForOperators: true as const },
  addKey: { ...post('/keys', { ...remote, publicKey, label }), isForOperators: true as const },
  revokeKey: { ...post('/keys/revoke', { ...remote, keyId }), isForOperators: true as const },
};

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
