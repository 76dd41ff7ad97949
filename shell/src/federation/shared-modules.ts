/**
 * The modules that exist once per page and once per gateway. The federation plugin registers them in the shell's instance
 * (`tooling/build/build-options.ts`).
 */
import { getInstance } from '@module-federation/runtime';

type SharedModules = NonNullable<ReturnType<typeof getInstance>>['options']['shared'];

/** In the format of the runtime; empty in a program built without the plugin, such as a test. */
export const sharedModules = (): SharedModules => getInstance()?.options.shared ?? {};

/** Versions that the shell provides, by request. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedModules()).map(([request, [shared]]) => [request, shared?.version ?? '']));
