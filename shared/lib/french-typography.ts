/**
 * French typography: converts typed text (plain spaces, straight apostrophes) to typeset text.
 *
 * Rules follow the « Lexique des règles typographiques en usage à l’Imprimerie nationale », with the narrow no-break
 * space for its « espace fine ». Addresses and times such as 12:30 are not changed.
 */
import { NARROW_SPACE } from './format';

const SPACES = '[ \\u00A0\\u202F]';

/** Web and mail addresses, whose characters are not punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:)[^\s<>«»]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

const OPENING_QUOTE = new RegExp(`«${SPACES}*`, 'g');
const CLOSING_QUOTE = new RegExp(`${SPACES}*»`, 'g');

/** Marks at the end of a word or after a space, unlike those in `12:30`, `a:b` and `a?b`. */
const HIGH_PUNCTUATION = new RegExp(`(?:(?<=[^\\s;:!?])${SPACES}*|^${SPACES}+)([;:!?]+)(?=$|[\\s»)\\]”’"…,.])`, 'g');
const UNIT_SIGN = new RegExp(`(?<=\\d)${SPACES}*([%€])(?![\\w])`, 'g');

/** Groups of three digits after one to three digits, unlike the groups of telephone numbers. */
const GROUPED_NUMBER = new RegExp(`(?<![\\d+,.]|\\d${SPACES})\\d{1,3}(?:${SPACES}\\d{3})+(?!\\d|${SPACES}\\d)`, 'g');
const GROUP_SPACE = new RegExp(SPACES, 'g');

/** Spaces of dates, numbers of laws, large numbers and durations, which never end a line. */
const MONTH = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const BOUND_SPACE = new RegExp(
  `(?<=\\d) (?=(?:${MONTH}|millions?|milliards?|ans?|mois|jours?|heures?|min|h|s)(?!\\p{L}))|(?<=(?:${MONTH}|\\(UE\\)|[Aa]rticle|\\d[ \\u00A0]h)) (?=\\d)`,
  'gu',
);

function typesetRun(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/(?<!\.)\.{3}(?!\.)/g, '…')
    .replace(OPENING_QUOTE, `«${NARROW_SPACE}`)
    .replace(CLOSING_QUOTE, `${NARROW_SPACE}»`)
    .replace(HIGH_PUNCTUATION, `${NARROW_SPACE}$1`)
    .replace(UNIT_SIGN, `${NARROW_SPACE}$1`)
    .replace(GROUPED_NUMBER, (number) => number.replace(GROUP_SPACE, NARROW_SPACE))
    .replace(BOUND_SPACE, '\u00A0');
}

/**
 * Typesets plain text: ’ for straight apostrophes, … for three dots, and the narrow no-break space before
 * `; : ! ? » % €`, after `«` and between groups of three digits; a no-break space in dates and before units of time. Idempotent.
 */
export function frenchTypography(text: string): string {
  // `split` with a capturing group returns the addresses at odd indexes.
  return text
    .split(ADDRESS)
    .map((run, place) => (place % 2 === 1 ? run : typesetRun(run)))
    .join('');
}

/** Elements without prose, comments, tags and character references, which are not typeset. */
const MARKUP =
  /(<(script|style|pre|code|textarea)\b[\s\S]*?<\/\2\s*>|<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|&(?:[a-zA-Z]\w*|#\d+|#x[\da-fA-F]+);)/g;

/** Character references to which the rules apply. */
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

/** Typesets the text of an HTML fragment; tags, attributes and code are not changed. Idempotent. */
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
