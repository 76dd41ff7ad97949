/** What the site says about the company comes from the file that SITE_FACTS names, and from nowhere else. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPage } from './support/open-page';
import { startSiteInstance } from './support/site-instance';
import { structuredData } from './support/structured-data';
import { expect, test } from './support/test';

const NUMBERS = ['+33199001210', '+33353011225', '+33199001218', '+33199001220', '+33199001221'];

test('the legal notices name company, direction and host', async ({ page }) => {
  await openPage(page, '/mentionslegales');
  const main = page.getByRole('main');
  for (const fact of ['RCS Paris 123 456 789', 'FR 12 345678901', 'Awa Exemple, présidente', 'Hébergeur d’exemple'])
    await expect(main.getByRole('definition').filter({ hasText: fact })).toBeVisible();
  await expect(main.locator('a[href="tel:+33199001235"]')).toHaveText('+33\u00a01\u00a099\u00a000\u00a012\u00a035');
  await expect(main).not.toContainText('sur demande');
});

test('the privacy policy says whom to ask', async ({ page }) => {
  await openPage(page, '/politique');
  await expect(page.locator('a[href="mailto:donnees@vipp.example"]')).toBeVisible();
});

test('telephone numbers and sister site are those of the file', async ({ page }) => {
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

test('a site without the file invents nothing, and says so to its operators', async ({ request }) => {
  const site = await startSiteInstance();
  try {
    const { notices, ready } = await (await request.get(`${site.url}/readyz`)).json();
    expect(ready).toBe(true);
    const file = path.join(site.dataDir, 'site-facts.yaml');
    expect(notices.filter((notice: string) => notice.includes(file))).toEqual([
      expect.stringMatching(/editor\.name, .*publicationDirector, host\.name, .*telephones, .*sisterSite\.url/),
    ]);
    const [legal = ''] = (await (await request.get(`${site.url}/mentionslegales`)).text()).split('application/json');
    expect(legal.match(/communiqués? sur demande/g)).toHaveLength(3);
    expect(legal).not.toContain('<dl');
    const contact = await (await request.get(`${site.url}/contact`)).text();
    expect(contact).toContain('Cotonou');
    expect(contact).not.toMatch(/tel:|appelez/);
    const services = await (await request.get(`${site.url}/prestations`)).text();
    expect(services).toContain('Notre marque sœur');
    expect(services).not.toMatch(/soeur\.|autre site/);
  } finally {
    await site.stop();
  }
});

test('a malformed file stops the start, with its line, field and expectation', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vipp-facts-'));
  const file = path.join(folder, 'facts.yaml');
  writeFileSync(file, 'host:\n  name: Hébergeur\n  phone: 01 99 00 12 34\n');
  try {
    await expect(startSiteInstance(undefined, { SITE_FACTS: file })).rejects.toThrow(
      `gateway: ${file}, line 3: host.phone is not a telephone number with the code of its country`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
