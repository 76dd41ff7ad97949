/**
 * The worker that reads and draws a PDF with pdf.js, away from the main thread. One worker reads one document;
 * terminating it ends all of its work.
 */
import { getDocument, Util, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist';
// The parser; pdf.js finds it in this worker and starts no other.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
import { MaskCanvasFactory, MaskFilterFactory } from './mask-canvas.client';
import { measureFonts } from './measure-fonts.client';
import type { PageSize, PdfRequest, PdfResults, TextRun } from './pdf-messages';
import { placeText } from './place-text';

let pages: readonly PDFPageProxy[] = [];

function pageOf(number: number): PDFPageProxy {
  const page = pages[number - 1];
  if (!page) throw new RangeError(`the document has no page ${number}`);
  return page;
}

const sizeOf = (page: PDFPageProxy): PageSize => {
  const { width, height } = page.getViewport({ scale: 1 });
  return { width, height };
};

async function open(data: Uint8Array): Promise<PageSize[]> {
  const pdf = await getDocument({
    data,
    // It warns that the parser has no worker of its own.
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    // Letters are drawn as paths, because a worker has no document to which fonts could be added.
    disableFontFace: true,
    CanvasFactory: MaskCanvasFactory,
    FilterFactory: MaskFilterFactory,
  }).promise;
  pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  return pages.map(sizeOf);
}

async function draw(number: number, width: number): Promise<ImageBitmap> {
  const page = pageOf(number);
  const viewport = page.getViewport({ scale: width / sizeOf(page).width });
  const { canvas } = new MaskCanvasFactory().create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  if (!canvas) throw new Error('the browser has no memory for another canvas');
  // pdf.js asks nothing of a canvas that an offscreen one lacks, which its types do not say.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas.transferToImageBitmap();
}

async function readText(number: number): Promise<TextRun[]> {
  const page = pageOf(number);
  const { transform } = page.getViewport({ scale: 1 });
  const toPage = (matrix: readonly number[]): readonly number[] => Util.transform(transform, [...matrix]);
  return placeText(await page.getTextContent(), { ...sizeOf(page), toPage }, measureFonts());
}

function answer(request: PdfRequest): Promise<PdfResults[keyof PdfResults]> {
  if (request.kind === 'open') return open(request.data);
  if (request.kind === 'draw') return draw(request.page, request.width);
  return readText(request.page);
}

addEventListener('message', ({ data, ports: [port] }: MessageEvent<PdfRequest>) => {
  // pdf.js posts messages of its own, without a port.
  if (!port) return;
  answer(data).then(
    (result) => port.postMessage({ result }, result instanceof ImageBitmap ? [result] : []),
    (error: unknown) => port.postMessage({ error: String(error) }),
  );
});
