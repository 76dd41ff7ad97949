import type { TextContent, TextItem, TextStyle } from 'pdfjs-dist/types/src/display/api';
import type { PageSize, TextRun } from './pdf-messages';

/** The matrix of a PDF, in the order of `CanvasRenderingContext2D.transform`. */
export type Matrix = readonly number[];

export type FontMeasures = {
  /** Width of a text in CSS pixels. */
  width: (text: string, fontSize: number, fontFamily: string) => number;
  /** The part of a line’s height that is above the baseline; undefined when the browser does not know it. */
  ascent: (fontFamily: string) => number | undefined;
};

type Page = PageSize & {
  /** The matrix of a text item in CSS pixels of the page. */
  toPage: (matrix: Matrix) => Matrix;
};

const USUAL_ASCENT = 0.8;

function ascentOf({ fontFamily, ascent, descent }: TextStyle, measures: FontMeasures): number {
  return measures.ascent(fontFamily) ?? (ascent || (descent ? 1 + descent : USUAL_ASCENT));
}

const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

function placeItem(item: TextItem, style: TextStyle, page: Page, measures: FontMeasures): TextRun {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = page.toPage(item.transform);
  const angle = Math.atan2(b, a) + (style.vertical ? Math.PI / 2 : 0);
  const fontSize = Math.hypot(c, d);
  const ascent = fontSize * ascentOf(style, measures);
  const drawn = style.vertical ? item.height : item.width;
  const measured = measures.width(item.str, fontSize, style.fontFamily);
  return {
    text: item.str,
    direction: item.dir,
    left: (100 * (x + ascent * Math.sin(angle))) / page.width,
    top: (100 * (y - ascent * Math.cos(angle))) / page.height,
    fontSize,
    fontFamily: style.fontFamily,
    transform: [
      angle === 0 ? '' : `rotate(${toDegrees(angle)}deg)`,
      measured > 0 && drawn > 0 ? `scaleX(${drawn / measured})` : '',
    ]
      .join(' ')
      .trim(),
    endsLine: item.hasEOL,
  };
}

/** Places the text of a page over its drawing, as wide as it was drawn, although it has another font. */
export function placeText({ items, styles }: TextContent, page: Page, measures: FontMeasures): TextRun[] {
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const style = styles[item.fontName];
    return style ? [placeItem(item, style, page, measures)] : [];
  });
}
