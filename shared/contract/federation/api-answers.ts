/** Answers of the federation API, as far as the command line shows them; a newer site may add fields. */
import * as z from 'zod/mini';
import { problemSchema } from './problem';

const text = z.optional(z.string());

const versionEntrySchema = z.looseObject({
  version: z.string(),
  at: z.string(),
  by: z.string(),
});

/** Health of a live version, as measured by the gateway that answers. */
const healthSchema = z.looseObject({
  version: z.string(),
  verdict: z.string(),
  renders: z.number(),
  failed: z.number(),
  errorRate: z.number(),
  renderMs: z.optional(z.object({ p50: z.optional(z.number()), p95: z.optional(z.number()) })),
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
  versions: z.array(versionEntrySchema),
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

const changeSchema = z.looseObject({ message: text, version: text });

export const answerSchemas = {
  missing: z.looseObject({ missing: z.array(z.string()) }),
  upload: z.looseObject({}),
  check: changeSchema,
  /** `liveFor`: share of visitors that get the version already. */
  publish: z.looseObject({ message: z.string(), liveFor: text }),
  promote: changeSchema,
  canary: changeSchema,
  rollback: z.looseObject({ version: z.string() }),
  preview: z.looseObject({ url: z.string(), expires: z.string() }),
  status: z.looseObject({ remotes: z.array(remoteStatusSchema) }),
  history: z.looseObject({ changes: z.array(historyEntrySchema) }),
  retire: changeSchema,
  givePaths: z.looseObject({ paths: z.array(z.string()) }),
  addKey: z.looseObject({ keyId: z.string(), label: z.string() }),
  revokeKey: z.looseObject({}),
};

/** Body of an error answer. */
export const refusalSchema = z.looseObject({ message: text, problems: z.optional(z.array(problemSchema)) });

export type RemoteStatus = z.infer<typeof remoteStatusSchema>;
export type LiveHealth = z.infer<typeof healthSchema>;
export type HistoryEntry = z.infer<typeof historyEntrySchema>;
