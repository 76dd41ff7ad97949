/** The workshop against hostile texts, for people who use no pointer, and where a session or the network ends. */
import type { Page } from '@playwright/test';
import { replaceDraftTexts } from '@vipp/shared/testing/replace-draft-texts';
import { XSS } from './lab/safety/corpus';
import { apply, BACKGROUND_PATH, IDENTITY_PATH } from './support/application-form';
import { expectNoAttack } from './support/attack';
import { axeViolations } from './support/axe';
import { probeFocus } from './support/focus-probe';
import { newEmail } from './support/forms';
import { openPage } from './support/open-page';
import { createRecruiter, signIn, WORKSHOP, type Recruiter } from './support/recruiter';
import { expect, test as base } from './support/test';
import { applyVariant, NARROW, WIDE } from './support/variants';
import { THEMES } from './support/visitor';
import { startWholeSite, type WholeSite } from './support/whole-site';
import { callWorkshop } from './support/workshop-calls';

let recruiter: Recruiter;
let colleague: Recruiter;

/** A site of its own, because another version of the form would disturb the other tests. */
const test = base.extend<object, { ownSite: WholeSite }>({
  ownSite: [
    async ({ browserName: _browserName }, use) => {
      const site = await startWholeSite({ SUBMISSION_LIMIT: '10000' });
      recruiter = await createRecruiter(site, 'administrator');
      colleague = await createRecruiter(site, 'recruiter', 'kossi');
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ ownSite }, use) => use(ownSite.url),
});

// No one is signed in at first, sessions end, and calls are cut off on purpose.
test.use({ expectedFaults: /status of 401|net::ERR_FAILED/, actionTimeout: 15_000 });
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.beforeEach(({ context, ownSite }) =>
  context.addCookies([{ name: 'its_cookies', value: 'accepted', url: ownSite.url }]),
);

const originOf = (page: Page) => new URL(page.url()).origin;
const plan = (page: Page) => page.getByRole('navigation', { name: 'Plan du formulaire' });
const part = (page: Page) => page.getByRole('region', { name: 'Partie choisie' });
const row = (page: Page, name: string) => plan(page).getByRole('button', { name });
const field = (page: Page, name: string) => part(page).getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const dialog = (page: Page, name = 'Publier ce brouillon') => page.getByRole('dialog', { name });
const saved = (page: Page) => page.getByText('Enregistré', { exact: true });

/** Makes a draft of the current version, and opens it. */
async function openDraft(page: Page, title: string, from = 1): Promise<string> {
  const { draft } = await callWorkshop(page.request, originOf(page), 'createDraft', { title, from });
  await page.goto(`${WORKSHOP}/brouillons/${draft}`);
  await expect(plan(page)).toBeVisible();
  return draft;
}

/** Presses a key until the focus is there, and checks that it is never lost and visible in the end. */
async function moveTo(page: Page, name: string, reached: () => Promise<boolean>, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await reached()) return expect((await page.evaluate(probeFocus)).problems, name).toEqual([]);
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${name}`);
}

const focusOf = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test('a recruiter publishes and takes back with the keyboard alone', async ({ page }) => {
  await openPage(page, WORKSHOP);
  const to = (name: string, target: ReturnType<Page['locator']>, key?: string) =>
    moveTo(page, name, () => target.evaluate((element) => element === document.activeElement), key);
  await to('the address', page.getByRole('textbox', { name: 'Adresse électronique' }));
  await page.keyboard.type(recruiter.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(recruiter.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: 'Atelier' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await to('the title', page.getByRole('textbox', { name: /^Titre du brouillon/ }));
  await page.keyboard.type('Au clavier');
  await page.keyboard.press('Enter');
  await expect(plan(page)).toBeVisible();

  await to('a question', row(page, 'Nationalité'));
  await page.keyboard.press('Enter');
  await expect(part(page).getByRole('heading', { name: 'Nationalité' })).toBeFocused();
  await to('its button', button(page, /^Descendre «\sNationalité/));
  await page.keyboard.press('Space');
  await expect(button(page, /^Descendre «\sNationalité/)).toBeFocused();
  await expect(saved(page)).toBeVisible();
  await to('its message', field(page, 'Message si la réponse manque'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Quelle est votre nationalité actuelle');
  await to('the way to the outline', button(page, 'Revenir au plan'));
  await page.keyboard.press('Enter');
  await expect(row(page, 'Nationalité')).toBeFocused();

  await to('a section', row(page, 'Langues'));
  await page.keyboard.press('Enter');
  await to('its button', button(page, /^Monter «\sLangues/));
  await page.keyboard.press('Enter');
  await expect(button(page, /^Monter «\sLangues/)).toBeFocused();
  await to('the dialog for moving', button(page, /^Déplacer «\sLangues/));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, /^Déplacer «\sLangues/)).toBeFocused();

  await expect(saved(page)).toBeVisible();
  await to('publishing', button(page, 'Publier…'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Quelle est votre nationalité actuelle');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'Publier…')).toBeFocused();
  await page.keyboard.press('Enter');
  await to('the reason', dialog(page).getByRole('textbox', { name: /^Pourquoi ce changement/ }));
  await page.keyboard.type('Plus clair');
  await page.keyboard.press('Tab');
  const share = dialog(page).getByRole('radio', { name: /^20/ });
  await moveTo(page, 'a share', () => share.isChecked(), 'ArrowDown');
  await to('the button', dialog(page).getByRole('button', { name: 'Publier', exact: true }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText(/est à l’essai auprès de 20/)).toBeVisible();
  expect(await focusOf(page)).not.toBe('body');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('heading', { name: 'Essai en cours' })).toBeVisible();
  await to('taking it back', button(page, 'Retirer l’essai'));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/L’essai est retiré/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que reçoivent les candidats' })).toBeFocused();
});

test('nothing typed is lost when a session ends', async ({ page, context }) => {
  await signIn(page, recruiter);
  await openDraft(page, 'Session');
  await row(page, 'Quartier').click();
  await context.clearCookies({ name: /session|atelier/i });
  await field(page, 'Aide').pressSequentially('Le nom que tous lui donnent', { delay: 20 });
  const again = dialog(page, 'Votre session est terminée');
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await again.getByLabel('Mot de passe', { exact: false }).first().fill(recruiter.password);
  await again.getByRole('button', { name: 'Se connecter' }).click();
  await expect(again).toBeHidden();
  await expect(saved(page)).toBeVisible();
  const typed = await field(page, 'Aide').inputValue();
  expect('Le nom que tous lui donnent').toContain(typed);
  expect(typed).not.toBe('');
  await page.reload();
  await row(page, 'Quartier').click();
  await expect(field(page, 'Aide')).toHaveValue(typed);
});

test('nothing typed is lost while the site does not answer', async ({ page }) => {
  await signIn(page, recruiter);
  await openDraft(page, 'Panne');
  await row(page, 'Quartier').click();
  await page.route('**/_data/workshop/*', (route) => route.abort());
  await field(page, 'Aide').fill('Écrit pendant la panne');
  await expect(page.getByText(/^Hors ligne/)).toBeVisible();
  await page.unroute('**/_data/workshop/*');
  await expect(saved(page)).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await row(page, 'Quartier').click();
  await expect(field(page, 'Aide')).toHaveValue('Écrit pendant la panne');
});

test('two recruiters type in one text and in others, and both see everything', async ({ page, browser, ownSite }) => {
  await signIn(page, recruiter);
  const draft = await openDraft(page, 'À deux');
  const other = await browser.newContext({ baseURL: ownSite.url });
  await other.addCookies([{ name: 'its_cookies', value: 'accepted', url: ownSite.url }]);
  const office = await other.newPage();
  await signIn(office, colleague, `${WORKSHOP}/brouillons/${draft}`);
  for (const one of [page, office]) await row(one, 'Quartier').click();
  await expect(page.getByText(`Aussi dans ce brouillon : ${colleague.email}`)).toBeVisible();
  await expect(row(page, 'Quartier')).toContainText(`${colleague.email} y travaille`);
  await Promise.all(
    [page, office].map(async (one, index) => {
      await field(one, 'Libellé').focus();
      await one.keyboard.press(index === 0 ? 'Home' : 'End');
      await one.keyboard.type(index === 0 ? 'Votre ' : ' de résidence', { delay: 60 });
    }),
  );
  for (const one of [page, office]) await expect(field(one, 'Libellé')).toHaveValue('Votre Quartier de résidence');
  await row(page, 'Ville').click();
  await field(page, 'Aide').fill('Celle où vous habitez');
  await row(office, 'Prénom').click();
  await field(office, 'Aide').fill('Le premier suffit');
  await row(page, 'Prénom').click();
  await expect(field(page, 'Aide')).toHaveValue('Le premier suffit');
  await row(office, 'Ville').first().click();
  await expect(field(office, 'Aide')).toHaveValue('Celle où vous habitez');
  await other.close();
});

/** One line without control characters, as a text of a draft is read. */
const LINES = XSS.map((text) => text.replace(/\p{Cc}+/gu, ' ').trim());

/** Writes another attack at each call; each has a number, because choices and names must differ. */
function attackWriter() {
  const written = new Map<string, string[]>();
  let count = 0;
  const write = (name: string): string => {
    count += 1;
    const text = `${name === 'itemTitle' ? '{n} ' : ''}${count} ${LINES[count % LINES.length]}`;
    written.set(name, [...(written.get(name) ?? []), text]);
    return text;
  };
  return { write, written };
}

const ATTACK = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';

/** Makes a draft of attacks, as a recruiter with scripts of his own could. */
async function createHostileDraft(page: Page, writer: ReturnType<typeof attackWriter>): Promise<string> {
  const call = <Name extends Parameters<typeof callWorkshop>[2]>(
    name: Name,
    input: Parameters<typeof callWorkshop<Name>>[3],
  ) => callWorkshop(page.request, originOf(page), name, input);
  const { draft } = await call('createDraft', { title: ATTACK, from: 1 });
  const { updates, last } = await call('syncDraft', { draft, since: 0, updates: [], place: null });
  const update = replaceDraftTexts(updates, writer.write);
  await call('syncDraft', { draft, since: last, updates: [update], place: ATTACK });
  return draft;
}

async function seePreviews(page: Page): Promise<void> {
  for (const name of ['Avec erreurs', 'Rempli', 'Étape 2', 'Vide', 'Relecture']) {
    await page.getByRole('radio', { name, exact: true }).check();
    await expect(page.frameLocator('iframe').locator('body')).not.toBeEmpty();
    await expectNoAttack(page);
  }
}

test('texts of the workshop are texts, whatever they contain', async ({ page }) => {
  const answers = {
    prenom: ATTACK.slice(0, 40),
    nom: ATTACK,
    quartier: ATTACK,
    ville: ATTACK,
    motivation: XSS.join('\n').slice(0, 4_900),
  };
  await signIn(page, recruiter);
  const { reference } = await apply(page.request, newEmail(), answers);
  const writer = attackWriter();
  const draft = await createHostileDraft(page, writer);

  await test.step('editor', async () => {
    await page.goto(`${WORKSHOP}/brouillons/${draft}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ATTACK);
    await expectNoAttack(page);
    const texts = (await plan(page).textContent()) ?? '';
    for (const title of writer.written.get('title') ?? []) expect(texts).toContain(title);
    const rows = plan(page).locator('[data-part] button');
    for (const one of (await rows.all()).filter((_row, index) => index % 5 === 0)) await one.click();
    await expectNoAttack(page);
    await seePreviews(page);
  });
  await test.step('link', async () => {
    const { path } = await callWorkshop(page.request, originOf(page), 'createDraftLink', { draft });
    await page.goto(path);
    await expect(page.getByText(ATTACK)).toBeVisible();
    await seePreviews(page);
  });
  await test.step('publication and history', async () => {
    await page.goto(`${WORKSHOP}/brouillons/${draft}`);
    await button(page, 'Publier…').click();
    await expect(dialog(page).getByRole('heading', { name: /^Ce qui change/ })).toBeVisible();
    await expectNoAttack(page);
    await page.goto(WORKSHOP);
    await expect(page.getByRole('link', { name: ATTACK })).toBeVisible();
    await expectNoAttack(page);
  });
  await test.step('applications', async () => {
    await page.goto(`${WORKSHOP}/candidatures/${reference}`);
    await expect(page.getByRole('heading', { name: ATTACK })).toBeVisible();
    await page.getByRole('radio', { name: 'Convocation' }).check();
    await button(page, 'Voir le courrier avant de l’envoyer').click();
    await expect(page.getByText(/Votre dossier est présélectionné/)).toBeVisible();
    await expectNoAttack(page);
    await page.goto(`${WORKSHOP}/candidatures`);
    await page.getByRole('searchbox').fill(ATTACK);
    await button(page, 'Afficher').click();
    await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(ATTACK);
    await expectNoAttack(page);
  });
  await test.step('audit trail', async () => {
    await page.goto(`${WORKSHOP}/journal`);
    await page.getByRole('searchbox').fill(reference);
    await button(page, 'Chercher').click();
    await expect(page.getByRole('row').filter({ hasText: reference }).first()).toBeVisible();
    await expectNoAttack(page);
    await page.getByRole('searchbox').fill(ATTACK);
    await button(page, 'Chercher').click();
    await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0);
    await expectNoAttack(page);
  });
});

test('a published version of attacks is text for candidates, in history and in figures', async ({ page }) => {
  await signIn(page, recruiter);
  const call = <Name extends Parameters<typeof callWorkshop>[2]>(
    name: Name,
    input: Parameters<typeof callWorkshop<Name>>[3],
  ) => callWorkshop(page.request, originOf(page), name, input);
  const writer = attackWriter();
  const draft = await createHostileDraft(page, writer);
  const { last } = await call('syncDraft', { draft, since: 0, updates: [], place: null });
  const { versions } = await call('forms', {});
  const current = versions.find(({ state }) => state === 'published')?.version ?? 0;
  const { version } = await call('publishDraft', { draft, last, current, reason: ATTACK, share: null });
  for (const path of [IDENTITY_PATH, '/recrutements', `${WORKSHOP}/chiffres?version=${version}&comparee=${current}`]) {
    await openPage(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNoAttack(page);
  }
  await openPage(page, IDENTITY_PATH);
  await expect(page.getByText(writer.written.get('label')?.[0] ?? '', { exact: false }).first()).toBeVisible();
  await openPage(page, BACKGROUND_PATH);
  await expectNoAttack(page);
  await openPage(page, WORKSHOP);
  await expect(page.getByText(ATTACK).first()).toBeVisible();
  await page.getByText(`Ce qui a changé depuis la version ${current}`).first().click();
  await expect(page.getByText('Comparaison des versions…')).toHaveCount(0);
  await expectNoAttack(page);
  await call('restoreVersion', { version: current, current: version, reason: ATTACK });
});

/** Looks at the page as it is, narrow and wide, light and dark. */
async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const theme of THEMES)
    for (const size of [NARROW, WIDE]) {
      await applyVariant(page, { name, theme, ...size, media: { reducedMotion: 'reduce' } });
      const place = `${name}, ${theme}, ${size.width} px`;
      expect.soft(await axeViolations(page), place).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, place).toBeLessThanOrEqual(size.width);
    }
}

test('every page of the workshop meets axe and fits in a narrow window', async ({ page }) => {
  await openPage(page, WORKSHOP);
  await expect(button(page, 'Se connecter')).toBeVisible();
  await expectAccessible(page, 'signing in');
  await signIn(page, recruiter);
  const { reference } = await apply(page.request, newEmail());
  const draft = await openDraft(page, 'Un brouillon dont le titre est assez long pour deux lignes');
  await row(page, 'Pays').first().click();
  await expectAccessible(page, 'a question in the editor');
  await page.getByRole('radio', { name: 'Avec erreurs' }).check();
  await expectAccessible(page, 'errors in the preview');
  await field(page, 'Aide').fill('Là où vous travaillerez');
  await expect(saved(page)).toBeVisible();
  await button(page, 'Publier…').click();
  await expect(dialog(page)).toContainText('Là où vous travaillerez');
  await expectAccessible(page, 'publishing');
  const { path } = await callWorkshop(page.request, originOf(page), 'createDraftLink', { draft });
  await page.goto(path);
  await expect(page.locator('iframe')).toBeVisible();
  await expectAccessible(page, 'the link of a draft');
  const { last } = await callWorkshop(page.request, originOf(page), 'syncDraft', {
    draft,
    since: 0,
    updates: [],
    place: null,
  });
  const { versions } = await callWorkshop(page.request, originOf(page), 'forms', {});
  const current = versions.find(({ state }) => state === 'published')?.version ?? 1;
  const input = { draft, last, current, reason: 'À l’essai', share: 10 } as const;
  const { version } = await callWorkshop(page.request, originOf(page), 'publishDraft', input);
  await page.goto(WORKSHOP);
  await expect(page.getByRole('heading', { name: 'Essai en cours' })).toBeVisible();
  await expectAccessible(page, 'versions and a trial');
  await page.goto(`${WORKSHOP}/chiffres?version=${version}&comparee=${current}`);
  await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue(String(current));
  await expectAccessible(page, 'figures');
  await page.goto(`${WORKSHOP}/candidatures/${reference}`);
  await page.getByRole('radio', { name: 'Convocation' }).check();
  await button(page, 'Voir le courrier avant de l’envoyer').click();
  await expect(page.getByText(/Votre dossier est présélectionné/)).toBeVisible();
  await expectAccessible(page, 'an application with its mail');
  for (const name of ['candidatures', 'journal']) {
    await page.goto(`${WORKSHOP}/${name}`);
    await expect(page.getByRole('table')).toBeVisible();
    await expectAccessible(page, name);
  }
  const end = { version, outcome: 'take-back', reason: 'Fin de l’essai' } as const;
  await callWorkshop(page.request, originOf(page), 'endTrial', end);
});
