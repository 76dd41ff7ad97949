import { PDF_ARTICLE } from '../support/site-pages';
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

test('arrow keys turn to the article before and back', async ({ visit }) => {
  await visit.open(PDF_ARTICLE);
  const title = () => document.querySelector('h1')?.textContent ?? '';
  const here = await visit.evaluate(title);
  await visit.key('ArrowLeft');
  await visit.waitFor(
    (before: string) => ![before, undefined].includes(document.querySelector('h1')?.textContent),
    here,
  );
  await visit.untilShown();
  await visit.key('ArrowRight');
  await visit.waitFor((before: string) => document.querySelector('h1')?.textContent === before, here);
});
