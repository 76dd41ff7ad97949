/**
 * What runs once the page is painted (`begin-scripts.client.ts`): it listens to the page's scripts, and evaluates the
 * rest in several short tasks, so that the page scrolls and answers meanwhile. `eager` keeps everything in this one file.
 */
import { pageScripts } from './federation/page-scripts.client';
import { giveWay } from './give-way.client';

async function begin(): Promise<void> {
  // At once: none of them has run yet, so none is missed. Whoever needs them hears of a failure.
  const scripts = pageScripts();
  scripts.catch(() => undefined);
  await giveWay();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await giveWay();
  // Not the packages themselves: all of them would then count as used.
  await import(/* webpackMode: "eager" */ '@vipp/shared/stores/router');
  await giveWay();
  await import(/* webpackMode: "eager" */ './page-state');
  await giveWay();
  await import(/* webpackMode: "eager" */ './federation/share-scope');
  await giveWay();
  const { startSite } = await import(/* webpackMode: "eager" */ './start-site.client');
  await giveWay();
  await startSite(scripts);
}

void begin();
