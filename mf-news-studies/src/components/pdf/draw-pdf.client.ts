/** Shows a PDF as drawn pages with their text. Loaded on demand and in the browser only. */
import { getDocument, PDFWorker, TextLayer, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist';
import { afterPaint } from '@vipp/shared/lib/after-paint';
import styles from './drawn-pages.module.css';

/** Limit that is sharp enough to read and does not exhaust the memory of a cheap phone. */
const MAX_DEVICE_PIXEL_RATIO = 2;

/** Pages are drawn when they are within half a window of the visible part; the first one at once, because it is the cover. */
const ROOT_MARGIN = '50% 0%';

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
  /** Called for a page that cannot be drawn; the others are drawn. */
  onFault: (error: unknown) => void;
};

/** Opens a document with a parser of its own, until `signal` is aborted. */
async function openPdf({ href, signal }: Request): Promise<PDFPageProxy[]> {
  // A literal: the bundler then emits the worker as a file of this site with a trusted address.
  const parser = new Worker(
    /* webpackChunkName: "pdf-worker" */ new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url),
  );
  const failed = new Promise<never>((_, reject) => {
    parser.addEventListener('error', ({ message }) => reject(new Error(`the worker failed: ${message}`)));
  });
  const loading = getDocument({
    url: href,
    worker: PDFWorker.create({ port: parser }),
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    // Letters are drawn as paths: the content policy of the site allows no fonts of documents.
    disableFontFace: true,
  });
  const opened = Promise.race([loading.promise, failed]);
  // A parser ends after it has opened the document and has answered: earlier, its pending calls fail unhandled.
  signal.addEventListener('abort', () => {
    void opened
      .then(() => loading.destroy())
      .catch(() => undefined)
      .finally(() => parser.terminate());
  });
  const pdf = await opened;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
}

type Sheet = { page: PDFPageProxy; element: HTMLElement };

/** Creates a placeholder of the page's size: drawing it must move nothing; its text gets the scale of its width. */
function toSheet(page: PDFPageProxy, signal: AbortSignal): Sheet {
  const { width, height } = page.getViewport({ scale: 1 });
  const element = document.createElement('div');
  element.className = styles.sheet ?? '';
  element.dataset.sheet = String(page.pageNumber);
  element.style.aspectRatio = `${width} / ${height}`;
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries)
      element.style.setProperty('--total-scale-factor', String(contentRect.width / width));
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  return { page, element };
}

/** Resolves with the width of the sheet, in CSS pixels, once it is near; from the observer, because measuring forces a layout. */
const whenNear = ({ page, element }: Sheet, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting || page.pageNumber === 1);
        if (!near) return;
        observer.disconnect();
        resolve(near.boundingClientRect.width);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });

async function drawPage({ page, element }: Sheet, width: number): Promise<void> {
  const pixels = width * Math.min(window.devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
  const viewport = page.getViewport({ scale: pixels / page.getViewport({ scale: 1 }).width });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  element.prepend(canvas);
  element.dataset.drawn = '';
}

/** Writes the text of a page, also of distant ones, because screen readers and the browser's search need all text. */
async function writeText({ page, element }: Sheet): Promise<void> {
  const layer = document.createElement('div');
  layer.className = styles.text ?? '';
  layer.dataset.text = '';
  await new Promise<void>(afterPaint);
  // A stream, whose parts are written in tasks of their own.
  const source = { textContentSource: page.streamTextContent(), viewport: page.getViewport({ scale: 1 }) };
  await new TextLayer({ ...source, container: layer }).render();
  // Added when complete: the page's styles are computed once.
  element.append(layer);
}

/**
 * Inserts the empty sheets of a document, whose drawings and text follow.
 *
 * @throws {Error} when the document cannot be loaded or read
 */
export async function drawPdf(request: Request): Promise<void> {
  const { target, signal, onFault } = request;
  signal.throwIfAborted();
  const sheets = (await openPdf(request)).map((page) => toSheet(page, signal));
  signal.throwIfAborted();
  target.replaceChildren(...sheets.map(({ element }) => element));
  for (const sheet of sheets) {
    // Only near pages are drawn: a long document needs no time or memory for unread pages.
    whenNear(sheet, signal)
      .then((width) => drawPage(sheet, width))
      .catch(onFault);
  }
  const writeAll = async () => {
    for (const sheet of sheets) await writeText(sheet);
  };
  writeAll().catch(onFault);
}
