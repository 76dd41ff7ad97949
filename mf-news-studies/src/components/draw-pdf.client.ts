/** Draws a PDF with pdf.js. Loaded on demand and in the browser alone: it weighs more than all the rest of the page. */
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFPageProxy } from 'pdfjs-dist';

/** Sharp enough to read; more dots would cost a cheap phone its memory. */
const MOST_DOTS_PER_PIXEL = 2;

/** Pages are drawn from half a window above and below what is seen. */
const NEAR = '50% 0%';

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
  /** Hears of a page that cannot be drawn; the others are. */
  onFault: (error: unknown) => void;
};

function startWorker(): void {
  // Written out, so that the bundler makes the worker a file of this site, and its address a trusted one.
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url));
}

async function fetchBytes(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** The factor follows the width of the window, and so does the text over the drawing. */
function fitText(layer: HTMLElement, sheet: HTMLElement, pageWidth: number, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries) layer.style.setProperty('--total-scale-factor', String(contentRect.width / pageWidth));
  });
  observer.observe(sheet);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** A sheet as large as the page will be: nothing moves when it is drawn. */
function toSheet(page: PDFPageProxy): HTMLElement {
  const { width, height } = page.getViewport({ scale: 1 });
  const sheet = document.createElement('div');
  sheet.className = 'pdf-page';
  sheet.style.aspectRatio = `${width} / ${height}`;
  return sheet;
}

/** The width of the sheet in pixels of the page, once it is near: asked of the sheet itself, it would lay out all text that came meanwhile. */
const whenNear = (sheet: HTMLElement, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (!near) return;
        observer.disconnect();
        resolve(near.boundingClientRect.width);
      },
      { rootMargin: NEAR },
    );
    observer.observe(sheet);
    signal.addEventListener('abort', () => observer.disconnect());
  });

/** Only once it is near: who reads the first page of a long document pays for no other, in time or in memory. */
async function drawPage(page: PDFPageProxy, sheet: HTMLElement, signal: AbortSignal): Promise<void> {
  const width = await whenNear(sheet, signal);
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, MOST_DOTS_PER_PIXEL);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  sheet.prepend(canvas);
  await page.render({ canvas, viewport }).promise;
  sheet.dataset.drawn = '';
}

/** The text of every page, near or not: readers of screens and the search of the browser go through all of it. */
async function writeText(page: PDFPageProxy, sheet: HTMLElement, width: number, signal: AbortSignal): Promise<void> {
  const natural = page.getViewport({ scale: 1 });
  const container = document.createElement('div');
  container.className = 'textLayer';
  sheet.append(container);
  fitText(container, sheet, natural.width, signal);
  const viewport = page.getViewport({ scale: width / natural.width });
  // Piece by piece: a page of text at once would keep a slow phone from answering.
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
}

/**
 * Puts the sheets of a document in place; what stands on them follows.
 *
 * @throws {Error} when the document cannot be had or read, or when `signal` is aborted
 */
export async function drawPdf({ href, target, signal, onFault }: Request): Promise<void> {
  startWorker();
  const data = await fetchBytes(href, signal);
  const task = getDocument({ data, isEvalSupported: false });
  signal.addEventListener('abort', () => void task.destroy());
  const pdf = await task.promise;
  const pages: PDFPageProxy[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await pdf.getPage(number));
  signal.throwIfAborted();
  const sheets = pages.map((page) => ({ page, sheet: toSheet(page) }));
  const width = target.parentElement?.clientWidth ?? window.innerWidth;
  target.replaceChildren(...sheets.map(({ sheet }) => sheet));
  for (const { page, sheet } of sheets) drawPage(page, sheet, signal).catch(onFault);
  const writeAll = async () => {
    for (const { page, sheet } of sheets) await writeText(page, sheet, width, signal);
  };
  writeAll().catch(onFault);
}
