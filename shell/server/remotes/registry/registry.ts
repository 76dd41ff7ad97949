/** The registry in the gateway: its state in memory, and the only way to change it. */
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { buildSchema, type Build } from '@vipp/shared/contract/federation/build-manifest';
import { sha384 } from '@vipp/shared/contract/federation/integrity.server';
import type { RemoteRoute } from '@vipp/shared/contract/federation/remotes';
import { applyChange, emptyDocument, remoteDocumentSchema, type Change, type NewChange } from './remote-document';
import type { ArtefactStore, ReadDocument, RegistryStore } from './registry-store';
import { toState, type RegistryState, type StoredDocument } from './registry-state';

const MAX_ATTEMPTS = 20;

type Logger = Pick<FastifyBaseLogger, 'info' | 'warn'>;

/** Routes by name of the remote. */
type RoutesOfFolder = ReadonlyMap<string, readonly RemoteRoute[]>;

/** @throws {Error} for a damaged document, and for one of a newer gateway that this one would misunderstand */
function parseDocument({ name, revision, document }: ReadDocument): StoredDocument {
  const parsed = remoteDocumentSchema.safeParse(document);
  if (parsed.success) return { name, revision, document: parsed.data };
  const isNewer = parsed.error.issues.some(({ path }) => path[0] === 'format') && Object(document).format > 1;
  throw new Error(
    isNewer
      ? `registry: the document of ${name} was written by a newer gateway. Update this one.`
      : `registry: the document of ${name} is damaged (${parsed.error.issues[0]?.path.join('.') || 'it is not JSON'}). Restore it from a backup, see docs/operating.md.`,
  );
}

/** Adds the manifests of a document to `builds`; a version without a readable one is not used. */
async function readManifests(
  { name, document }: StoredDocument,
  builds: Map<string, Build>,
  { files, ofFolder, logger }: { files: ArtefactStore; ofFolder: RoutesOfFolder; logger: Logger },
): Promise<void> {
  for (const [version, { manifest, removedAt }] of Object.entries(document.versions)) {
    if (removedAt !== undefined || builds.has(manifest)) continue;
    const body = await files.get(manifest);
    if (body) {
      const build = buildSchema.parse(JSON.parse(body.toString('utf8')));
      // A version from before remotes declared their routes has those of the build in the folder of this gateway.
      builds.set(manifest, { ...build, routes: build.routes ?? [...(ofFolder.get(name) ?? [])] });
    } else
      logger.warn({ name, version }, 'the manifest of a version is missing from the store, the version is not used');
  }
}

/** Opens the registry and reads all documents. */
export async function openRegistry(
  store: RegistryStore,
  logger: Logger = { info: () => undefined, warn: () => undefined },
  ofFolder: RoutesOfFolder = new Map(),
) {
  const documents = new Map<string, StoredDocument>();
  const builds = new Map<string, Build>();
  let refreshErrors = 0;
  const listeners: (() => void)[] = [];
  let state = toState([], builds);

  const readOnce = async (): Promise<void> => {
    const known = Object.fromEntries([...documents.values()].map(({ name, revision }) => [name, revision]));
    const changed = (await store.readChanged(known)).map(parseDocument);
    if (changed.length === 0) return;
    for (const one of changed) await readManifests(one, builds, { files: store.files, ofFolder, logger });
    for (const one of changed) documents.set(one.name, one);
    state = toState([...documents.values()], builds);
    for (const listener of listeners) listener();
  };
  /** Reads the changes of other gateways; one after the other: an earlier answer must never replace a later one. */
  const inTurn = pLimit(1);
  const refresh = (): Promise<void> => inTurn(readOnce);
  await refresh();
  store.onChange(() =>
    refresh().catch((err: unknown) => {
      refreshErrors += 1;
      logger.warn({ err }, 'the registry cannot be read, the gateway continues with its latest state');
    }),
  );

  return {
    state: (): RegistryState => state,
    files: store.files,
    /**
     * Makes the changes of one remote that `decide` returns for the latest state; called again when another change was first.
     *
     * @returns false when `decide` returned none
     * @throws {Error} when the document cannot be changed, or other changes are always first
     */
    change: async (
      decide: (state: RegistryState) => NewChange | readonly NewChange[] | undefined,
    ): Promise<boolean> => {
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
        const at = new Date().toISOString();
        const decided = [decide(state) ?? []].flat().map((one): Change => ({ at, by: 'gateway', ...one }));
        const [first] = decided;
        if (!first) return false;
        for (const one of decided)
          if ('manifest' in one) await store.files.put(sha384(one.manifest), Buffer.from(one.manifest));
        const { document, revision } = documents.get(first.remote) ?? { document: emptyDocument, revision: 0 };
        const isWritten = await store.write(first.remote, decided.reduce(applyChange, document), revision);
        await refresh();
        if (!isWritten) continue;
        for (const one of decided)
          if (one.by !== 'gateway') {
            const version = 'version' in one ? one.version : undefined;
            logger.info({ remote: one.remote, change: one.type, version, by: one.by }, 'a remote was changed');
          }
        return true;
      }
      throw new Error('registry: too many changes at the same time');
    },
    refresh,
    /** Failed readings of other gateways’ changes since the start. */
    refreshErrors: () => refreshErrors,
    /** Calls the listener after each change, by this gateway or another. */
    onChange: (listener: () => void): void => void listeners.push(listener),
    close: store.close,
  };
}

export type Registry = Awaited<ReturnType<typeof openRegistry>>;
