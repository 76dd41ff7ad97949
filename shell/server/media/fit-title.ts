/** Breaks a title into lines, as large as its box allows. */
import { wordShape, type OutlineFont } from './word-shape';

type Box = { width: number; height: number };
export type FittedTitle = { lines: string[]; size: number; leading: number };

const SIZES = [84, 72, 62, 54, 46, 40, 34] as const;
const LEADING = 1.1;

/** The typeface has no narrow space. Words with such a space between them stay on one line. */
const plainSpaces = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ');

function breakLines(title: string, widthOf: (text: string) => number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title
    .trim()
    .split(/[ \t\n]+/)
    .map(plainSpaces)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A title that fits at no size is cut at the smallest one, with an ellipsis. */
export function fitTitle(title: string, font: OutlineFont, { width, height }: Box): FittedTitle {
  const fits = ({ lines, size, leading }: FittedTitle): boolean =>
    lines.length * leading <= height && lines.every((line) => wordShape(line, font, size).width <= width);
  const candidates = SIZES.map((size): FittedTitle => ({
    size,
    leading: size * LEADING,
    lines: breakLines(title, (text) => wordShape(text, font, size).width, width),
  }));
  const fitting = candidates.find(fits);
  if (fitting) return fitting;
  const [smallest] = candidates.slice(-1);
  if (!smallest) throw new Error('fit-title: no size is defined');
  const lines = smallest.lines.slice(0, Math.floor(height / smallest.leading));
  return { ...smallest, lines: [...lines.slice(0, -1), `${lines.at(-1) ?? ''}…`] };
}
