import { expect, test } from '@playwright/test';
import { COMING_TEXT, remoteSections } from './support/site-pages';

/** Every other spelling leads to the canonical address in one step. */
const SPELLINGS = [
  ['/RSE', '/rse'],
  ['/rse/', '/rse'],
  ['/Contact', '/contact'],
  ['/Signalements', '/signalements'],
  ['/Recrutements/', '/recrutements'],
  ['/prestationsTest', '/prestationstest'],
  ['/prestations/?utm_source=lettre', '/prestations?utm_source=lettre'],
  ['/recrutementForm1', '/recrutements/candidature'],
  ['/actualite/slug=Une-Annonce', '/actualite/Une-Annonce'],
  ['/actualite?slug=une-annonce', '/actualite/une-annonce'],
  ['/actualite?slug=une-annonce&utm_source=lettre', '/actualite/une-annonce?utm_source=lettre'],
  ['/etude_de_cas/slug=Une-Etude', '/etude_de_cas/Une-Etude'],
  ['/etude-de-cas?slug=une-etude', '/etude_de_cas/une-etude'],
] as const;

for (const [spelling, canonical] of SPELLINGS) {
  test(`${spelling} is brought to ${canonical} in one step`, async ({ request }) => {
    const answer = await request.get(spelling, { maxRedirects: 0 });
    expect(answer.status()).toBe(308);
    expect(answer.headers().location).toBe(canonical);
  });
}

test('the anchor of an older address survives its redirect', async ({ page }) => {
  await page.goto('/Prestations/#soutien');
  await expect(page).toHaveURL('/prestations#soutien');
  await expect(page.locator('#soutien')).toBeInViewport();
});

test('a canonical address is answered at once', async ({ request }) => {
  for (const path of ['/', '/rse', '/prestations?utm_source=lettre', '/actualite/Une-Annonce']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(308);
  }
});

test('an unknown path is a real 404, whatever it looks like', async ({ request }) => {
  for (const path of ['/inconnu', '/rse/inconnu', '/INCONNU/', '/etude-de-cas/inconnu', '/_mf/inconnu.js', '/backend/public/storage/inconnu.pdf']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
  }
});

test('a section whose remote is not part of the site says that it opens later, and is kept from search engines', async ({ request }) => {
  const { parts } = (await (await request.get('/readyz')).json()) as { parts: Record<string, unknown> };
  for (const { path, remote } of remoteSections) {
    const html = await (await request.get(path)).text();
    const comesLater = !(remote in parts);
    expect(html.includes(COMING_TEXT), path).toBe(comesLater);
    if (comesLater) expect(html, path).toContain('<meta name="robots" content="noindex, follow">');
  }
});

test('the trial of the services page is kept from search engines', async ({ request }) => {
  expect(await (await request.get('/prestationstest')).text()).toMatch(/<meta name="robots" content="noindex/);
});

test('the site tells whether it can serve pages, and which part is not ready', async ({ request }) => {
  expect((await request.get('/healthz')).status()).toBe(200);
  const readiness = await request.get('/readyz');
  expect(readiness.status()).toBe(200);
  expect(await readiness.json()).toMatchObject({ ready: true, parts: { backend: { ready: true } } });
});
