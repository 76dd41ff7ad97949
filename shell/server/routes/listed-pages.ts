/** The pages that depend on content: articles, case studies, the further pages of their lists, open positions. */
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { NEWS_PAGE_SIZE, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { openingPages } from '@vipp/shared/lib/open-openings';
import type { Result } from '@vipp/shared/contract/result';

export type ListedPage = {
  path: string;
  /** Day of the last change, `yyyy-mm-dd`, where it is known. */
  changed?: string;
};

const UNLIMITED = Number.MAX_SAFE_INTEGER;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Further pages of a list; its first has an address of its own. */
function furtherPages(address: string, total: number, size: number): ListedPage[] {
  const separator = address.includes('?') ? '&' : '?';
  const count = Math.ceil(total / size);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => ({
    path: `${address}${separator}page=${index + 2}`,
  }));
}

const detail = (folder: string, { slug, publishedAt }: { slug: string; publishedAt: string }): ListedPage => ({
  path: `${folder}/${encodeURIComponent(slug)}`,
  ...(DAY.test(publishedAt) && { changed: publishedAt }),
});

function requireData<Data>(result: Result<Data>, what: string): Data {
  if (!result.ok)
    throw new Error(`sitemap: ${what} are unavailable, and search engines drop pages that a site map omits`);
  return result.data;
}

/** Rejects while any of the lists is unavailable. */
export async function listedPages(
  api: Pick<SiteApi, 'latestPosts' | 'studyList' | 'studyThemes' | 'positions'>,
): Promise<ListedPage[]> {
  const [news, all, groups, offers] = await Promise.all([
    api.latestPosts(UNLIMITED),
    api.studyList(parseStudyQuery(new URLSearchParams()), UNLIMITED),
    api.studyThemes(),
    api.positions(),
  ]);
  const posts = requireData(news, 'the news');
  const { studies } = requireData(all, 'the case studies');
  const positions = requireData(offers, 'the positions');
  const themes = requireData(groups, 'the themes').filter(({ total, titles }) => total > titles.length);
  return [
    ...furtherPages('/actualite', posts.length, NEWS_PAGE_SIZE),
    ...posts.map((post) => detail('/actualite', post)),
    ...furtherPages('/etude-de-cas/all', studies.length, STUDY_PAGE_SIZES.list),
    ...themes.flatMap(({ theme, total }) => {
      // A theme whose studies are all on the overview has no link to its list.
      const address = `/etude-de-cas/group?${new URLSearchParams({ theme })}`;
      return [{ path: address }, ...furtherPages(address, total, STUDY_PAGE_SIZES.list)];
    }),
    ...studies.map((study) => detail('/etude_de_cas', study)),
    ...openingPages({ positions }, dayOf(new Date())).map(({ path, publishedOn }) => ({ path, changed: publishedOn })),
  ];
}
