/** First and last page. */
import { composePicture } from '@vipp/shared/artwork/pattern-composition';
import type { LayoutName } from '@vipp/shared/artwork/pattern-layouts';
import type { FamilyName } from '@vipp/shared/artwork/pattern-motifs';
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import type { SchemeName } from '@vipp/shared/artwork/brand-colors';
import { PAGE, paintPaper } from './pdf-page';
import { drawPicture } from './pdf-picture';
import type { TextStyle } from './pdf-type';
import { breakLines, drawLines } from './pdf-type';

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const { ink, paper, terracotta, ochre } = BRAND_COLORS;

export type Cover = {
  title: string;
  subtitle: string;
  /** Line above the title: kind of document, date. */
  kicker: string;
  seed: string;
  palette: SchemeName;
  family: FamilyName;
  layout: LayoutName;
};

const KICKER: TextStyle = { font: 'strong', size: 10.5, leading: 14, color: terracotta };
const TITLES: TextStyle[] = [34, 29, 25].map((size) => ({ font: 'display', size, leading: size * 1.12, color: ink }));
const SUBTITLE: TextStyle = { font: 'text', size: 13.5, leading: 19, color: ink };
const MARK: TextStyle = { font: 'display', size: 20, leading: 24, color: ink };

const PICTURE_HEIGHT = 470;
const WIDTH = PAGE.width - PAGE.left * 2;

const block = (pdf: Pdf, parent: Element, tag: string, lines: string[], style: TextStyle, y: number): number => {
  parent.add(pdf.struct(tag, {}, () => drawLines(pdf, lines, style, PAGE.left, y)));
  return y + lines.length * style.leading;
};

/** The largest title that leaves room for the subtitle: three lines, or as small as titles go. */
const titleLines = (pdf: Pdf, title: string): { lines: string[]; style: TextStyle } => {
  const settings = TITLES.map((style) => ({ style, lines: breakLines(pdf, title, style, WIDTH) }));
  const fitting = settings.find(({ lines }) => lines.length <= 3) ?? settings.at(-1);
  if (fitting === undefined) throw new Error('pdf-cover: no title style is defined');
  return fitting;
};

export const drawCover = (pdf: Pdf, parent: Element, cover: Cover): void => {
  paintPaper(pdf, paper);
  const { seed, palette, family, layout } = cover;
  drawPicture(pdf, composePicture(seed, { width: PAGE.width, height: PICTURE_HEIGHT, palette, family, layout }), 0, 0);
  let y = block(pdf, parent, 'P', breakLines(pdf, cover.kicker, KICKER, WIDTH), KICKER, PICTURE_HEIGHT + 44);
  const { lines, style } = titleLines(pdf, cover.title);
  y = block(pdf, parent, 'H1', lines, style, y + 10);
  block(pdf, parent, 'P', breakLines(pdf, cover.subtitle, SUBTITLE, WIDTH), SUBTITLE, y + 14);
  parent.add(pdf.struct('P', {}, () => drawLines(pdf, ['VIPP'], MARK, PAGE.left, PAGE.height - 78)));
};

const CLOSING: TextStyle = { font: 'display', size: 30, leading: 36, color: paper };
const ABOUT: TextStyle = { font: 'text', size: 11.5, leading: 18, color: paper };
const FIGURE: TextStyle = { font: 'strong', size: 13, leading: 24, color: ochre };

const ABOUT_TEXT =
  'VIPP conçoit et anime la relation client d’entreprises européennes et africaines, en français, en anglais et dans les langues du continent. Le groupe réunit des équipes à Anteuil et Paris, à Cotonou, Lomé et Kigali.';
const ABOUT_FIGURES = ['5 pays', '3 000 collaborateurs', '40 millions de contacts par an'];

/** The back of the document: who publishes it. */
export const drawBackCover = (pdf: Pdf, parent: Element, { seed, palette, family }: Cover): void => {
  pdf.addPage();
  paintPaper(pdf, ink);
  const height = 210;
  const picture = composePicture(`${seed}-dos`, { width: PAGE.width, height, palette, family, density: 'airy' });
  drawPicture(pdf, picture, 0, PAGE.height - height);
  pdf.outline.addItem('À propos de VIPP');
  let y = block(pdf, parent, 'H2', breakLines(pdf, 'À propos de VIPP', CLOSING, WIDTH), CLOSING, 150);
  y = block(pdf, parent, 'P', breakLines(pdf, ABOUT_TEXT, ABOUT, WIDTH), ABOUT, y + 18);
  block(
    pdf,
    parent,
    'P',
    ABOUT_FIGURES.flatMap((text) => breakLines(pdf, text, FIGURE, WIDTH)),
    FIGURE,
    y + 24,
  );
};
