/** Shows a PDF as drawn pages with their text. Loaded on demand and in the browser only. */
import { afterPaint } from '@vipp/shared/lib/after-paint';
import styles from './drawn-pages.module.css';
import type { PageSize, TextRun } from './pdf-messages';
import { startPdfReader, type PdfReader } from './read-pdf.client';

/** Limit that is sharp enough to read and does not exhaust the memory of a cheap phone. */
const MAX_DEVICE_PIXEL_RATIO = 2;

/** Pages are drawn when they are within half a window of the visible part. */
const ROOT_MARGIN = '50% 0%';

/** Runs of text that are written before the browser may paint, so that a long page does not block a slow phone. */
const RUNS_AT_ONCE = 50;

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
  /** Called for a page that cannot be drawn; the others are drawn. */
  onFault: (error: unknown) => void;
};

async function fetchBytes(href: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(href, { signal });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

type Sheet = { page: number; size: PageSize; element: HTMLElement };

/** Creates a placeholder of the page's size, so that nothing moves when it is drawn. */
function toSheet(size: PageSize, index: number): Sheet {
  const element = document.createElement('div');
  element.className = styles.sheet ?? '';
  element.dataset.sheet = String(index + 1);
  element.style.aspectRatio = `${size.width} / ${size.height}`;
  return { page: index + 1, size, element };
}

/** Updates the scale of a sheet's text with the width of the window. */
function fitSheet({ size, element }: Sheet, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect } of entries)
      element.style.setProperty('--total-scale-factor', String(contentRect.width / size.width));
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Resolves with the width of the sheet, in CSS pixels, once it is near; from the observer, because measuring forces a layout. */
const whenNear = ({ element }: Sheet, signal: AbortSignal): Promise<number> =>
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
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect());
  });

async function drawPage({ page, element }: Sheet, width: number, read: PdfReader): Promise<void> {
  const ratio = Math.min(window.devicePixelRatio, MAX_DEVICE_PIXEL_RATIO);
  const image = await read({ kind: 'draw', page, width: width * ratio });
  const canvas = document.createElement('canvas');
  canvas.width = image.width;
  canvas.height = image.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(image);
  element.prepend(canvas);
  element.dataset.drawn = '';
}

function toSpan(run: TextRun): HTMLElement {
  const span = document.createElement('span');
  span.textContent = run.text;
  span.dir = run.direction;
  span.setAttribute('role', 'presentation');
  Object.assign(span.style, {
    left: `${run.left.toFixed(2)}%`,
    top: `${run.top.toFixed(2)}%`,
    fontSize: `calc(var(--total-scale-factor) * ${run.fontSize.toFixed(2)}px)`,
    fontFamily: run.fontFamily,
    transform: run.transform,
  });
  return span;
}

/** Writes the text of a page, also of distant ones, because screen readers and the browser's search need all text. */
async function writeText({ page, element }: Sheet, read: PdfReader): Promise<void> {
  const runs = await read({ kind: 'text', page });
  const layer = document.createElement('div');
  layer.className = styles.text ?? '';
  layer.dataset.text = '';
  for (let start = 0; start < runs.length; start += RUNS_AT_ONCE) {
    await new Promise<void>(afterPaint);
    for (const run of runs.slice(start, start + RUNS_AT_ONCE)) {
      layer.append(toSpan(run));
      if (run.endsLine) layer.append(document.createElement('br'));
    }
  }
  // Added when complete, so that the styles of the page are computed once.
  element.append(layer);
}

/**
 * Inserts the empty sheets of a document, whose drawings and text follow.
 *
 * @throws {Error} when the document cannot be loaded or read, or when `signal` is aborted
 */
export async function drawPdf({ href, target, signal, onFault }: Request): Promise<void> {
  signal.throwIfAborted();
  const read = startPdfReader(signal);
  const data = await fetchBytes(href, signal);
  const sizes = await read({ kind: 'open', data }, [data.buffer]);
  const sheets = sizes.map(toSheet);
  target.replaceChildren(...sheets.map(({ element }) => element));
  for (const sheet of sheets) {
    fitSheet(sheet, signal);
    // Only near pages are drawn, so that a long document needs no time or memory for pages that are not read.
    whenNear(sheet, signal)
      .then((width) => drawPage(sheet, width, read))
      .catch(onFault);
  }
  const writeAll = async () => {
    for (const sheet of sheets) await writeText(sheet, read);
  };
  writeAll().catch(onFault);
}
