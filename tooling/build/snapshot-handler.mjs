/** Replaces the module of this name in `@module-federation/runtime-core`: no remote is loaded by its manifest here. */
export class SnapshotHandler {
  hooks = { applyPlugin: () => undefined };
}

/** Only `registerRemotes` with `force` asks for it, which nothing does. */
export const getGlobalRemoteInfo = () => ({});
