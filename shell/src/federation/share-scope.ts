/**
 * The federation share scope: the modules that exist once per page and once per gateway. The host has exactly one version
 * of each, so nothing is negotiated and both sides build the scope the same way.
 *
 * Shape: webpack's share scope, `scope[request][version] = { get, from, eager, loaded }`.
 */
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as router from '@vipp/shared/stores/router';
import * as siteContext from '@vipp/shared/stores/site-context';

/** Versions read from the installed packages when the shell is built. */
declare const SINGLETON_VERSIONS: Record<string, string>;

type ShareScope = Record<string, Record<string, { get: () => () => unknown; from: string; eager: boolean; loaded: 1 }>>;

/** The container of a remote, as webpack's ContainerPlugin generates it. */
export type RemoteContainer = {
  init: (scope: ShareScope) => void | Promise<void>;
  get: (module: string) => Promise<() => unknown>;
};

const singletons: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@vipp/shared/stores/router': router,
  '@vipp/shared/stores/site-context': siteContext,
};

/** The shared modules that remotes may require: compared by the gate, provided by the scope below. */
export const singletonVersions: Readonly<Record<string, string>> = SINGLETON_VERSIONS;

/** A container accepts one scope object for its lifetime, so this one exists as long as the process or page. */
export const shareScope: ShareScope = Object.fromEntries(
  Object.entries(singletons).map(([request, module]) => [
    request,
    { [singletonVersions[request] ?? '0.0.0']: { get: () => () => module, from: 'shell', eager: true, loaded: 1 } },
  ]),
);
