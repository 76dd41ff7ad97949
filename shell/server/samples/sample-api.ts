/** The data calls for checks of pages: they read the real content of the site and submit nothing. */
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import type { SiteApi } from '@vipp/shared/contract/site-api';

/** @param origin of the gateway, such as `http://127.0.0.1:3000`; empty in the sandbox worker, whose `fetch` asks the gateway */
export function createSampleApi(origin: string): SiteApi {
  return {
    ...createBrowserApi({ origin }),
    // The answer of the content service to an unknown token.
    submit: async () => ({ kind: 'refused', errors: {}, message: 'Ce lien n’est pas valable.' }),
  };
}
