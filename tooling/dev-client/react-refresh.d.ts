declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: unknown): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, ...rest: unknown[]) => unknown;
}

declare module '@pmmmwh/react-refresh-webpack-plugin/lib/runtime/RefreshUtils' {
  import type { Hot } from './fast-refresh';

  /** Makes a module whose exports are all components a boundary of updates. */
  export function executeRuntime(exports: unknown, id: string, hot: Hot): void;
  /** Renders the components that were registered again. */
  export function enqueueUpdate(done: () => void): void;
}
