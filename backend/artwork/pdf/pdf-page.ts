/** The page: its dimensions, background, header and page number. */
import { composeBand } from '@vipp/shared/artwork/pattern-composition';
import type { SchemeName } from '@vipp/shared/artwork/brand-colors';
import { BRAND_COLORS } from '@vipp/shared/artwork/brand-colors';
import { drawPicture } from './pdf-picture';
import type { TextStyle } from './pdf-type';
import { breakLines, drawLines } from './pdf-type';

type Pdf = PDFKit.PDFDocument;

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, left: 72, right: 92, top: 112, bottom: 92 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_END = PAGE.height - PAGE.bottom;

const BAND_HEIGHT = 14;
const RUNNING: TextStyle = { font: 'text', size: 8.5, leading: 11, color: BRAND_COLORS.ink };
const MARK: TextStyle = { ...RUNNING, font: 'display', size: 11 };

export const paintPaper = (pdf: Pdf, color: string): void => {
  pdf.markContent('Artifact', { type: 'Page' });
  pdf.rect(0, 0, PAGE.width, PAGE.height).fill(color);
  pdf.endMarkedContent();
};

export const addPage = (pdf: Pdf): void => {
  pdf.addPage();
  paintPaper(pdf, BRAND_COLORS.paper);
};

export type Running = { title: string; seed: string; palette: SchemeName };

const drawRunning = (pdf: Pdf, running: Running, number: number, count: number): void => {
  const end = PAGE.width - PAGE.right;
  drawPicture(
    pdf,
    composeBand(running.seed, { width: PAGE.width, height: BAND_HEIGHT, palette: running.palette }),
    0,
    0,
  );
  pdf.markContent('Artifact', { type: 'Pagination' });
  drawLines(pdf, breakLines(pdf, running.title, RUNNING, TEXT_WIDTH - 60).slice(0, 1), RUNNING, PAGE.left, 52);
  pdf.font(MARK.font).fontSize(MARK.size);
  drawLines(pdf, ['VIPP'], MARK, end - pdf.widthOfString('VIPP'), 50);
  pdf.moveTo(PAGE.left, 72).lineTo(end, 72).lineWidth(0.5).stroke(BRAND_COLORS.ink);
  const folio = `${number} / ${count}`;
  pdf.font(RUNNING.font).fontSize(RUNNING.size);
  drawLines(pdf, [folio], RUNNING, end - pdf.widthOfString(folio), PAGE.height - 56);
  pdf.endMarkedContent();
};

/** Header and page number of every page but the cover; called when only the back cover is still to come. */
export const drawRunningParts = (pdf: Pdf, running: Running): void => {
  const { count } = pdf.bufferedPageRange();
  for (let page = 1; page < count; page += 1) {
    pdf.switchToPage(page);
    drawRunning(pdf, running, page + 1, count + 1);
  }
};
