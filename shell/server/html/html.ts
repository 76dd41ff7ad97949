/** An HTML template tag that escapes every value except HTML of the same tag. */
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';

/** A class, so that no parsed value from a registry or a request can be of this type. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Html[];

function toText(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeMarkup(String(part));
  return part.map(({ text }) => text).join('');
}

/** Escapes text, inserts HTML and lists of it unchanged, and omits `undefined`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + toText(parts[index])).join(''));
