import type { ApplicationDefinition, Opening, Position } from '../contract/application/definition';
import { slugify } from './slugify';

/** A position with the places where one may apply for it today. */
export type OpenPosition = Pick<Position, 'value' | 'label' | 'summary'> & { openings: readonly Opening[] };

/** Days as `yyyy-mm-dd` can be compared as text. */
const isOpen = ({ publishedOn, closesOn }: Opening, today: string): boolean =>
  publishedOn <= today && today <= closesOn;

/** The positions that are open on a day (`yyyy-mm-dd`), each with its open places only. */
export function openOpenings({ positions }: Pick<ApplicationDefinition, 'positions'>, today: string): OpenPosition[] {
  return positions.flatMap(({ value, label, summary, openings }) => {
    const open = openings.filter((opening) => isOpen(opening, today));
    return open.length > 0 ? [{ value, label, summary, openings: open }] : [];
  });
}

/** The page of one place of a position. Each place of an open position has one. */
export const openingPath = ({ value }: Pick<Position, 'value'>, { city }: Pick<Opening, 'city'>): string =>
  `/recrutements/postes/${slugify(`${value} ${city}`)}`;

/** Every page of a place that is open on a day, with the day it was published. */
export const openingPages = (
  definition: Pick<ApplicationDefinition, 'positions'>,
  today: string,
): { path: string; publishedOn: string }[] =>
  openOpenings(definition, today).flatMap((position) =>
    position.openings.map((opening) => ({ path: openingPath(position, opening), publishedOn: opening.publishedOn })),
  );
