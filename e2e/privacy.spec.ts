/** Requirement 4.1 and the law: after a choice, only exempt storage; every-page.spec.ts checks each page before one. */
import type { Page } from '@playwright/test';
import { answerForm, card, identity, IDENTITY_PATH } from './support/application-form';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { siteUrl } from './support/site-url';
import { storedData, watchOtherSites } from './support/stored-data';
import { expect, test } from './support/test';

const NOTHING = { cookies: [], local: [], session: [], databases: [], caches: [], workers: 0 };
const LAST_VISIT = 'lastLoginDate';

/** Names of the table in the privacy policy. */
async function namedByPolicy(page: Page): Promise<string[]> {
  await openPage(page, '/politique');
  return page.locator('#cookies tbody th').allTextContents();
}

test('after either choice the use of the site stores only requested data, and the policy names all of it', async ({
  page,
}) => {
  const elsewhere = watchOtherSites(page, new URL(siteUrl()).origin);
  const choose = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const afterChoice = { ...NOTHING, cookies: ['its_cookies'], local: ['its_cookies', LAST_VISIT] };
  await openPage(page, '/actualite');
  await choose('Accepter les cookies');
  await page.getByRole('searchbox').fill('client');
  await expect(page).toHaveURL(/q=client/);
  await openPage(page, '/contact');
  expect(await storedData(page)).toEqual(afterChoice);
  await choose('Revoir mon choix de cookies');
  await choose('Refuser les cookies');
  await page.locator('main').getByRole('textbox').first().fill('Awa');
  expect(await storedData(page)).toEqual({ ...afterChoice, session: ['saisie-contact'] });

  await choose('Changer de thème, clair ou sombre');
  await openPage(page, IDENTITY_PATH);
  await answerForm(card(page), identity(newEmail()));
  await expect
    .poll(() => storedData(page))
    .toEqual({
      ...NOTHING,
      cookies: ['isDarkmode', 'its_cookies'],
      local: ['candidatForm1', 'isDarkmode', 'its_cookies', LAST_VISIT],
      session: ['saisie-contact'],
    });
  const stored = await storedData(page);
  expect(await namedByPolicy(page)).toEqual(
    expect.arrayContaining([...stored.cookies, ...stored.local, ...stored.session]),
  );
  expect(elsewhere).toEqual([]);
});
