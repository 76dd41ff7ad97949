import { PDF_ARTICLE } from '../../e2e/support/site-pages';
import type { EnginePage } from './support/engine-page';
import { expect, test } from './support/engine-test';

test('an article shows its PDF: in the browser’s own viewer, or in ours where there is none', async ({ visit }) => {
  await visit.open(PDF_ARTICLE);
  await visit.see({ css: 'main a[type="application/pdf"]' });
  const hasViewer = await visit.evaluate(() => navigator.pdfViewerEnabled !== false);
  await visit.waitFor(
    (own: boolean) => document.querySelector(own ? 'main iframe[title^="Document PDF"]' : 'main canvas') !== null,
    hasViewer,
  );
  const answer = await visit.evaluate(
    () => document.querySelector<HTMLAnchorElement>('main a[type="application/pdf"]')?.href ?? '',
  );
  expect((await fetch(answer)).headers.get('content-type')).toBe('application/pdf');
});

const title = () => document.querySelector('h1')?.textContent ?? '';

/** Opens the article before with an arrow key, and returns with the other. */
async function turnThereAndBack(visit: EnginePage): Promise<void> {
  const here = await visit.evaluate(title);
  await visit.key('ArrowLeft');
  await visit.waitFor(
    (before: string) => ![before, undefined].includes(document.querySelector('h1')?.textContent),
    here,
  );
  await visit.untilShown();
  await visit.key('ArrowRight');
  await visit.waitFor((before: string) => document.querySelector('h1')?.textContent === before, here);
}

test('arrow keys turn to the article before and back', async ({ visit }) => {
  await visit.open(PDF_ARTICLE);
  await turnThereAndBack(visit);
});

test('our own viewer draws the document and its text', async ({ visit }) => {
  await visit.open(PDF_ARTICLE);
  await visit.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { configurable: true, get: () => false });
  });
  await turnThereAndBack(visit);
  await visit.waitFor(() =>
    [...document.querySelectorAll('main [data-text]')].some((text) => text.textContent?.includes('conseillers')),
  );
  await visit.waitFor(() => document.querySelector('main [data-drawn] canvas') !== null);
  const colours = await visit.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('main [data-drawn] canvas');
    if (!canvas) return 0;
    const copy = document.createElement('canvas').getContext('2d');
    copy?.drawImage(canvas, 0, 0, 300, 150);
    return new Set(new Uint32Array(copy?.getImageData(0, 0, 300, 150).data.buffer ?? [])).size;
  });
  expect(colours).toBeGreaterThan(10);
});
