/** An address to try for each route: one of the real content, or one that holds a token nobody has. */
import { generatePath } from 'react-router-dom';
import { parseNewsQuery, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SiteRoute } from '../../src/route-table';

/** Long enough for every form of token. */
const NOBODYS = '00000000-0000-4000-8000-000000000000';

const FIRST: Readonly<Record<string, (api: SiteApi) => Promise<string | undefined>>> = {
  './article-page': async (api) => {
    const list = await api.newsList(parseNewsQuery(new URLSearchParams()));
    return list.ok ? list.data.posts[0]?.slug : undefined;
  },
  './study-page': async (api) => {
    const list = await api.studyList(parseStudyQuery(new URLSearchParams()), STUDY_PAGE_SIZES.list);
    return list.ok ? list.data.studies[0]?.slug : undefined;
  },
};

export type Sample = {
  path: string;
  /** Whether the content holds it: then the page must be found. */
  exists: boolean;
};

export async function sampleAddress({ path, module }: SiteRoute, api: SiteApi): Promise<Sample> {
  if (!path.includes(':')) return { path, exists: true };
  const first = await FIRST[module]?.(api);
  return { path: generatePath(path, { slug: first ?? NOBODYS, token: NOBODYS, id: NOBODYS }), exists: first !== undefined };
}
