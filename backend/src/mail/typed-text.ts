/** Makes text that a visitor typed safe for a mail: it can neither add lines nor hide any. */

/** Control characters, invisible marks such as those that reverse the writing direction, and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Joins the text into one line. */
export const oneLine = (text: string): string => text.replaceAll(INVISIBLE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Marks each line as a quotation, so that none can be mistaken for the site's own text. */
export const quoted = (text: string): string =>
  text
    .split(LINE_END)
    .map((line) => `> ${line.replaceAll(INVISIBLE, ' ')}`.trimEnd())
    .join('\n');

/** Part of a subject, which mail programs show in one short line. */
export function subjectPart(text: string, longest = 60): string {
  const letters = Array.from(oneLine(text));
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : letters.join('');
}
