/** Draws a PDF with pdf.js. Loaded on demand and only in the browser: it is larger than all the rest of the page. */
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFPageProxy } from 'pdfjs-dist';

/** Device pixels per CSS pixel: sharp enough to read; more would exhaust the memory of a cheap phone. */
const MOST_DOTS_PER_PIXEL = 2;

/** Pages are drawn once they are within half a window of the visible part. */
const NEAR = '50% 0%';

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
  /** Called for a page that cannot be drawn; the others are drawn. */
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

type Sheet = { page: PDFPageProxy; sheet: HTMLElement };

/** A placeholder of the page's size, so that nothing moves when it is drawn. */
function toSheet(page: PDFPageProxy): Sheet {
  const { width, height } = page.getViewport({ scale: 1 });
  const sheet = document.createElement('div');
  sheet.className = 'pdf-page';
  sheet.style.aspectRatio = `${width} / ${height}`;
  return { page, sheet };
}

/** Updates the scale of a sheet and its text with the width of the window; resolves once it is set. */
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

/** The width of the sheet in pixels of the page, once it is near: measuring the sheet would force a layout of all text that was added before. */
const whenNear = ({ sheet }: Sheet, signal: AbortSignal): Promise<number> =>
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

/** One after the other: pages drawn in parallel would together exceed the time of a frame. */
function inTurn(): (work: () => Promise<void>) => Promise<void> {
  let last = Promise.resolve();
  return (work) => {
    const own = last.then(work);
    last = own.catch(() => undefined);
    return own;
  };
}

async function drawPage({ page, sheet }: Sheet, width: number): Promise<void> {
  const scale = (width / page.getViewport({ scale: 1 }).width) * Math.min(window.devicePixelRatio, MOST_DOTS_PER_PIXEL);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  await page.render({ canvas, viewport }).promise;
  // Last: within the page, each change of its font would force a style recalculation of all that was added before.
  sheet.prepend(canvas);
  sheet.dataset.drawn = '';
}

/** The text of every page, near or not: screen readers and the browser's search need all of it. */
async function writeText({ page, sheet }: Sheet): Promise<void> {
  const viewport = page.getViewport({ scale: 1 });
  const container = document.createElement('div');
  container.className = 'textLayer';
  // In chunks: a page of text at once would block a slow phone.
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  // Last, like the drawing: each line is measured, which forces a style recalculation of all that was added before.
  sheet.append(container);
}

/**
 * Inserts the empty sheets of a document; their drawings and text follow.
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
  const drawInTurn = inTurn();
  for (const sheet of sheets) {
    // Only once it is near: a long document costs no time or memory for pages that are not read.
    whenNear(sheet, signal)
      .then((width) => drawInTurn(() => drawPage(sheet, width)))
      .catch(onFault);
  }
  const writeAll = async () => {
    // pdf.js measures in the page before the first text: once the sheets are laid out, that costs little.
    await Promise.all(sheets.map((sheet) => fitSheet(sheet, signal)));
    for (const sheet of sheets) await writeText(sheet);
  };
  writeAll().catch(onFault);
}
