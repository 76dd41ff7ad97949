/**
 * Runs after the page is painted (`begin-scripts.client.ts`). Listens to the page's scripts, and evaluates the rest in several
 * short tasks: the page can scroll and respond between them. `eager` bundles everything in this file.
 */
import { pageScripts } from './federation/page-scripts.client';
import { yieldToMain } from './yield-to-main.client';

async function begin(): Promise<void> {
  // Before any script runs, to miss no event; `startSite` handles the rejection.
  const scripts = pageScripts();
  scripts.catch(() => undefined);
  // In this same task: where browsers have no `scheduler.yield`, a remote's script may run in the next, and needs the runtime.
  await import(/* webpackMode: "eager" */ './federation/provide-runtime');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  // Not the packages themselves: that would disable tree shaking for them.
  await import(/* webpackMode: "eager" */ '@vipp/shared/stores/router');
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@module-federation/runtime');
  await yieldToMain();
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site.client');
  await yieldToMain();
  await startSite(scripts);
}

void begin();
