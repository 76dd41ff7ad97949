/** A content service of another team, with the calls of the specification alone. */
import { allRoutes, isPrivateLink, readTextAt } from './support/all-routes';
import { card, IDENTITY_PATH } from './support/application-form';
import { button, fillIn, passMinimumTimeWithoutScripts } from './support/forms';
import { facts, reportCard } from './support/report-form';
import { MISSING_PATH } from './support/site-pages';
import { startSiteInstance } from './support/site-instance';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

/** What only our content service does. */
const OUR_PROMISES = /code de suivi|lien de suivi|Suivre un signalement|message de confirmation|accusé de réception/;

test('the site has every page, every picture and its forms with it, and promises nothing for it', async ({
  page,
  request,
}) => {
  const site = await startSiteInstance({ answerForm: () => ({}) });
  try {
    const pictures = new Set<string>();
    for (const route of await allRoutes(readTextAt(site.url))) {
      const answer = await request.get(site.url + route);
      if (route !== MISSING_PATH && !isPrivateLink(route)) expect(answer.status(), route).toBe(200);
      for (const [, src = ''] of (await answer.text()).matchAll(/<img[^>]* src="(\/[^"]+)"/g)) pictures.add(src);
    }
    expect(pictures.size).toBeGreaterThan(10);
    for (const src of pictures) expect((await request.get(site.url + src)).status(), src).toBe(200);

    await page.goto(site.url + IDENTITY_PATH);
    await expect(button(card(page), 'Valider')).toBeVisible();
    await expect(card(page)).not.toContainText(OUR_PROMISES);
    await page.goto(`${site.url}/signalements`);
    await expect(page.getByRole('link', { name: 'Suivre un signalement' })).toHaveCount(0);
    await expect(reportCard(page)).not.toContainText(OUR_PROMISES);
    await fillIn(reportCard(page), facts('Des faits.'));
    await passMinimumTimeWithoutScripts(reportCard(page));
    for (const submit of ['Je valide mon formulaire', 'Confirmer et envoyer'])
      await button(reportCard(page), submit).click();
    await expect(reportCard(page)).toContainText('Signalement envoyé avec succès');
    await expect(reportCard(page)).not.toContainText(OUR_PROMISES);
  } finally {
    await site.stop();
  }
});
