/** What the registry stores of a remote, or of the shell: one document. Each change of it is a pure function. */
import * as z from 'zod/mini';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';

/** Changes that are stored for the history of a remote. */
const MAX_CHANGES = 200;

// Loose: a gateway must preserve the fields of a newer one.
const storedVersionSchema = z.looseObject({
  /** SHA-384 of the text of its manifest, which is stored among the files. */
  manifest: z.string(),
  at: z.string(),
  by: z.string(),
  isAdopted: z.boolean(),
  /** Latest time of a page with it, unless it is live. */
  usedUntil: z.string(),
  /** When its files were removed; only the same manifest can be published as this version again. */
  removedAt: z.optional(z.string()),
});

const storedChangeSchema = z.looseObject({
  at: z.string(),
  by: z.string(),
  type: z.string(),
  version: z.optional(z.string()),
  percent: z.optional(z.number()),
  why: z.optional(z.string()),
});

const keySchema = z.looseObject({ publicKey: z.string(), label: z.string(), isRevoked: z.boolean() });

export const remoteDocumentSchema = z.looseObject({
  /** Increased where an older gateway would misunderstand a document. */
  format: z.literal(1),
  versions: z.record(z.string(), storedVersionSchema),
  keys: z.record(z.string(), keySchema),
  /** The default version, and who chose it; undefined until a version is promoted. */
  default: z.optional(z.looseObject({ version: z.string(), by: z.string() })),
  /** Earlier default versions, the latest last: the targets of rollbacks. */
  earlier: z.array(z.string()),
  canary: z.optional(z.looseObject({ version: z.string(), percent: z.number(), since: z.string() })),
  /** Paths below which it may have pages. Of several remotes with the same path, that with the highest number has it. */
  paths: z.record(z.string(), z.number()),
  /** Redirects of the pages of a retired remote, by path. */
  redirects: z.record(z.string(), z.string()),
  /** Links to a version, by the SHA-256 of their token. */
  previews: z._default(z.record(z.string(), z.looseObject({ version: z.string(), until: z.string() })), {}),
  /** The latest changes, the latest last. */
  changes: z.array(storedChangeSchema),
});

/** Without the index signature of a loose object, so that a misspelt field is an error. */
type Known<Loose> = { [Key in keyof Loose as string extends Key ? never : Key]: Loose[Key] };
export type RemoteDocument = Known<z.infer<typeof remoteDocumentSchema>>;
export type StoredVersion = Known<z.infer<typeof storedVersionSchema>>;
type StoredChange = z.infer<typeof storedChangeSchema>;

export const emptyDocument: RemoteDocument = {
  format: 1,
  versions: {},
  keys: {},
  earlier: [],
  paths: {},
  redirects: {},
  previews: {},
  changes: [],
};

type Common = {
  /** Name of the remote, or `shell`. */
  remote: string;
  /** Time in ISO 8601. */
  at: string;
  /** Label of a team's key, `operator`, or `gateway`. */
  by: string;
};

type OfVersion = { version: string; why?: string | undefined };

export type ChangeFields =
  | { type: 'key-added'; keyId: string; publicKey: string; label: string }
  | { type: 'key-revoked'; keyId: string }
  /** `rank` is higher than that of any remote with one of the paths. */
  | { type: 'paths-given'; paths: readonly string[]; rank: number }
  /** A version passed the gate. `manifest` is the text of its `build.json`. */
  | ({ type: 'published'; manifest: string; keyId: string } & OfVersion)
  /** A build in the folder of the gateway, as in a fresh clone; or of another site while a remote is developed. */
  | ({ type: 'adopted'; manifest: string } & OfVersion)
  /** Makes a version the default version. */
  | ({ type: 'promoted' } & OfVersion)
  /** Makes an earlier version the default version again, and ends a canary. */
  | ({ type: 'rolled-back' } & OfVersion)
  /** Sends a version to a share of visitors; a rollback ends it with 0. */
  | ({ type: 'canary'; percent: number } & OfVersion)
  /** The gateway ended a canary because of its failures. */
  | ({ type: 'halted' } & OfVersion)
  /** Ends all pages of a remote. */
  | { type: 'retired'; redirects: Readonly<Record<string, string>>; why?: string | undefined }
  /** A shell served at that time. */
  | ({ type: 'used'; until: string } & OfVersion)
  /** A link shows a version until then; `link` is the hash of its token. */
  | ({ type: 'previewed'; until: string; link: string } & OfVersion)
  /** The files of an unused version are removed. */
  | ({ type: 'removed' } & OfVersion);

export type Change = Common & ChangeFields;
/** A change to record; by default it is made by the gateway, now. */
export type NewChange = Pick<Common, 'remote'> & Partial<Common> & ChangeFields;

/** Versions of a remote that visitors may get, the default version first. */
export const liveVersions = ({ default: current, canary }: Pick<RemoteDocument, 'default' | 'canary'>): string[] =>
  [current?.version, canary?.version].filter((version) => version !== undefined);

/** Version that a rollback promotes; undefined where there is no earlier one. */
export const rollbackTarget = ({ earlier }: RemoteDocument): string | undefined => earlier.at(-1);

/** The entries with other fields of one that they have. */
const withFields = <Entry>(entries: Record<string, Entry>, name: string, fields: Partial<NoInfer<Entry>>) => {
  const known = entries[name];
  return known ? { ...entries, [name]: { ...known, ...fields } } : entries;
};

/** Earlier default versions once the current one is replaced. */
const earlierAfter = ({ earlier, default: current }: RemoteDocument): string[] =>
  current ? [...earlier.filter((version) => version !== current.version), current.version] : earlier;

function fieldsAfter(document: RemoteDocument, change: Change): Partial<RemoteDocument> {
  const { canary, earlier, versions, keys, paths } = document;
  const { at, by } = change;
  const canaryUnless = (version: string) => (canary?.version === version ? undefined : canary);
  switch (change.type) {
    case 'key-added': {
      const { keyId, publicKey, label } = change;
      return { keys: { ...keys, [keyId]: { publicKey, label, isRevoked: false } } };
    }
    case 'key-revoked':
      return { keys: withFields(keys, change.keyId, { isRevoked: true }) };
    case 'paths-given':
      return { paths: { ...paths, ...Object.fromEntries(change.paths.map((path) => [path, change.rank])) } };
    case 'published':
    case 'adopted': {
      const { type, version, manifest } = change;
      const isAdopted = type === 'adopted';
      const record = { manifest: sha384(manifest), at, by, isAdopted, usedUntil: at };
      return { versions: { ...versions, [version]: record } };
    }
    case 'promoted':
    case 'rolled-back': {
      const { type, version } = change;
      const isPromoted = type === 'promoted';
      // The version before a rollback is no target of the next one: that would return to it.
      const targets = (isPromoted ? earlierAfter(document) : earlier).filter((one) => one !== version);
      const others = isPromoted ? canaryUnless(version) : undefined;
      return { default: { version, by }, earlier: targets, redirects: {}, canary: others };
    }
    case 'canary': {
      const { version, percent } = change;
      const since = canary?.version === version ? canary.since : at;
      return { canary: percent > 0 ? { version, percent, since } : undefined };
    }
    case 'halted':
      return { canary: canaryUnless(change.version) };
    case 'retired':
      return { default: undefined, earlier: earlierAfter(document), canary: undefined, redirects: change.redirects };
    case 'used':
      return { versions: withFields(versions, change.version, { usedUntil: change.until }) };
    case 'previewed': {
      const { version, until, link } = change;
      const valid = Object.entries(document.previews).filter(([, one]) => one.until > at);
      return {
        // Its files are not removed before the link ends.
        versions: withFields(versions, version, { usedUntil: until }),
        previews: { ...Object.fromEntries(valid), [link]: { version, until } },
      };
    }
    case 'removed':
      return {
        versions: withFields(versions, change.version, { removedAt: at }),
        earlier: earlier.filter((version) => version !== change.version),
      };
  }
}

/** What the history says of a change. */
function toStored(change: Change): StoredChange {
  const { remote: _remote, ...fields } = change;
  const long = { manifest: undefined, publicKey: undefined, rank: undefined, link: undefined };
  return { ...fields, ...long };
}

export function applyChange(document: RemoteDocument, change: Change): RemoteDocument {
  let after: RemoteDocument = { ...document, ...fieldsAfter(document, change) };
  for (const version of liveVersions(document))
    if (!liveVersions(after).includes(version))
      after = { ...after, versions: withFields(after.versions, version, { usedUntil: change.at }) };
  return { ...after, changes: [...document.changes, toStored(change)].slice(-MAX_CHANGES) };
}
