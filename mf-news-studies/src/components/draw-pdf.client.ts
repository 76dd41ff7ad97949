/** Draws a PDF with pdf.js. Loaded on demand and in the browser only, because it is larger than the rest of the page. */
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFPageProxy } from 'pdfjs-dist';
import styles from './drawn-pages.module.css';

/** Limit that is sharp enough to read and does not exhaust the memory of a cheap phone. */
const MAX_DEVICE_PIXEL_RATIO = 2;

/** Pages are drawn when they are within half a window of the visible part. */
const ROOT_MARGIN = '50% 0%';

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
  /** Called for a page that cannot be drawn; the others are drawn. */
  onFault: (error: unknown) => void;
};

function startWorker(): void {
  // A literal, so that the bundler emits the worker as a file of this site with a trusted address.
  GlobalWorkerOptions.workerPort ??= new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url));
}

async function fetchBytes(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

type Sheet = { page: PDFPageProxy; sheet: HTMLElement };

/** Creates a placeholder of the page's size, so that nothing moves when it is drawn. */
function toSheet(page: PDFPageProxy): Sheet {
  const { width, height } = page.getViewport({ scale: 1 });
  const sheet = document.createElement('div');
  sheet.className = styles.sheet ?? '';
  sheet.dataset.sheet = String(page.pageNumber);
  sheet.style.aspectRatio = `${width} / ${height}`;
  return { page, sheet };
}

/** Updates the scale of a sheet and its text with the width of the window; resolves after the first update. */
const fitSheet = ({ page, sheet }: Sheet, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const { width } = page.getViewport({ scale: 1 });
    const observer = new ResizeObserver((entries) => {
      for (const { contentRect } of entries)
        sheet.style.setProperty('--total-scale-factor', String(contentRect.width / width));
      resolve();
    });
    observer.observe(sheet);
    signal.addEventListener('abort', () => observer.disconnect());
  });

/** Resolves with the width of the sheet, in CSS pixels, once it is near; from the observer, because measuring forces a layout. */
const whenNear = ({ sheet }: Sheet, signal: AbortSignal): Promise<number> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        const near = entries.find(({ isIntersecting }) => isIntersecting);
        if (!near) return;
        observer.disconnect();
        resolve(near.boundingClientRect.width);
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(sheet);
    signal.addEventListener('abort', () => observer.disconnect());
  });

/** Creates a queue that runs one task at a time, because several drawings together exceed the time of a frame. */
function createQueue(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}

async function drawPage({ page, sheet }: Sheet, width: number): Promise<void> {
  const scale =
    (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  // Added after the drawing, because each change of its font within the page forces a style recalculation.
  sheet.prepend(canvas);
  sheet.dataset.drawn = '';
}

/** Writes the text of a page, also of distant ones, because screen readers and the browser's search need all text. */
async function writeText({ page, sheet }: Sheet): Promise<void> {
  const viewport = page.getViewport({ scale: 1 });
  const container = document.createElement('div');
  container.className = 'textLayer';
  // In chunks, because the text of a page at once blocks a slow phone.
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  // Added after the rendering, which measures each line and forces a style recalculation within the page.
  sheet.append(container);
}

/**
 * Inserts the empty sheets of a document, whose drawings and text follow.
 *
 * @throws {Error} when the document cannot be loaded or read, or when `signal` is aborted
 */
export async function drawPdf({ href, target, signal, onFault }: Request): Promise<void> {
  startWorker();
  const data = await fetchBytes(href, signal);
  // Each font that is added to a page causes a full layout, so letters are drawn as paths.
  const task = getDocument({ data, isEvalSupported: false, disableFontFace: true });
  signal.addEventListener('abort', () => void task.destroy());
  const pdf = await task.promise;
  const pages: PDFPageProxy[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await pdf.getPage(number));
  signal.throwIfAborted();
  const sheets = pages.map(toSheet);
  target.replaceChildren(...sheets.map(({ sheet }) => sheet));
  const enqueue = createQueue();
  for (const sheet of sheets) {
    // Only near pages are drawn, so that a long document needs no time or memory for pages that are not read.
    whenNear(sheet, signal)
      .then((width) => enqueue(() => drawPage(sheet, width)))
      .catch(onFault);
  }
  const writeAll = async () => {
    // After the layout of the sheets, because pdf.js measures in the page before the first text.
    await Promise.all(sheets.map((sheet) => fitSheet(sheet, signal)));
    for (const sheet of sheets) await writeText(sheet);
  };
  writeAll().catch(onFault);
}
