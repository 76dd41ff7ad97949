import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { ApplicationDefinition, Opening } from '@vipp/shared/contract/application/definition';
import type { PageLoaderArgs, PageMeta } from '@vipp/shared/contract/page-module';
import { failure, success, type Result } from '@vipp/shared/contract/result';
import { openingPath, openOpenings, type OpenPosition } from '@vipp/shared/lib/open-openings';
import { jobPosting } from './job-posting';
import { RECRUITMENT_META } from './recruitment-data';

/** One place of an open position. */
export type OpeningData = { position: Omit<OpenPosition, 'openings'>; opening: Opening };

/** Finds the offer of a page on the day `today`; undefined once it is closed. */
export function findOpening(
  definition: Pick<ApplicationDefinition, 'positions'>,
  path: string,
  today: string,
): OpeningData | undefined {
  const offers = openOpenings(definition, today).flatMap(({ openings, ...position }) =>
    openings.map((opening) => ({ position, opening })),
  );
  return offers.find(({ position, opening }) => openingPath(position, opening) === path);
}

export async function loadOpening({ api, url }: PageLoaderArgs): Promise<Result<OpeningData>> {
  const positions = await api.positions();
  if (!positions.ok) return positions;
  const offer = findOpening({ positions: positions.data }, url.pathname, dayOf(new Date()));
  return offer ? success(offer) : failure('not-found');
}

export const openingTitle = ({ position, opening }: OpeningData): string => `${position.label} à ${opening.city}`;

/** `data` is null while the page is unavailable. */
export function openingMeta(data: OpeningData | null): PageMeta {
  if (!data) return RECRUITMENT_META;
  const { position, opening } = data;
  return {
    title: `${openingTitle(data)} (${opening.country})`,
    description: `VIPP recrute\u202F: ${position.label.toLocaleLowerCase('fr')} à ${opening.city} (${opening.country}), à temps plein et sur site. Missions, conditions et candidature en ligne.`,
    jsonLd: [jobPosting(position, opening)],
  };
}
