/** Parts of pages laid out, shown or played only near the visitor. */
import { openPage } from './support/open-page';
import { expect, test } from './support/test';

test('the film of the group is laid out when the visitor comes near, and plays with French captions when it is pressed', async ({
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
  await film.click();
  await expect.poll(() => film.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
  const seen = await film.evaluate(async (element: HTMLVideoElement) => {
    const track = element.querySelector('track');
    if (!track) throw new Error('no captions');
    track.track.mode = 'showing';
    if (track.readyState !== HTMLTrackElement.LOADED)
      await new Promise((resolve) => track.addEventListener('load', resolve, { once: true }));
    return { language: track.srclang, cues: track.track.cues?.length ?? 0 };
  });
  expect(seen.language).toBe('fr');
  expect(seen.cues).toBeGreaterThan(2);
  await expect.poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime)).toBeGreaterThan(0.5);
  // A film that has the focus stays laid out.
  await film.blur();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isLaidOut).toBe(false);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
