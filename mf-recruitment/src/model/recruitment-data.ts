import { dayOf } from '@vipp/shared/contract/application/calendar';
import { CONTENT_PAGES } from '@vipp/shared/contract/paths';
import type { PageLoaderArgs, PageMeta } from '@vipp/shared/contract/page-module';
import { success, type Result } from '@vipp/shared/contract/result';
import type { Figure, PageEntry } from '@vipp/shared/contract/site-data';
import { listPart } from '@vipp/shared/lib/content-parts';
import { openOpenings, type OpenPosition } from '@vipp/shared/lib/open-openings';
import { toSections } from '@vipp/shared/lib/content-parts';

export const RECRUITMENT_META: PageMeta = {
  title: 'Recrutements',
  description:
    'Téléconseil, qualité, formation, informatique\u202F: les postes ouverts chez VIPP au Bénin, au Togo et au Rwanda, et comment postuler en un quart d’heure.',
};

/** The parts of an entry on the page: the HTML has all page data again for hydration. */
export type IntroPart = Pick<PageEntry, 'name' | 'prose'> & { picture: Figure | null };

const introPart = (entry: PageEntry | undefined): IntroPart | null =>
  entry
    ? { name: entry.name, prose: entry.prose, picture: entry.figures.find(({ kind }) => kind === 'image') ?? null }
    : null;

export type RecruitmentData = ReturnType<typeof toRecruitmentData>;

/** @param positions open ones by the server's date, so that hydration renders the same */
export function toRecruitmentData(entries: readonly PageEntry[], positions: readonly OpenPosition[]) {
  const [intro, families, steps, life] = toSections(entries);
  return {
    intro: introPart(intro),
    families: listPart(families),
    steps: listPart(steps),
    life: listPart(life),
    positions,
  };
}

export async function loadRecruitment({ api }: PageLoaderArgs): Promise<Result<RecruitmentData>> {
  const [entries, positions] = await Promise.all([api.contentPage(CONTENT_PAGES.recrutements), api.positions()]);
  if (!entries.ok) return entries;
  if (!positions.ok) return positions;
  return success(toRecruitmentData(entries.data, openOpenings({ positions: positions.data }, dayOf(new Date()))));
}
