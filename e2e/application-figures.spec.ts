/** What candidates do in the application form is counted in sums, with scripts and without, and read by `npm run site -- form figures`. */
import type { BrowserContext, Page } from '@playwright/test';
import {
  answerForm,
  background,
  card,
  confirm,
  identity,
  IDENTITY_PATH,
  list,
  openPreview,
  receipt,
  SENT,
} from './support/application-form';
import { button, field, fillIn, newEmail, passMinimumTimeWithoutScripts } from './support/forms';
import { openPage } from './support/open-page';
import { takeFormBack, test, untilShown, versionFor } from './support/own-site';
import { expect } from './support/test';

test.describe.configure({ timeout: 240_000 });

/** No number about fewer people is shown. */
const PEOPLE = 5;

type Count = number | null;
type Report = {
  stages: Record<'shown' | 'begun' | 'step1' | 'step2' | 'sent', Count>;
  stops: { total: Count; at: { name: string; count: Count }[] };
  messages: { text: string; count: Count }[];
};

const refuseCookies = (context: BrowserContext, url: string): Promise<void> =>
  context.addCookies([{ name: 'its_cookies', value: 'rejected', url }]);

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

const press = (page: Page, name: string) => button(card(page), name).click();

async function applyWithoutScripts(page: Page): Promise<void> {
  await page.goto(IDENTITY_PATH);
  await answerForm(card(page), identity(newEmail()));
  await press(page, 'Valider');
  await list(card(page), 'Niveau d’études').selectOption('bac+2');
  await button(card(page), 'Mettre à jour les questions').first().click();
  await press(page, 'Retour');
  await press(page, 'Valider');
  await answerForm(card(page), background);
  await passMinimumTimeWithoutScripts(card(page));
  await press(page, 'Valider');
  await press(page, 'Confirmer et envoyer');
  await expect(card(page)).toContainText(SENT);
}

test('candidates are counted once at each step or where they leave, with scripts and without, and without an identifier', async ({
  page,
  context,
  browser,
  ownSite,
}) => {
  const { formCommand, url } = ownSite;
  // The counts of a version begin with it.
  await formCommand.publish('label: Second téléphone', 'label: Autre téléphone');
  await untilShown(ownSite, IDENTITY_PATH, 'Autre téléphone');
  const version = String(await versionFor(ownSite));
  const report = async (): Promise<Report> => JSON.parse(await formCommand.call('figures', version)) as Report;
  /** As the browsers of other candidates send them. */
  const count = async (people: number, counts: Record<string, number>) => {
    for (let person = 0; person < people; person += 1)
      await context.request.post('/_data/form-figures', { data: { version: Number(version), counts } });
  };
  await refuseCookies(context, url);
  const bodies = await watchFigures(page);

  await test.step('a number about fewer than five people is hidden', async () => {
    await count(PEOPLE - 2, { shown: 1, begun: 1, step1: 1, step2: 1, sent: 1 });
    await openPreview(page, newEmail());
    await confirm(page);
    await expect(receipt(page)).toBeVisible();
    await expect.poll(() => bodies.join()).toContain('"sent":1');
    expect((await report()).stages.sent).toBeNull();
  });
  await test.step('what the browser sends has no identifier, and nothing of an answer', async () => {
    for (const body of bodies) {
      expect(body).toMatch(/^\{"version":\d+,"counts":\{("[\w ./]+":-?\d+,?)+\}\}$/);
      for (const typed of ['Awa', 'Diaye', 'lagune', 'Togolaise']) expect(body).not.toContain(typed);
    }
    expect(await context.cookies()).toMatchObject([{ name: 'its_cookies' }]);
  });
  await test.step('the fifth candidate has no scripts', async () => {
    const other = await browser.newContext({ baseURL: url, javaScriptEnabled: false, reducedMotion: 'reduce' });
    await applyWithoutScripts(await other.newPage());
    await other.close();
    await expect.poll(async () => (await report()).stages.sent).toBe(PEOPLE);
    expect((await report()).stages).toEqual({ shown: 5, begun: 5, step1: 5, step2: 5, sent: 5 });
    expect((await report()).stops).toEqual({ total: null, at: [] });
  });
  await test.step('those who leave are counted at their question, and the messages that they read', async () => {
    await count(PEOPLE - 1, { shown: 1, begun: 1, 'stopped adresse': 1, 'message email/rule': 1 });
    await openPage(page, IDENTITY_PATH);
    await fillIn(card(page), { Prénom: 'Awa', Nom: 'N’Diaye', 'Adresse e-mail': 'awa' });
    await field(card(page), 'Adresse').focus();
    await expect(card(page).getByText('Email invalide')).toBeVisible();
    await page.goto('about:blank');
    await expect.poll(async () => (await report()).stops.total).toBe(PEOPLE);
    expect((await report()).stops.at).toMatchObject([{ count: PEOPLE }]);
    const message = (await report()).messages.find(({ text }) => text === 'Email invalide');
    expect(message?.count).toBe(PEOPLE);
    expect((await report()).stages).toMatchObject({ begun: 10, sent: 5 });
  });
  await takeFormBack(ownSite, IDENTITY_PATH, 'Autre téléphone');
});
