import type { ApplicationDefinition, Opening, Position } from '../contract/application/definition';
import { slugify } from './slugify';

/** A position with its open places. */
export type OpenPosition = Pick<Position, 'value' | 'label' | 'summary'> & { openings: readonly Opening[] };

/** Compares text, which orders `yyyy-mm-dd`. */
const isOpen = ({ publishedOn, closesOn }: Opening, today: string): boolean =>
  publishedOn <= today && today <= closesOn;

/** Positions that are open on the day `today` (`yyyy-mm-dd`), each with its open places only. */
export function openOpenings({ positions }: Pick<ApplicationDefinition, 'positions'>, today: string): OpenPosition[] {
  return positions.flatMap(({ value, label, summary, openings }) => {
    const open = openings.filter((opening) => isOpen(opening, today));
    return open.length > 0 ? [{ value, label, summary, openings: open }] : [];
  });
}

/** Path of the page of one place of a position. */
export const openingPath = ({ value }: Pick<Position, 'value'>, { city }: Pick<Opening, 'city'>): string =>
  `/recrutements/postes/${slugify(`${value} ${city}`)}`;

/** Pages of all places that are open on the day `today`, each with its day of publication. */
export const openingPages = (
  definition: Pick<ApplicationDefinition, 'positions'>,
  today: string,
): { path: string; publishedOn: string }[] =>
  openOpenings(definition, today).flatMap((position) =>
    position.openings.map((opening) => ({ path: openingPath(position, opening), publishedOn: opening.publishedOn })),
  );
