/** Search in columns that ignores case, accents and the kind of apostrophe, on both databases and without an extension. */
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { cleanText } from '@vipp/shared/contract/typed-text';

const MARKS = '[\u0300-\u036F]';

/** As `foldedColumn` in SQL. The marks go first, because some databases have lower case for ASCII letters only. */
const foldText = (text: string): string =>
  text.normalize('NFD').replace(new RegExp(MARKS, 'g'), '').replaceAll('’', "'").toLowerCase();

export const foldedColumn = (text: SQLWrapper): SQL =>
  sql`lower(replace(regexp_replace(normalize(${text}, NFD), ${MARKS}, '', 'g'), '’', ''''))`;

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Condition that every word of `typed` is part of `text`; undefined where nothing is typed. */
export function containsWords(text: SQLWrapper, typed: string): SQL | undefined {
  const words = foldText(cleanText(typed)).split(/\s+/).filter(Boolean);
  const folded = foldedColumn(text);
  return and(...words.map((word) => sql`${folded} like ${`%${escapeLike(word)}%`}`));
}
