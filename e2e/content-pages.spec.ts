/** Requirements 2.9 to 2.22 on the real content: anchors, facts, documents, and what moves. */
import type { Locator, Page } from '@playwright/test';
import { readSize } from './support/link-size';
import { FRAME_MS, openPage, openPageByFrames } from './support/open-page';
import { expect, test } from './support/test';

/** The anchors that requirements 2.14 to 2.21 name for each page. */
const ANCHORS = {
  '/le-groupe': ['a_paris', 'en_afrique_subsaharienne', 'en_france', 'cotonou', 'lome', 'kigali'],
  '/prestations': ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'],
  '/prestationstest': ['Relation_clients', 'soutien', 'commercial', 'it', 'etude_de_cas'],
  '/vous-accompagner': ['agile', 'secteurs', 'organisation', 'couts', 'normalisation', 'innovation'],
  '/rse': ['rse', 'engagements', 'identite', 'valeurs', 'politique_chartes_bilan'],
  '/plan': ['le-groupe', 'prestations', 'vous-accompagner', 'rse', 'contact', 'recrutements', 'etude-de-cas'],
  '/politique': ['cookies'],
} as const;

const MORNING = new Date('2026-03-02T09:00:00');

test('the pages of content have the anchors, the sections and the documents that the requirements name', async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  for (const [path, anchors] of Object.entries(ANCHORS)) {
    const html = await read(path);
    expect(
      anchors.filter((anchor) => !html.includes(` id="${anchor}"`)),
      path,
    ).toEqual([]);
  }
  for (const [path, count] of [
    ['/politique', 8],
    ['/mentionslegales', 5],
  ] as const)
    expect((await read(path)).match(/<section[^>]* id="[^"]+"[^>]*><h2/g), path).toHaveLength(count);

  const [documents = ''] = /id="engagements".*?<\/section>/s.exec(await read('/rse')) ?? [];
  const links = [...documents.matchAll(/<a[^>]* href="([^"]+\.pdf)"[^>]*>(.*?)<\/a>/gs)];
  expect(links).toHaveLength(7);
  for (const [, href = '', text = ''] of links) {
    expect(text).toContain('PDF, ');
    const file = await request.get(href);
    const body = await file.body();
    expect([file.status(), file.headers()['content-type'], body.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    const { bytes, unit } = readSize(text);
    expect(Math.abs(bytes - body.length), text).toBeLessThanOrEqual(unit / 2);
  }
});

test('the film of the group is laid out when the visitor comes near, and plays with French captions', async ({
  page,
}) => {
  await openPage(page, '/le-groupe');
  for (const town of ['cotonou', 'lome', 'kigali']) {
    const card = page.locator(`#en_afrique_subsaharienne #${town}`);
    await card.scrollIntoViewIfNeeded();
    await expect.poll(() => card.locator('img, video').evaluate((media) => media.clientHeight)).toBeGreaterThan(50);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  const film = page.locator('#en_france video');
  const isLaidOut = () => film.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  // The page is laid out as a whole soon, all but the film.
  await expect(page.locator('#en_france')).toHaveCSS('content-visibility', 'visible');
  await expect.poll(isLaidOut).toBe(false);
  await film.scrollIntoViewIfNeeded();
  await expect.poll(isLaidOut).toBe(true);
  const seen = await film.evaluate(async (element: HTMLVideoElement) => {
    const track = element.querySelector('track');
    if (!track) throw new Error('no captions');
    track.track.mode = 'showing';
    if (track.readyState !== HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
    element.muted = true;
    await element.play();
    return { language: track.srclang, cues: track.track.cues?.length ?? 0, duration: element.duration };
  });
  expect(seen.language).toBe('fr');
  expect(seen.cues).toBeGreaterThan(2);
  expect(seen.duration).toBeGreaterThan(3);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isLaidOut).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

const section = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('the home page counts up its figures once they are seen, shows one country at a time on its map, and the newest posts', async ({
  page,
  request,
}) => {
  const answer: unknown = await (await request.get('/_data/posts/latest?limit=3')).json();
  await page.clock.install({ time: MORNING });
  await openPage(page, '/');
  await page.clock.pauseAt(new Date(MORNING.getTime() + 3_600_000));
  const figures = section(page, 'Le groupe en chiffres').getByRole('definition');
  /** The visible number of a counter, which covers the final one. */
  const running = figures.locator('[aria-hidden="true"]');
  await figures.last().scrollIntoViewIfNeeded();
  await expect(running).toHaveText(['0', '0', '0', '0']);
  await page.clock.runFor(7_900);
  await expect(running).toHaveCount(4);
  await page.clock.runFor(200);
  await expect(running).toHaveCount(0);
  // Requirement 2.9, in French number format: U+202F between the groups.
  await expect(figures).toHaveText(['5', '3\u202F000', '40', '110\u202F000']);
  await page.clock.resume();

  const addresses = await section(page, 'Actualités')
    .locator('a[href^="/actualite/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect([...new Set(addresses)]).toEqual((answer as { slug: string }[]).map(({ slug }) => `/actualite/${slug}`));
  const panels = section(page, 'Implantations').locator('details');
  const countries = ['France', 'Bénin', 'Rwanda', 'Togo'];
  await expect(panels.locator('summary')).toHaveText(countries);
  for (const [index, country] of countries.entries()) {
    const panel = panels.nth(index);
    if ((await panel.getAttribute('open')) === null) await panel.locator('summary').click();
    await expect(panels.and(page.locator('[open]'))).toHaveCount(1);
    await expect(panel.getByRole('list')).toBeVisible();
    for (const other of countries)
      await expect(page.getByRole('img', { name: new RegExp(`^${other}, carte`) })).toBeVisible({
        visible: other === country,
      });
  }
});

test('the ten values step on, wait for a visitor who picks one, who points at them or uses the keyboard', async ({
  page,
}) => {
  const STEP_MS = 4_000;
  const PICK_PAUSE_MS = 2_000;
  /** A press is acknowledged in one frame; its result is drawn in the next. */
  const ANSWER_MS = 2 * FRAME_MS;
  await page.clock.install({ time: MORNING });
  // Stopped before the page's first script, so that each step can be awaited exactly.
  await page.clock.pauseAt(MORNING.getTime() + 1_000);
  await openPageByFrames(page, '/rse');
  const tabs: Locator = page.getByRole('tablist', { name: 'Nos dix valeurs' }).getByRole('tab');
  await expect(tabs).toHaveCount(10);
  const expectValue = async (name: string): Promise<void> => {
    await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
    await expect(page.getByRole('tabpanel', { name }).locator('img')).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  };
  await expectValue('Créativité');
  await page.clock.runFor(STEP_MS);
  await expectValue('Détermination');

  await tabs.filter({ hasText: 'Honnêteté' }).click();
  await page.clock.runFor(ANSWER_MS);
  await page.clock.runFor(5 * STEP_MS);
  await expectValue('Honnêteté');
  await page.mouse.move(0, 0);
  await page.clock.runFor(STEP_MS + PICK_PAUSE_MS);
  await expectValue('Humilité');

  await page.getByRole('tab', { selected: true }).focus();
  for (const [key, name] of [
    ['End', 'Responsabilité'],
    ['ArrowRight', 'Créativité'],
  ] as const) {
    await page.keyboard.press(key);
    await page.clock.runFor(ANSWER_MS);
    await expectValue(name);
  }
  await page.clock.runFor(5 * STEP_MS);
  await expectValue('Créativité');
});
