/** A sample address for each route: one of the real content, or one with a token that no visitor has; and the calls of its page. */
import { generatePath } from 'react-router-dom';
import { createBrowserApi } from '@vipp/shared/api/browser-api';
import { parseNewsQuery, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { openingPages } from '@vipp/shared/lib/open-openings';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SiteRoute } from '../../src/routes';

/** Long enough for every kind of token. */
const UNKNOWN_TOKEN = '00000000-0000-4000-8000-000000000000';

/** While the content service is down, a list may be cached but its latest entries not. */
const MAX_ATTEMPTS = 3;

/** The first slug whose content is available, or else the first slug. */
async function firstAvailable(
  slugs: readonly string[],
  find: (slug: string) => Promise<{ ok: boolean }>,
): Promise<string | undefined> {
  for (const slug of slugs.slice(0, MAX_ATTEMPTS)) if ((await find(slug)).ok) return slug;
  return slugs[0];
}

const FIRST_SLUG: Readonly<Record<string, (api: SiteApi) => Promise<string | undefined>>> = {
  './article-page': async (api) => {
    const list = await api.newsList(parseNewsQuery(new URLSearchParams()));
    return list.ok
      ? firstAvailable(
          list.data.posts.map(({ slug }) => slug),
          api.article,
        )
      : undefined;
  },
  './study-page': async (api) => {
    const list = await api.studyList(parseStudyQuery(new URLSearchParams()), STUDY_PAGE_SIZES.list);
    return list.ok
      ? firstAvailable(
          list.data.studies.map(({ slug }) => slug),
          api.study,
        )
      : undefined;
  },
  './opening-page': async (api) => {
    const positions = await api.positions();
    return positions.ok
      ? openingPages({ positions: positions.data }, dayOf(new Date()))[0]?.path.split('/').at(-1)
      : undefined;
  },
};

type Sample = {
  path: string;
  /** Whether the content contains it: the page must then be found. */
  exists: boolean;
};

export async function sampleAddress({ path, module }: SiteRoute, api: SiteApi): Promise<Sample> {
  if (!path.includes(':')) return { path, exists: true };
  const first = await FIRST_SLUG[module]?.(api);
  const unknown = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, UNKNOWN_TOKEN]);
  return {
    path: generatePath(path, { ...Object.fromEntries(unknown), ...(first !== undefined && { slug: first }) }),
    exists: first !== undefined,
  };
}

/**
 * The data calls for checks of pages: they read the real content of the site and submit nothing.
 *
 * @param origin of the gateway, such as `http://127.0.0.1:3000`; empty in the sandbox worker, whose `fetch` asks the gateway
 */
export const createSampleApi = (origin: string): SiteApi => ({
  ...createBrowserApi({ origin }),
  // The answer of the content service to an unknown token.
  submit: async () => ({ kind: 'refused', errors: {}, message: 'Ce lien n’est pas valable.' }),
});
