/**
 * What runs first in the browser: it listens to the page's scripts, and evaluates the rest in several short tasks after the
 * first paint, so that the page scrolls and answers meanwhile. `eager` keeps everything in this one file.
 */
import { leaveNothingOut } from '@vipp/shared/lib/page-parts';
import { pageScripts } from './federation/page-scripts.client';
import { firstPaint, giveWay } from './give-way.client';

/** A reload, or the browser's way back from another site: it then looks for the place where the visitor was. */
const isReturn = () => performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

async function begin(): Promise<void> {
  // At once: none of them has run yet, so none is missed. Whoever needs them hears of a failure.
  const scripts = pageScripts();
  scripts.catch(() => undefined);
  if (isReturn()) leaveNothingOut();
  await firstPaint();
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
