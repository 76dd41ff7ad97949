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

type Sheet = { page: PDFPageProxy; sheet: HTMLElement };

/** A sheet as large as the page will be: nothing moves when it is drawn. */
function toSheet(page: PDFPageProxy): Sheet {
  const { width, height } = page.getViewport({ scale: 1 });
  const sheet = document.createElement('div');
  sheet.className = 'pdf-page';
  sheet.style.aspectRatio = `${width} / ${height}`;
  return { page, sheet };
}

/** The factor of a sheet, and so its text, follows the width of the window; resolves once it has one. */
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

/** The width of the sheet in pixels of the page, once it is near: asked of the sheet itself, it would lay out all text that came meanwhile. */
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

/** One after the other: pages drawn side by side would share each frame, and fill it. */
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
  // Last: in the page, each change of its font would ask for the styles of all that came meanwhile.
  sheet.prepend(canvas);
  sheet.dataset.drawn = '';
}

/** The text of every page, near or not: readers of screens and the search of the browser go through all of it. */
async function writeText({ page, sheet }: Sheet): Promise<void> {
  const viewport = page.getViewport({ scale: 1 });
  const container = document.createElement('div');
  container.className = 'textLayer';
  // Piece by piece: a page of text at once would keep a slow phone from answering.
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
  // Last, as the drawing: each line is measured, which asks for the styles of all that came into the page before it.
  sheet.append(container);
}

/**
 * Puts the sheets of a document in place; what stands on them follows.
 *
 * @throws {Error} when the document cannot be had or read, or when `signal` is aborted
 */
export async function drawPdf({ href, target, signal, onFault }: Request): Promise<void> {
  startWorker();
  const data = await fetchBytes(href, signal);
  // Each font that comes into a page lays all of it out again: letters are drawn as the paths they are.
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
    // Only once it is near: who reads the first page of a long document pays for no other, in time or in memory.
    whenNear(sheet, signal)
      .then((width) => drawInTurn(() => drawPage(sheet, width)))
      .catch(onFault);
  }
  const writeAll = async () => {
    // Before the first text something is measured in the page: once the sheets have their place, little is left to lay out.
    await Promise.all(sheets.map((sheet) => fitSheet(sheet, signal)));
    for (const sheet of sheets) await writeText(sheet);
  };
  writeAll().catch(onFault);
}
