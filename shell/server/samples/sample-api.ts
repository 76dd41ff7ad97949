/** The data calls of pages that are only tried: they read the site's real content and send nothing. */
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import type { SiteApi } from '@vipp/shared/contract/site-api';

/** @param origin of the gateway, as `http://127.0.0.1:3000`; empty in the sandbox worker, whose `fetch` asks the gateway itself */
export function createSampleApi(origin: string): SiteApi {
  return {
    ...createBrowserApi({ origin }),
    // What the content service answers to a token that no visitor has.
    submit: async () => ({ kind: 'refused', errors: {}, message: 'Ce lien n’est pas valable.' }),
  };
}
