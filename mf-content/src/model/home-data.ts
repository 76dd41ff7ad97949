import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { PageEntry, PostCard } from '@vipp/shared/contract/site-data';
import { toSections } from '@vipp/shared/lib/content-parts';
import { listPart, type ListPart } from '@vipp/shared/lib/content-parts';
import { actionsPartOr, actionsPart, toFigures, type ActionsPart, type SourcedFigure } from './actions-part';

/** Requirement 9.2. */
const HOME_POSTS = 3;

export type HomeData = {
  intro: ActionsPart | null;
  sectors: ListPart | null;
  countryBand: ActionsPart | null;
  commitment: ActionsPart | null;
  /** Results of case studies. */
  proof: { name: string; figures: SourcedFigure[] } | null;
  /** Null when the posts are unavailable; the page then omits them. */
  posts: PostCard[] | null;
};

export function toHomeData(entries: readonly PageEntry[], posts: PostCard[] | null): HomeData {
  const [intro, sectors, countryBand, commitment, proof] = toSections(entries);
  return {
    intro: actionsPartOr(intro, { href: '/le-groupe', text: 'Découvrir le groupe' }),
    sectors: listPart(sectors),
    countryBand: actionsPart(countryBand),
    commitment: actionsPartOr(commitment, { href: '/rse', text: 'Découvrir nos engagements' }),
    proof: proof ? { name: proof.name, figures: toFigures(proof) } : null,
    posts,
  };
}

export async function loadHome({ api }: PageLoaderArgs): Promise<Result<HomeData>> {
  const [entries, posts] = await Promise.all([api.contentPage(CONTENT_PAGES.home), api.latestPosts(HOME_POSTS)]);
  if (!entries.ok) return entries;
  return success(toHomeData(entries.data, posts.ok ? posts.data : null));
}
