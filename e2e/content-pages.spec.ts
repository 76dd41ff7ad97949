import { openPage } from './support/open-page';
import { expect, test } from './support/test';

/** The anchors that requirements 2.14 to 2.21 name for each page. */
const ANCHORS = {
  '/le-groupe': ['a_paris', 'en_afrique_subsaharienne', 'en_france'],
  '/prestations': ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'],
  '/prestationstest': ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'],
  '/vous-accompagner': ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'],
  '/rse': ['rse', 'engagements', 'identite', 'valeurs', 'politique_chartes_bilan'],
  '/plan': ['le-groupe', 'prestations', 'vous-accompagner', 'rse', 'contact', 'recrutements', 'etude-de-cas'],
  '/politique': ['cookies'],
} as const;

const SECTORS = [
  'Banque',
  'Télécom',
  'Médias',
  'Énergie',
  'E-commerce',
  'Immobilier',
  'Santé',
  'Tourisme',
  'Automobile',
  'Technologie',
];

for (const [path, anchors] of Object.entries(ANCHORS)) {
  test(`each anchor of ${path} holds a section with its title`, async ({ page }) => {
    await openPage(page, path);
    for (const anchor of anchors) {
      const target = page.locator(`[id="${anchor}"]`);
      await expect(target).toBeAttached();
      await expect(target.getByRole('heading').first()).toBeAttached();
    }
  });
}

test('an address with an anchor opens there', async ({ page }) => {
  await openPage(page, '/vous-accompagner#normalisation');
  await expect(page.locator('#normalisation')).toBeInViewport();
});

test.describe('the services page', () => {
  test('leads to contact, support and case studies, and to the sister site without a trace', async ({ page }) => {
    await openPage(page, '/prestations');
    const main = page.getByRole('main');
    for (const path of ['/contact', '/vous-accompagner', '/etude-de-cas']) {
      await expect(main.locator(`a[href="${path}"]`).first()).toBeVisible();
    }
    const sisterSite = main.getByRole('region', { name: 'Aller plus loin' }).locator('a[href^="http"]');
    await expect(sisterSite).toHaveAttribute('rel', /noopener/);
    await expect(sisterSite).toContainText('(autre site)');
  });
});

test('the support page lists the sectors and leads to contact', async ({ page }) => {
  await openPage(page, '/vous-accompagner');
  for (const sector of SECTORS) await expect(page.locator('#secteurs')).toContainText(sector);
  await expect(page.getByRole('main').locator('a[href="/contact"]').first()).toBeVisible();
});

test.describe('the group page', () => {
  test('shows the facts of the three African sites, with a picture each', async ({ page }) => {
    await openPage(page, '/le-groupe');
    const facts = [
      ['cotonou', 'Bénin', '1\u202F500', '2018'],
      ['lome', 'Togo', '1\u202F000', '2020'],
      ['kigali', 'Rwanda', '300', '2021'],
    ];
    for (const [town, ...words] of facts) {
      const card = page.locator(`#en_afrique_subsaharienne #${town}`);
      for (const word of [...words, 'Français, anglais, langues locales']) await expect(card).toContainText(word);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => card.locator('img, video').evaluate((media) => media.clientHeight)).toBeGreaterThan(50);
    }
  });

  test('lists the sectors and the towns', async ({ page }) => {
    await openPage(page, '/le-groupe');
    for (const word of [...SECTORS, 'Paris', 'Cotonou', 'Kigali', 'Lomé'])
      await expect(page.getByRole('main')).toContainText(word);
  });

  test('lays out a film and its controls when the visitor comes near', async ({ page }) => {
    await openPage(page, '/le-groupe');
    const partner = page.locator('#en_france');
    const film = partner.locator('video');
    const isLaidOut = () => film.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
    // The page is laid out as a whole soon, all but the film.
    await expect(partner).toHaveCSS('content-visibility', 'visible');
    expect(await isLaidOut()).toBe(false);
    await film.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(isLaidOut).toBe(false);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('shows a film that plays, with French captions', async ({ page }) => {
    await openPage(page, '/le-groupe');
    const film = page.locator('#en_france video');
    await film.scrollIntoViewIfNeeded();
    const cues = await film.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error('no film');
      const track = element.querySelector('track');
      if (!track) throw new Error('no captions');
      track.track.mode = 'showing';
      if (track.readyState !== HTMLTrackElement.LOADED)
        await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
      return { language: track.srclang, count: track.track.cues?.length ?? 0 };
    });
    expect(cues.language).toBe('fr');
    expect(cues.count).toBeGreaterThan(2);
    const duration = await film.evaluate(async (element) => {
      if (!(element instanceof HTMLVideoElement)) throw new Error('no film');
      element.muted = true;
      await element.play();
      return element.duration;
    });
    expect(duration).toBeGreaterThan(3);
  });
});

test('the privacy policy has eight sections, the legal notices five', async ({ page }) => {
  for (const [path, count] of [
    ['/politique', 8],
    ['/mentionslegales', 5],
  ] as const) {
    await openPage(page, path);
    await expect(page.getByRole('main').locator('section[id] h2, article[id] h2')).toHaveCount(count);
  }
});
