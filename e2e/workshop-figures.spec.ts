/** The figures of the form in the workshop: tables whose bars have the colours of the theme. */
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import { test, versionFor } from './support/own-site';
import { signIn, WORKSHOP } from './support/recruiter';
import { expect } from './support/test';
import { NARROW, WIDE } from './support/variants';
import { acceptCookies } from './support/visitor';

/** No number about fewer people is shown. */
const PEOPLE = 6;
const COUNTS = { shown: 1, begun: 1, step1: 1, 'stopped langue': 1, 'asked ville': 1, 'answered ville': 1 };

// The first call says that no recruiter has signed in yet.
test.use({ expectedFaults: /status of 401/ });
test.describe.configure({ timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

test('tables have bars that compare their numbers, and choices are in the address', async ({ page, ownSite }) => {
  const version = await versionFor(ownSite);
  const funnel = page.getByRole('table', { name: /^Personnes à chaque étape/ });
  const nothing = page.getByText('Il n’y a pas encore de chiffres.');
  for (let person = 0; person < PEOPLE; person += 1)
    await page.request.post(FIGURES_PATH, { data: { version, counts: COUNTS } });
  await signIn(page, ownSite.recruiter, `${WORKSHOP}/chiffres?version=${version}`);
  // Gateways pass numbers on within seconds.
  const read = async () => {
    await page.reload();
    return funnel.or(nothing).first().textContent();
  };
  await expect.poll(read).toMatch(/Étape 1 validée.*\d \(/);
  const widths = () =>
    funnel.locator('rect').evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().width)));
  for (const size of [WIDE, NARROW]) {
    await page.setViewportSize(size);
    const [shown = 0, begun = 0, , step2 = 0] = await widths();
    expect([shown > 60, begun === shown, step2]).toEqual([true, true, 0]);
  }
  await page.getByLabel('Depuis le').focus();
  await page.getByLabel('Depuis le').fill('2999-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`\\?version=${version}&depuis=2999-01-01$`));
  await expect(nothing).toBeVisible();
  await page.goBack();
  await expect(funnel).toBeVisible();
  await expect(page.getByLabel('Depuis le')).toHaveValue('');
});
