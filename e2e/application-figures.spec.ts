/** What candidates do in the application form is counted in sums, which recruiters read in tables whose bars compare them. */
import type { Page } from '@playwright/test';
import { card, confirm, IDENTITY_PATH, openPreview, receipt } from './support/application-form';
import { fillIn, newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { takeFormBack, test, untilShown, versionFor } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { NARROW, WIDE } from './support/variants';

// Before a recruiter has signed in, the first call says that no one has.
test.use({ expectedFaults: /status of 401/ });
test.describe.configure({ timeout: 240_000 });

/** No number about fewer people is shown. */
const PEOPLE = 5;

/** The bodies that the page sends to be counted; Playwright does not see those of beacons. */
async function watchFigures(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.exposeFunction('recordBeacon', (body: string) => bodies.push(body));
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    const { recordBeacon } = window as unknown as { recordBeacon: (body: string) => void };
    navigator.sendBeacon = (address, body) => {
      if (String(address).endsWith('/form-figures')) void new Response(body).text().then(recordBeacon);
      return send(address, body);
    };
  });
  return bodies;
}

test('candidates are counted where they send or leave, without an identifier, and recruiters compare the numbers by bars', async ({
  page,
  context,
  ownSite,
}) => {
  const { formCommand, url } = ownSite;
  // The counts of a version begin with it.
  await formCommand.publish('label: Second téléphone', 'label: Autre téléphone');
  await untilShown(ownSite, IDENTITY_PATH, 'Autre téléphone');
  const version = await versionFor(ownSite);
  /** As the browsers of other candidates send them. */
  const countOthers = async (counts: Record<string, number>) => {
    for (let person = 1; person < PEOPLE; person += 1)
      await context.request.post('/_data/form-figures', { data: { version, counts } });
  };
  await context.addCookies([{ name: 'its_cookies', value: 'rejected', url }]);
  const bodies = await watchFigures(page);

  await test.step('what the browser sends has no identifier, and nothing of an answer', async () => {
    await countOthers({ shown: 1, begun: 1, step1: 1, step2: 1, sent: 1 });
    await openPreview(page, newEmail());
    await confirm(page);
    await expect(receipt(page)).toBeVisible();
    await expect.poll(() => bodies.join()).toContain('"sent":1');
    for (const body of bodies) {
      expect(body).toMatch(/^\{"version":\d+,"counts":\{("[\w ./]+":-?\d+,?)+\}\}$/);
      for (const typed of ['Awa', 'Diaye', 'lagune', 'Togolaise']) expect(body).not.toContain(typed);
    }
    expect(await context.cookies()).toMatchObject([{ name: 'its_cookies' }]);
  });
  await test.step('who leaves is counted up to where they came', async () => {
    await countOthers({ shown: 1, begun: 1 });
    await openPage(page, IDENTITY_PATH);
    await fillIn(card(page), { Prénom: 'Awa', Nom: 'N’Diaye' });
    await page.goto('about:blank');
  });
  await test.step('bars have the length of their number in each window', async () => {
    await signIn(page, ownSite.recruiter, `${WORKSHOP}/chiffres?version=${version}`);
    const stages = page.getByRole('table', { name: /^Personnes à chaque étape/ });
    await expect(async () => {
      await page.reload();
      const numbers = (await stages.getByRole('cell').allInnerTexts()).flatMap((cell) => /^\d+/.exec(cell) ?? []);
      expect(numbers).toEqual(['10', '10', '5', '5', '5']);
    }).toPass();
    const bars = stages.locator('rect');
    await expect(bars.first()).toBeVisible();
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      const [shown = 0, begun, step1] = await bars.evaluateAll((all) =>
        all.map((bar) => Math.round(bar.getBoundingClientRect().width)),
      );
      expect([shown > 60, begun]).toEqual([true, shown]);
      expect(Math.abs(2 * (step1 ?? 0) - shown)).toBeLessThanOrEqual(2);
    }
  });
  await takeFormBack(ownSite, IDENTITY_PATH, 'Autre téléphone');
});
