/** What the site says about the company comes from the file that SITE_FACTS names, and from nowhere else. */
import path from 'node:path';
import { openPage } from './support/open-page';
import { test as testOnOwnSite } from './support/own-site';
import { structuredData } from './support/structured-data';
import { expect, test } from './support/test';

const NUMBERS = ['+33199001210', '+33353011225', '+33199001218', '+33199001220', '+33199001221'];

test('every page shows the facts of the file, and the privacy policy each retention time', async ({ page }) => {
  await openPage(page, '/mentionslegales');
  const main = page.getByRole('main');
  for (const fact of ['RCS Paris 123 456 789', 'FR 12 345678901', 'Awa Exemple, présidente', 'Hébergeur d’exemple'])
    await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await expect(main.locator('a[href="tel:+33199001235"]')).toHaveText('+33\u00a01\u00a099\u00a000\u00a012\u00a035');
  await expect(main).not.toContainText('sur demande');

  await openPage(page, '/politique');
  await expect(page.locator('a[href="mailto:donnees@vipp.example"]')).toBeVisible();
  for (const [kind, duration] of [
    ['Messages de contact', '3 ans'],
    ['Lettre d’information', 'désinscription'],
    ['Signalements restés sans suite', '2 mois'],
  ] as const) {
    const header = page.getByRole('rowheader', { name: kind });
    await expect(page.getByRole('row').filter({ has: header })).toContainText(duration);
  }
  for (const right of ['accéder', 'CNIL']) await expect(main).toContainText(right);

  await openPage(page, '/contact');
  const calls = page.locator('#coordonnees a');
  expect(await calls.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    NUMBERS.map((number) => `tel:${number}`),
  );
  const data = await structuredData(page, new URL(page.url()).origin);
  const points = NUMBERS.map((telephone) => expect.objectContaining({ telephone }));
  expect(data.get('Organization')).toMatchObject({ contactPoint: points });

  await openPage(page, '/prestations');
  await expect(page.getByRole('link', { name: 'Visiter le site de l’Exemple (autre site)' })).toHaveAttribute(
    'href',
    'https://soeur.vipp.example/',
  );
});

testOnOwnSite('a site without the file invents nothing, and says so to its operators', async ({ request, ownSite }) => {
  const text = async (address: string) => (await request.get(address)).text();
  const { notices, ready } = await (await request.get('/readyz')).json();
  expect(ready).toBe(true);
  const file = path.join(ownSite.dataDir, 'site-facts.yaml');
  expect(notices.filter((notice: string) => notice.includes(file))).toEqual([
    expect.stringMatching(/editor\.name, .*publicationDirector, host\.name, .*telephones, .*sisterSite\.url/),
  ]);
  const [legal = ''] = (await text('/mentionslegales')).split('application/json');
  expect(legal.match(/communiqués? sur demande/g)).toHaveLength(3);
  expect(legal).not.toContain('<dl');
  const contact = await text('/contact');
  expect(contact).toContain('Cotonou');
  expect(contact).not.toMatch(/tel:|appelez/);
  const services = await text('/prestations');
  expect(services).toContain('Notre marque sœur');
  expect(services).not.toMatch(/soeur\.|autre site/);
});
