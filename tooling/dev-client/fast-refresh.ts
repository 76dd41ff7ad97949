/**
 * React Fast Refresh for a page of several webpack runtimes. One copy of React's refresh runtime, loaded before react-dom; the
 * modules of the host and of all remotes register with it (`swc-loader.cjs`).
 */
import { enqueueUpdate, executeRuntime } from '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils';
import { createSignatureFunctionForTransform, injectIntoGlobalHook, register } from 'react-refresh/runtime';

/** What is used of `module.hot`. */
export type Hot = {
  data: { page?: object } | undefined;
  accept: (onError?: (error: unknown) => void) => void;
  dispose: (callback: (data: { page?: object }) => void) => void;
  invalidate: () => void;
  check: (autoApply: boolean) => Promise<unknown>;
  status: () => string;
};

/** A webpack runtime of the page: that of the host or of a remote. */
export type HotRuntime = { hot: Hot; hash: () => string };

/** By name of the package. */
export const hotRuntimes = new Map<string, HotRuntime>();

/** Sent to the window after loaders of pages changed; the host loads the data of the page again. */
const DATA_EVENT = 'vipp:page-module-updated';

type Settled = HotRuntime & { scope: string; module: { id: string | number; exports: unknown } };

/** An exposed module with nothing but `page`, with a component. */
function pageOf(exports: unknown): object | undefined {
  if (typeof exports !== 'object' || exports === null || Object.keys(exports).join() !== 'page') return undefined;
  const { page } = exports as { page: unknown };
  return typeof page === 'object' && page !== null && 'Component' in page ? page : undefined;
}

/** The host holds the page module of its first load, so an update is copied into that one. */
function acceptPage(page: object, hot: Hot): void {
  const first = hot.data?.page;
  if (first) {
    Object.assign(first, page);
    enqueueUpdate(() => window.dispatchEvent(new Event(DATA_EVENT)));
  }
  hot.dispose((data) => {
    data.page = first ?? page;
  });
  hot.accept();
}

/** Called at the end of every module. */
function settle({ scope, module, hot, hash }: Settled): void {
  hotRuntimes.set(scope, hotRuntimes.get(scope) ?? { hot, hash });
  const page = pageOf(module.exports);
  if (page) acceptPage(page, hot);
  else executeRuntime(module.exports, `${scope} ${module.id}`, hot);
}

injectIntoGlobalHook(globalThis);
Object.assign(globalThis, { __fastRefresh: { register, sign: createSignatureFunctionForTransform, settle } });
