/**
 * The calls of the federation API. Answers are declared as far as the command line shows them, and loosely: a newer site may add
 * fields.
 */
import * as z from 'zod/mini';
import { problemSchema } from './problem';
import { namespaceSchema, pathSchema, redirectSchema, remoteSchema, versionSchema } from './remotes';
import { isPublicKey } from './signature.server';

/** Path of the federation API below the site's address. */
export const FEDERATION_API = '/federation/api';

const text = z.optional(z.string());
/** Reason of a change, for the history. */
const why = z.optional(z.string().check(z.maxLength(500)));
/** The default version that the caller has seen: another one refuses the call. */
const ifLive = z.optional(versionSchema);
const version = { remote: remoteSchema, version: versionSchema };
const integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
/** Coerced, because a query contains numbers as text. */
const limit = z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(1000)));

const changeSchema = z.looseObject({ message: text, version: text });

/** Health of a live version, as measured by the gateway that answers. */
const healthSchema = z.looseObject({
  version: z.string(),
  verdict: z.string(),
  renders: z.number(),
  failed: z.number(),
  errorRate: z.number(),
  last: z.optional(z.looseObject({ kind: z.string(), reason: z.string() })),
});

const remoteStatusSchema = z.looseObject({
  remote: z.string(),
  default: text,
  canary: z.optional(z.looseObject({ version: z.string(), percent: z.number() })),
  rollbackTo: text,
  paths: z.optional(z.array(z.string())),
  faults: z.record(z.string(), z.string()),
  health: z.optional(z.array(healthSchema)),
  versions: z.array(z.looseObject({ version: z.string(), at: z.string(), by: z.string() })),
  keys: z.array(z.looseObject({ keyId: z.string(), label: z.string(), isRevoked: z.optional(z.boolean()) })),
});

const historyEntrySchema = z.looseObject({
  type: z.string(),
  at: z.string(),
  by: z.string(),
  remote: z.string(),
  version: text,
  percent: z.optional(z.number()),
  keyId: text,
  label: text,
  paths: z.optional(z.array(z.string())),
  why: text,
});

const table = {
  missing: {
    method: 'POST',
    path: '/files/missing',
    input: z.object({ remote: remoteSchema, files: z.array(integrity).check(z.maxLength(2000)) }),
    answer: z.looseObject({ missing: z.array(z.string()) }),
  },
  /** `hash`: SHA-384 in hexadecimal digits. */
  upload: {
    method: 'PUT',
    path: '/files/:remote/:hash',
    input: z.object({ remote: remoteSchema, hash: z.string().check(z.regex(/^[0-9a-f]{96}$/)) }),
    answer: z.looseObject({}),
  },
  check: {
    method: 'POST',
    path: '/check',
    input: z.object({ remote: remoteSchema, manifest: z.string() }),
    answer: changeSchema,
  },
  publish: {
    method: 'POST',
    path: '/publish',
    input: z.object({ remote: remoteSchema, manifest: z.string(), why }),
    /** `liveFor`: share of visitors that get the version already. */
    answer: z.looseObject({ message: z.string(), liveFor: text }),
  },
  promote: { method: 'POST', path: '/promote', input: z.object({ ...version, ifLive, why }), answer: changeSchema },
  canary: {
    method: 'POST',
    path: '/canary',
    input: z.object({ ...version, percent: z.number().check(z.minimum(0), z.maximum(100)), ifLive, why }),
    answer: changeSchema,
  },
  rollback: {
    method: 'POST',
    path: '/rollback',
    input: z.object({ remote: remoteSchema, version: z.optional(versionSchema), ifLive, why }),
    answer: z.looseObject({ version: z.string() }),
  },
  retire: {
    method: 'POST',
    path: '/retire',
    input: z.object({
      remote: remoteSchema,
      redirects: z._default(z.record(pathSchema, redirectSchema), {}),
      ifLive,
      why,
    }),
    answer: changeSchema,
  },
  preview: {
    method: 'POST',
    path: '/preview',
    input: z.object({ ...version, hours: z.number().check(z.positive(), z.maximum(168)) }),
    answer: z.looseObject({ url: z.string(), expires: z.string() }),
  },
  status: {
    method: 'GET',
    path: '/status',
    input: z.object({ remote: z.optional(remoteSchema) }),
    answer: z.looseObject({ remotes: z.array(remoteStatusSchema) }),
  },
  history: {
    method: 'GET',
    path: '/history',
    input: z.object({ remote: z.optional(remoteSchema), limit: z._default(limit, 50) }),
    answer: z.looseObject({ changes: z.array(historyEntrySchema) }),
  },
  givePaths: {
    method: 'POST',
    path: '/paths',
    isForOperators: true,
    input: z.object({
      remote: remoteSchema,
      paths: z.array(namespaceSchema).check(z.minLength(1), z.maxLength(50)),
    }),
    answer: z.looseObject({ paths: z.array(z.string()) }),
  },
  addKey: {
    method: 'POST',
    path: '/keys',
    isForOperators: true,
    input: z.object({
      remote: remoteSchema,
      publicKey: z.string().check(z.refine(isPublicKey, 'not an ed25519 public key: 32 bytes as base64url')),
      label: z.string().check(z.minLength(1), z.maxLength(80)),
    }),
    answer: z.looseObject({ keyId: z.string(), label: z.string() }),
  },
  revokeKey: {
    method: 'POST',
    path: '/keys/revoke',
    isForOperators: true,
    input: z.object({ remote: remoteSchema, keyId: z.string().check(z.regex(/^[0-9a-f]{16}$/)) }),
    answer: z.looseObject({}),
  },
} as const;

export type CallName = keyof typeof table;
export type CallInput<Name extends CallName> = z.infer<(typeof table)[Name]['input']>;
export type AnswerOf<Name extends CallName> = z.infer<(typeof table)[Name]['answer']>;

export const calls: {
  [Name in CallName]: {
    method: 'GET' | 'POST' | 'PUT';
    path: string;
    isForOperators?: true;
    input: z.ZodMiniType<CallInput<Name>>;
    answer: z.ZodMiniType<AnswerOf<Name>>;
  };
} = table;

/** Body of an error answer. */
export const refusalSchema = z.looseObject({ message: text, problems: z.optional(z.array(problemSchema)) });

export type RemoteStatus = z.infer<typeof remoteStatusSchema>;
export type LiveHealth = z.infer<typeof healthSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
