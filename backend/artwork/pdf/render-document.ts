import PDFDocument from 'pdfkit';
import type { FamilyName } from '@vipp/shared/artwork/pattern-motifs';
import type { LayoutName } from '@vipp/shared/artwork/pattern-layouts';
import type { SchemeName } from '@vipp/shared/artwork/brand-colors';
import type { SeedDocument } from '../../seed/seed-types';
import { section } from './pdf-blocks';
import { drawBackCover, drawCover } from './pdf-cover';
import { Flow } from './pdf-flow';
import { drawRunningParts } from './pdf-page';
import { registerFonts, setText } from './pdf-type';

export type DocumentToRender = {
  document: SeedDocument;
  /** Kind and date of the document, in words. */
  kicker: string;
  /** Written into the file; the same date gives the same bytes. */
  date: Date;
  seed: string;
  palette: SchemeName;
  family: FamilyName;
  layout: LayoutName;
};

const createPdf = (title: string, date: Date): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: 'VIPP', Creator: 'VIPP', Producer: 'VIPP', CreationDate: date, ModDate: date },
  });

const collect = (pdf: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });

/** A document in the brand's look: cover, sections, back cover. Tagged, with bookmarks; the same input gives the same bytes. */
export const renderDocument = async ({ document, kicker, date, ...look }: DocumentToRender): Promise<Buffer> => {
  const title = setText(document.title);
  const pdf = createPdf(title, date);
  const bytes = collect(pdf);
  registerFonts(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const cover = { title: document.title, subtitle: document.subtitle, kicker, ...look };
  drawCover(pdf, root, cover);
  const flow = new Flow(pdf);
  flow.newPage();
  document.sections.forEach((content) => section(flow, root, content));
  drawRunningParts(pdf, { title, seed: look.seed, palette: look.palette });
  drawBackCover(pdf, root, cover);
  root.end();
  pdf.end();
  return bytes;
};
