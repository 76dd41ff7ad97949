/** The test function of specs that change data of others, such as the form: they use a second site together. */
import { expect } from '@playwright/test';
import { createRecruiter, type Recruiter } from './recruiter';
import { test as base } from './test';
import { startWholeSite, type WholeSite } from './whole-site';

export type OwnSite = WholeSite & { administrator: Recruiter; recruiter: Recruiter };

/** Each test leaves the form as it found it: other tests of the same process follow on the same site. */
export const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      // With every line of the log: operations.spec.ts looks for secrets there.
      const site = await startWholeSite({ SUBMISSION_LIMIT: '10000', LOG_LEVEL: 'trace' });
      const administrator = await createRecruiter(site, 'administrator', 'awa');
      const recruiter = await createRecruiter(site, 'recruiter', 'kossi');
      await use({ ...site, administrator, recruiter });
      await site.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

/** Waits until the gateway shows a text, or no longer shows it. */
export const untilShown = ({ url }: OwnSite, path: string, text: string, isShown = true): Promise<void> =>
  expect.poll(async () => (await (await fetch(url + path)).text()).includes(text)).toBe(isShown);
