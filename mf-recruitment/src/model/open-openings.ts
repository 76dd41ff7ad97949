import type { ApplicationDefinition, Opening, Position } from '@vipp/shared/contract/application/definition';

/** A position with the places where one may apply for it today. */
export type OpenPosition = Pick<Position, 'value' | 'label' | 'summary'> & { openings: readonly Opening[] };

/** Days written `yyyy-mm-dd` follow each other as their texts do. */
const isOpen = ({ publishedOn, closesOn }: Opening, today: string): boolean => publishedOn <= today && today <= closesOn;

/** The positions that are open on a day (`yyyy-mm-dd`), each with its open places only. */
export function openOpenings({ positions }: Pick<ApplicationDefinition, 'positions'>, today: string): OpenPosition[] {
  return positions.flatMap(({ value, label, summary, openings }) => {
    const open = openings.filter((opening) => isOpen(opening, today));
    return open.length > 0 ? [{ value, label, summary, openings: open }] : [];
  });
}
