import type { Etude } from '@vipp/shared/contract/content-api';
import type { KeyFigure } from '@vipp/shared/contract/list-data';

/** A number and what it counts: `138 000 véhicules`. Shares, dates and durations say nothing without their sentence. */
const COUNTED = /(?<![\p{L}\d,])(\d{1,3}(?:[\s\u00A0\u202F]\d{3})*|\d+)[\s\u00A0\u202F]([\p{L}-]{3,})/gu;
const NOT_COUNTED =
  /^(?:millions?|milliards?|heures?|minutes?|jours?|semaines?|mois|ans|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|points?)$/u;

/** An item of a list that begins with a number in bold: a result of the study. One with character references is not read. */
const RESULT = /<li><strong>([^<&]*\d[^<&]*)<\/strong>\s*([^<&]+)<\/li>/g;

type Described = Pick<Etude, 'etude_title' | 'meta_description' | 'content'>;

/** The results in the text of a study, or else the figures that its title and description contain; at most three. */
export function keyFigures({ etude_title, meta_description, content }: Described): KeyFigure[] {
  const results = [...(content ?? '').replaceAll('&nbsp;', '\u00A0').matchAll(RESULT)];
  const counted = () =>
    [...`${etude_title}. ${meta_description ?? ''}`.matchAll(COUNTED)].filter(
      ([, , noun = '']) => !NOT_COUNTED.test(noun),
    );
  return (results.length > 0 ? results : counted()).slice(0, 3).map(([, value = '', noun = '']) => ({ value, noun }));
}
