/**
 * French typography: converts typed text (plain spaces, straight apostrophes) to typeset text.
 *
 * Rules follow the « Lexique des règles typographiques en usage à l’Imprimerie nationale », with the narrow
 * no-break space wherever it asks for a fine space. Addresses and times such as 12:30 are left as they are.
 */
import { NARROW_SPACE } from './format';

const SPACES = '[ \\u00A0\\u202F]';

/** Web and mail addresses, in which nothing is punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:)[^\s<>«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const OPENING_QUOTE = new RegExp(`«${SPACES}*`, 'g');
const CLOSING_QUOTE = new RegExp(`${SPACES}*»`, 'g');

/** A mark at the end of a word or after a space, unlike those in `12:30`, `a:b` and `a?b`. */
const HIGH_PUNCTUATION = new RegExp(`(?:(?<=[^\\s;:!?])${SPACES}*|^${SPACES}+)([;:!?]+)(?=$|[\\s»)\\]”’"…,.])`, 'g');
const UNIT_SIGN = new RegExp(`(?<=\\d)${SPACES}*([%€])(?![\\w])`, 'g');

/** Groups of three digits after one to three; not a phone number, whose groups start or end otherwise. */
const GROUPED_NUMBER = new RegExp(`(?<![\\d+,.]|\\d${SPACES})\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d|${SPACES}\\d)`, 'g');
const GROUP_SPACE = new RegExp(SPACES, 'g');

function typesetRun(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    .replace(OPENING_QUOTE, `«${NARROW_SPACE}`)
    .replace(CLOSING_QUOTE, `${NARROW_SPACE}»`)
    .replace(HIGH_PUNCTUATION, `${NARROW_SPACE}$1`)
    .replace(UNIT_SIGN, `${NARROW_SPACE}$1`)
    .replace(GROUPED_NUMBER, (number) => number.replace(GROUP_SPACE, NARROW_SPACE));
}

/**
 * Sets plain text in French typography: ’ for straight apostrophes, … for three dots, and the narrow
 * no-break space before `; : ! ? » % €`, after `«` and between groups of three digits. Idempotent.
 */
export function frenchTypography(text: string): string {
  // `split` with a capturing group puts the addresses at the odd places.
  return text
    .split(ADDRESS)
    .map((run, place) => (place % 2 === 1 ? run : typesetRun(run)))
    .join('');
}

/** Elements whose text is not prose, comments, tags and character references: none of them is typeset. */
const MARKUP =
  /(<(script|style|pre|code|textarea)\b[\s\S]*?<\/\2\s*>|<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|&(?:[a-zA-Z]\w*|#\d+|#x[\da-fA-F]+);)/g;

/** Character references that the rules apply to as well. */
const TYPOGRAPHIC_REFERENCES: Record<string, string> = {
  '&nbsp;': '\u00A0',
  '&apos;': "'",
  '&#39;': "'",
  '&rsquo;': '’',
  '&laquo;': '«',
  '&raquo;': '»',
  '&hellip;': '…',
};
const TYPOGRAPHIC_REFERENCE = new RegExp(Object.keys(TYPOGRAPHIC_REFERENCES).join('|'), 'g');

/** Sets the text of an HTML fragment in French typography; tags, attributes and code stay as they are. Idempotent. */
export function frenchTypographyHtml(html: string): string {
  const source = html.replace(TYPOGRAPHIC_REFERENCE, (reference) => TYPOGRAPHIC_REFERENCES[reference] ?? reference);
  let typeset = '';
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    typeset += frenchTypography(source.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return typeset + frenchTypography(source.slice(end));
}
