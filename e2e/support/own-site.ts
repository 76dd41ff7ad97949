/** The test function of specs that change what other tests read, such as the form: their site is their own. */
import { test as base } from './test';
import { startWholeSite, type WholeSite } from './whole-site';

/**
 * @param settings of the site
 * @param prepare runs once, when the site is ready; what it returns runs at the end
 */
export const testOnOwnSite = (
  settings: Readonly<Record<string, string>>,
  prepare: (site: WholeSite) => Promise<void> | (() => void),
) =>
  base.extend<object, { ownSite: WholeSite }>({
    ownSite: [
      async ({ browserName: _browserName }, use) => {
        const site = await startWholeSite(settings);
        const finish = await prepare(site);
        await use(site);
        finish?.();
        await site.remove();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    baseURL: ({ ownSite }, use) => use(ownSite.url),
  });
