/** HTML by template: whatever is put into it is text, unless it is HTML made here. */
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';

/** A class, so that nothing out of a journal or a request can pass for HTML. */
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

/** Text is escaped, HTML and lists of it stand as they are, `undefined` is nothing. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.map((text, index) => text + toText(parts[index])).join(''));
