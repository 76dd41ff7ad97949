/** Makes text that a visitor typed safe for a mail: it can neither add lines nor hide any. */

/** Control characters, invisible marks as those of the writing direction, and line breaks. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu;
const LINE_END = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Joins the text into one line. */
export const oneLine = (text: string): string => text.replaceAll(INVISIBLE, ' ').replaceAll(/ {2,}/g, ' ').trim();

/** Marks each line as a quotation: no line may pass as the site's own text. */
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

/** Letters of any script, in words: no digit, no address, and nothing that a mail program makes a link of. */
const NAME = /^\p{L}[\p{L}\p{M}’'‘ʼ\- ]*(?:\. ?[\p{L}\p{M}’'‘ʼ\- ]*)?$/u;
const LONGEST_NAME = 40;

/** Beginning of a mail to an unproven address: with a real name only. */
export function greeting(name: string): string {
  const line = oneLine(name);
  const isName = line.length <= LONGEST_NAME && NAME.test(line) && !/\.\p{L}{2}|www/iu.test(line);
  return isName ? `Bonjour ${line},` : 'Bonjour,';
}
