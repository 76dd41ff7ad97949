/**
 * Replaces modules of the federation runtime that this site cannot reach: remotes are loaded by their entry, never by their
 * manifest; nothing calls `preloadRemote`; the shell has no remotes of its build; no shared module is tree-shaken.
 */

/** `plugins/snapshot/SnapshotHandler` of runtime-core. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}
export const getGlobalRemoteInfo = () => ({});

/** `utils/preload` of runtime-core. */
export const formatPreloadArgs = () => [];
export const normalizePreloadExposes = () => [];
export const defaultPreloadArgs = {};
export const preloadAssets = () => [];

/** Of webpack-bundler-runtime. */
export const remotes = undefined;
export const getSharedFallbackGetter = undefined;
/** For remotes: all that a container contains is loaded by `get`, with its shared modules. */
export const installInitialConsumes = undefined;

/** `logger` of the sdk, for remotes: the runtime that logs is the host's. */
export const logger = {};
export const infrastructureLogger = {};
export const createLogger = () => logger;
export const createInfrastructureLogger = () => infrastructureLogger;
export const bindLoggerToCompiler = () => undefined;

/** `desc` of error-codes: an error has its code, what it is about, and the address of its explanation. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
