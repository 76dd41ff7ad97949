/** Pages of a site with a fault, on a separate site. */
import { expect } from '@playwright/test';
import type { SiteInstance } from '../support/site-instance';
import type { Journey } from './journey';

/** @param site whose content service is stopped by this */
export const failureJourney = ({ url, content }: SiteInstance): Journey => ({
  name: 'broken parts',
  states: [
    {
      name: 'page unavailable',
      reach: async (page) => {
        await content.stop();
        expect((await page.goto(`${url}/rse`))?.status()).toBe(503);
      },
    },
  ],
});
