/** Draws a PDF with pdf.js. Loaded on demand and in the browser alone: it weighs more than all the rest of the page. */
import { getDocument, GlobalWorkerOptions, TextLayer, type PDFPageProxy } from 'pdfjs-dist';

/** Sharp enough to read; more dots would cost a cheap phone its memory. */
const MOST_DOTS_PER_PIXEL = 2;

type Request = {
  href: string;
  /** Receives one element for each page. */
  target: HTMLElement;
  signal: AbortSignal;
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
function fitText(layer: HTMLElement, frame: HTMLElement, pageWidth: number, signal: AbortSignal): void {
  const fit = () => layer.style.setProperty('--total-scale-factor', String(frame.clientWidth / pageWidth));
  const observer = new ResizeObserver(fit);
  observer.observe(frame);
  signal.addEventListener('abort', () => observer.disconnect());
  fit();
}

async function drawPage(page: PDFPageProxy, { target, signal }: Request): Promise<void> {
  const frame = document.createElement('div');
  frame.className = 'pdf-page';
  const canvas = document.createElement('canvas');
  const layer = document.createElement('div');
  layer.className = 'textLayer';
  frame.append(canvas, layer);
  target.append(frame);

  const natural = page.getViewport({ scale: 1 });
  const scale = frame.clientWidth / natural.width;
  const viewport = page.getViewport({ scale: scale * Math.min(window.devicePixelRatio, MOST_DOTS_PER_PIXEL) });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  fitText(layer, frame, natural.width, signal);
  const textContentSource = await page.getTextContent();
  await Promise.all([
    page.render({ canvas, viewport }).promise,
    new TextLayer({ textContentSource, container: layer, viewport: page.getViewport({ scale }) }).render(),
  ]);
}

/** @throws {Error} when the document cannot be had or read, or when `signal` is aborted */
export async function drawPdf(request: Request): Promise<void> {
  startWorker();
  const data = await fetchBytes(request.href, request.signal);
  const task = getDocument({ data, isEvalSupported: false });
  request.signal.addEventListener('abort', () => void task.destroy());
  const pdf = await task.promise;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    request.signal.throwIfAborted();
    await drawPage(await pdf.getPage(number), request);
  }
}
