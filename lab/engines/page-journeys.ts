/** What visitors do on pages, in every engine. */
import assert from 'node:assert/strict';
import { allRoutes, readTextAt } from '../../e2e/support/all-routes';
import { PDF_ARTICLE } from '../../e2e/support/site-pages';
import { siteUrl } from '../../e2e/support/site-url';
import type { EnginePage } from './engine-page';

export type Journey = {
  run: (visit: EnginePage) => Promise<void>;
  /** Complaints that it causes on purpose. */
  expectedFaults?: RegExp;
};

export const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 740 };

const button = (name: string) => ({ role: 'button', name }) as const;
const menuLink = (name: string) => ({ role: 'link', name, within: 'header nav' }) as const;
const isAt = (top: number) => Math.abs(scrollY - top) < 2;
const titleIs = (text: string) => document.querySelector('h1')?.textContent === text;
const title = () => document.querySelector('h1')?.textContent ?? '';
const back = () => history.back();

async function routes(visit: EnginePage): Promise<void> {
  for (const path of await allRoutes(readTextAt(siteUrl()))) {
    await visit.open(path);
    for (const size of [NARROW, WIDE]) {
      await visit.resize(size);
      const wider = await visit.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      assert.equal(wider, 0, `${path} is ${wider} px wider than ${size.width} px`);
    }
  }
}

async function navigation(visit: EnginePage): Promise<void> {
  await visit.open('/');
  await visit.evaluate(() => scrollTo({ top: 1_200, behavior: 'instant' }));
  await visit.waitFor(isAt, 1_200);
  await visit.evaluate(() => void (document.documentElement.dataset['sameDocument'] = 'yes'));
  for (const [name, path, heading] of [
    ['RSE', '/rse', 'RSE'],
    ['Le groupe', '/le-groupe', 'Le groupe VIPP'],
  ] as const) {
    await visit.press(menuLink(name));
    await visit.waitForAddress(path);
    await visit.waitFor(titleIs, heading);
    await visit.waitFor(isAt, 0);
    await visit.waitForFocus({ css: 'main' });
  }
  await visit.evaluate(back);
  await visit.waitFor(titleIs, 'RSE');
  await visit.evaluate(back);
  await visit.waitForAddress('/');
  await visit.waitFor(isAt, 1_200);
  assert.equal(await visit.evaluate(() => document.documentElement.dataset['sameDocument']), 'yes', 'reloaded');
  await visit.press({ css: 'main a[href="/prestations#it"]' });
  await visit.waitForAddress('/prestations#it');
  await visit.waitForFocus({ css: '#it' });
  await visit.open('/rse');
  await visit.key('Tab');
  await visit.waitForFocus({ role: 'link', name: 'Aller au contenu' });
  await visit.key('Enter');
  await visit.waitForFocus({ css: 'main' });
}

async function menu(visit: EnginePage): Promise<void> {
  const inMenu = (name: string) => ({ role: 'link', name, within: 'nav[aria-label="Menu principal"]' }) as const;
  await visit.resize(NARROW);
  await visit.open('/');
  await visit.gone(inMenu('RSE'));
  await visit.press(button('Menu'));
  await visit.see(inMenu('RSE'));
  await visit.key('Tab');
  await visit.waitForFocus(inMenu('Le groupe'));
  await visit.key('Escape');
  await visit.gone(inMenu('RSE'));
  await visit.waitForFocus(button('Menu'));
  await visit.press(button('Menu'));
  await visit.press(inMenu('RSE'));
  await visit.waitForAddress('/rse');
  await visit.gone(inMenu('RSE'));
}

async function lists(visit: EnginePage): Promise<void> {
  const box = (name: string, value: string) => ({ css: `#liste input[name="${name}"][value="${value}"]` });
  const first = () => document.querySelector('#liste article :is(h2, h3)')?.textContent ?? '';
  const firstIs = (name: string) => document.querySelector('#liste article :is(h2, h3)')?.textContent === name;
  const allAreOf = (year: string) => {
    const dates = [...document.querySelectorAll('#liste article time')];
    return dates.length > 0 && dates.every((date) => date.textContent?.endsWith(year));
  };
  await visit.open('/actualite');
  const newest = await visit.evaluate(first);
  await visit.press(box('annee', '2024'));
  await visit.waitForAddress('/actualite?annee=2024');
  await visit.waitFor(allAreOf, '2024');
  await visit.evaluate(back);
  await visit.waitForAddress('/actualite');
  await visit.waitFor(firstIs, newest);
  await visit.press({ css: '#liste details details > summary' });
  await visit.see(box('categorie', 'evenements'));
  await visit.press({ css: '#liste details > summary' });
  await visit.gone(box('categorie', 'vie-du-groupe'));
  await visit.type({ css: '#liste input[type="search"]' }, 'lomé');
  await visit.waitFor(() => new URLSearchParams(location.search).get('q') === 'lomé');
  await visit.waitFor(() => document.querySelectorAll('#liste mark').length > 0);
  await visit.resize(NARROW);
  await visit.open('/etude-de-cas/all');
  const study = await visit.evaluate(first);
  await visit.press({ css: 'nav[aria-label="Pages de la liste"] a[rel="next"]' });
  await visit.waitForAddress('/etude-de-cas/all?page=2');
  await visit.waitFor((before: string) => {
    const now = document.querySelector('#liste article :is(h2, h3)')?.textContent;
    return now && now !== before;
  }, study);
}

/** The browser's own viewer shows a PDF, and ours draws it where there is none. */
async function documents(visit: EnginePage): Promise<void> {
  await visit.open(PDF_ARTICLE);
  await visit.see({ css: 'main a[type="application/pdf"]' });
  const hasViewer = await visit.evaluate(() => navigator.pdfViewerEnabled !== false);
  await visit.see({ css: hasViewer ? 'main iframe[title^="Document PDF"]' : 'main canvas' });
  await visit.evaluate(() => {
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { configurable: true, get: () => false });
  });
  const here = await visit.evaluate(title);
  await visit.key('ArrowLeft');
  await visit.waitFor(
    (before: string) => ![before, undefined].includes(document.querySelector('h1')?.textContent),
    here,
  );
  await visit.waitFor(() => document.querySelector('main')?.ariaBusy !== 'true');
  await visit.key('ArrowRight');
  await visit.waitFor(titleIs, here);
  await visit.waitFor(() =>
    [...document.querySelectorAll('main [data-text]')].some((text) => text.textContent?.includes('conseillers')),
  );
  await visit.waitFor(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('main [data-drawn] canvas');
    const copy = document.createElement('canvas').getContext('2d');
    if (!canvas || !copy) return false;
    copy.drawImage(canvas, 0, 0, 300, 150);
    return new Set(new Uint32Array(copy.getImageData(0, 0, 300, 150).data.buffer)).size > 10;
  });
}

export const pageJourneys: Readonly<Record<string, Journey>> = {
  routes: { run: routes, expectedFaults: /404|410/ },
  navigation: { run: navigation },
  menu: { run: menu },
  lists: { run: lists },
  documents: { run: documents },
};
