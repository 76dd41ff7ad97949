/** Type of the documents: fonts, sizes, and text broken into lines. */
import { frenchTypography } from '@vipp/shared/lib/french-typography';
import type { FontName } from '../brand-fonts';
import { brandFont } from '../brand-fonts';

type Pdf = PDFKit.PDFDocument;

export type TextStyle = { font: FontName; size: number; leading: number; color: string };

export const registerFonts = (pdf: Pdf): void => {
  for (const name of ['text', 'strong', 'display'] as const) pdf.registerFont(name, brandFont(name));
};

/** Applies French typography; the typeface lacks U+202F, so the no-break space replaces it. */
export const setText = (text: string): string => frenchTypography(text).replaceAll('\u202F', '\u00A0');

/** Breaks text into lines no wider than `width` points; only at plain spaces, so never inside « … » or before « : ». */
export const breakLines = (pdf: Pdf, text: string, style: TextStyle, width: number): string[] => {
  pdf.font(style.font).fontSize(style.size);
  const lines: string[] = [];
  let line = '';
  for (const word of setText(text).split(/[ \n]+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pdf.widthOfString(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
};

/** Draws lines from a top left corner. The space that ends each keeps words apart when the text is read aloud or copied. */
export const drawLines = (pdf: Pdf, lines: string[], style: TextStyle, x: number, y: number): void => {
  pdf.font(style.font).fontSize(style.size).fillColor(style.color);
  lines.forEach((line, index) => {
    pdf.text(`${line} `, x, y + index * style.leading, { lineBreak: false });
  });
};
