/** A content service of another team: answers to forms that are not a success, and invalid rows. */
import {
  button,
  contactValues,
  errorBox,
  expectValues,
  field,
  fillIn,
  installClock,
  passMinimumTime,
} from './support/forms';
import { cardTitles } from './support/list-page';
import { first } from './support/lists';
import { openPage } from './support/open-page';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

type Row = Record<string, unknown>;

const MAINTENANCE = '<!DOCTYPE html><html lang="fr"><title>Maintenance</title><h1>Site en maintenance</h1></html>';
const SENT = 'Vos informations ont bien été envoyées';

/** The newest row loses a field. */
const withoutField = (rows: Row[], name: string): Row[] => {
  const newest = first(
    rows.toSorted((one, other) => String(other.published_at).localeCompare(String(one.published_at))),
  );
  return rows.map((row) => (row === newest ? { ...row, [name]: null } : row));
};
const LISTS: Readonly<Record<string, (rows: Row[]) => Row[]>> = {
  '/etude/theme': (rows) => withoutField(rows, 'typologie'),
  '/getElement/posts/all': (rows) => withoutField(rows, 'title'),
};

test.use({ expectedFaults: /status of (422|503)/ });

test('visitors are told what another content service refused, lose nothing typed, and see all rows that can be read', async ({
  page,
  context,
  request,
}) => {
  let answer: unknown = MAINTENANCE;
  const alter = (path: string, body: unknown) => {
    const list = LISTS[path];
    return list ? { data: list((body as { data: Row[] }).data) } : body;
  };
  const site = await startSiteInstance(alter, {}, true, () => answer);
  try {
    await test.step('a page of maintenance instead of an answer is a failure', async () => {
      await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site.url }]);
      await installClock(page);
      await openPage(page, `${site.url}/contact`);
      const form = page.locator('#ecrire');
      const values = contactValues();
      await fillIn(form, values);
      await passMinimumTime(page);
      await button(form, 'Envoyer').click();
      await expect(errorBox(form)).toContainText('Votre message n’a pas pu être envoyé');
      await expect(errorBox(form)).toContainText('Vos réponses sont conservées.');
      await expect(page.getByText(SENT)).toHaveCount(0);
      await expectValues(form, values);

      answer = { status_code: '422', errorsList: { email: 'Cette adresse est déjà prise.' } };
      await button(form, 'Réessayer').click();
      await expect(errorBox(form).getByRole('link')).toHaveText(['Cette adresse est déjà prise.']);
      await expect(field(form, 'Adresse e-mail')).toHaveAttribute('aria-invalid', 'true');
      await expectValues(form, values);

      answer = { status_code: '200', errorsList: [] };
      await button(form, 'Envoyer').click();
      await expect(form.getByRole('status').filter({ hasText: SENT })).toBeVisible();
    });
    await test.step('rows that cannot be read cost themselves alone, and are counted', async () => {
      await openPage(page, `${site.url}/etude-de-cas/all`);
      await expect(cardTitles(page).first()).toBeVisible();
      const badges = page.getByRole('list', { name: 'Typologie, secteur et objectif' }).first();
      await expect(badges.getByRole('listitem')).toHaveCount(2);
      await openPage(page, `${site.url}/actualite`);
      await expect(cardTitles(page).first()).toBeVisible();
      const figures = await (await request.get(`${site.url}/metrics`)).text();
      expect(figures).toContain('vipp_content_unreadable_rows_total{list="posts",shown="no"} 1');
      expect(figures).toContain('vipp_content_unreadable_rows_total{list="studies",shown="in part"} 1');
    });
  } finally {
    await site.stop();
  }
});
