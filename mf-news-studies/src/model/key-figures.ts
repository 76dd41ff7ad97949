/** A number and what it counts: `138 000 véhicules`. Shares, dates and durations say nothing without their sentence. */
const COUNTED = /(?<![\p{L}\d,])(?<value>\d{1,3}(?:[\s\u00A0\u202F]\d{3})*|\d+)[\s\u00A0\u202F](?<noun>[\p{L}-]{3,})/gu;
const NOT_COUNTED =
  /^(?:millions?|milliards?|heures?|minutes?|jours?|semaines?|mois|ans|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|points?)$/u;

export type KeyFigure = { value: string; noun: string };

/** The figures that title and description of a study contain, at most three. */
export function keyFigures(study: { title: string; description: string }): KeyFigure[] {
  return [...`${study.title}. ${study.description}`.matchAll(COUNTED)]
    .map(({ groups: { value = '', noun = '' } = {} }) => ({ value, noun }))
    .filter(({ noun }) => !NOT_COUNTED.test(noun))
    .slice(0, 3);
}
