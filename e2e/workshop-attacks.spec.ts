/** Hostile texts in drafts, versions and applications are texts, wherever recruiters and candidates read them. */
import type { Locator, Page } from '@playwright/test';
import { holds } from '@vipp/shared/contract/application/asked-fields';
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { XSS } from './support/attack-corpus';
import {
  apply,
  BACKGROUND_PATH,
  card,
  confirm,
  filledIn,
  IDENTITY_PATH,
  preview,
  receipt,
  REFERENCE,
  validate,
} from './support/application-form';
import { expectNoAttack } from './support/attack';
import { errorBox, installClock, newEmail, passMinimumTime } from './support/forms';
import { linkIn, mailsTo, type Mail } from './support/mailbox';
import { openPage } from './support/open-page';
import { testOnOwnSite } from './support/own-site';
import { createRecruiter, signIn, WORKSHOP, type Recruiter } from './support/recruiter';
import { expect } from './support/test';
import { acceptCookies } from './support/visitor';
import { attackWriter, createHostileDraft, HOSTILE, seePreviews } from './support/workshop-attack';
import { button, call, currentVersion, dialog, plan, publish } from './support/workshop-pages';

let recruiter: Recruiter;

/** A site of its own, because another version of the form would disturb the other tests. */
const test = testOnOwnSite({ SUBMISSION_LIMIT: '10000' }, async (site) => {
  recruiter = await createRecruiter(site, 'administrator');
});

// Before a recruiter has signed in, the first call says that no one has.
test.use({ expectedFaults: /status of 401/, actionTimeout: 15_000 });
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.beforeEach(({ context }) => acceptCookies(context));

/** An answer of a candidate. */
const ATTACK = XSS.join(' ').replace(/\s+/g, ' ').slice(0, 4_000).trim();
/** Its beginning, without the control characters that come later. */
const BEGINNING = ATTACK.slice(0, 200);

test('texts of the workshop are texts, whatever they contain', async ({ page }) => {
  const answers = {
    prenom: HOSTILE.slice(0, 40),
    nom: HOSTILE,
    quartier: HOSTILE,
    ville: HOSTILE,
    motivation: ATTACK,
  };
  await signIn(page, recruiter);
  const { reference } = await apply(page.request, newEmail(), answers);
  const writer = attackWriter();
  const draft = await createHostileDraft(page, writer);

  await test.step('editor', async () => {
    await page.goto(`${WORKSHOP}/brouillons/${draft}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HOSTILE);
    await expectNoAttack(page);
    const texts = (await plan(page).textContent()) ?? '';
    for (const title of writer.written.get('title') ?? []) expect(texts).toContain(title);
    const rows = plan(page).locator('[data-outline-part] button');
    for (const one of (await rows.all()).filter((_row, index) => index % 5 === 0)) await one.click();
    await expectNoAttack(page);
    await seePreviews(page);
  });
  await test.step('link', async () => {
    const { path } = await call(page, 'createDraftLink', { draft });
    await page.goto(path);
    await expect(page.getByText(HOSTILE)).toBeVisible();
    await seePreviews(page);
  });
  await test.step('publication and history', async () => {
    await page.goto(`${WORKSHOP}/brouillons/${draft}`);
    await button(page, 'Publier…').click();
    await expect(dialog(page).getByRole('heading', { name: /^Ce qui change/ })).toBeVisible();
    await expectNoAttack(page);
    await page.goto(WORKSHOP);
    await expect(page.getByRole('link', { name: HOSTILE })).toBeVisible();
    await expectNoAttack(page);
  });
  await test.step('applications', async () => {
    await page.goto(`${WORKSHOP}/candidatures/${reference}`);
    await expect(page.getByRole('heading', { name: HOSTILE })).toBeVisible();
    await page.getByRole('radio', { name: 'Convocation' }).check();
    await button(page, 'Voir le courrier avant de l’envoyer').click();
    await expect(page.getByText(/Votre dossier est présélectionné/)).toBeVisible();
    await expectNoAttack(page);
    await page.goto(`${WORKSHOP}/candidatures`);
    await page.getByRole('searchbox').fill(HOSTILE);
    await button(page, 'Afficher').click();
    await expect(page.getByRole('row').filter({ hasText: reference })).toContainText(HOSTILE);
    await expectNoAttack(page);
  });
  await test.step('audit trail', async () => {
    await page.goto(`${WORKSHOP}/journal`);
    await page.getByRole('searchbox').fill(reference);
    await button(page, 'Chercher').click();
    await expect(page.getByRole('row').filter({ hasText: reference }).first()).toBeVisible();
    await expectNoAttack(page);
    await page.getByRole('searchbox').fill(HOSTILE);
    await button(page, 'Chercher').click();
    await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0);
    await expectNoAttack(page);
  });
});

/** Fills in what a step asks by the names of its questions, because their labels are attacks. */
async function answerByName(form: Locator, step: number, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const { fields } of application.steps[step]?.sections.filter(({ repeated }) => !repeated) ?? [])
    for (const { name, kind, when } of fields) {
      const control = form.locator(`[name="${name}"]`).first();
      const answer = answers[name];
      // One that depends on an answer is shown a moment after it, so that a count would come too early.
      if (answer === undefined || !holds(when, answers)) continue;
      if (kind === 'select') {
        // A choice whose value follows its label is an attack as a whole.
        const hasValue = (await control.locator(`option[value="${answer}"]`).count()) > 0;
        await control.selectOption(hasValue ? { value: answer } : { index: 1 });
      } else if (kind === 'radio' || kind === 'checkbox') await control.check();
      else await control.fill(answer);
    }
}

/** Sends an application in the version of attacks, as a candidate who writes attacks. @returns its reference */
async function applyInHostileVersion(page: Page, email: string): Promise<string> {
  const written = { prenom: HOSTILE.slice(0, 40), nom: HOSTILE, quartier: HOSTILE, ville: HOSTILE, motivation: ATTACK };
  const answers: Record<string, string> = { ...filledIn, ...written, email, numero_piece: newEmail().slice(0, 12) };
  await installClock(page);
  await openPage(page, IDENTITY_PATH);
  await answerByName(card(page), 0, answers);
  await validate(page);
  await expect(page).toHaveURL(BACKGROUND_PATH);
  await expectNoAttack(page);
  await passMinimumTime(page);
  await button(page, 'Valider').click();
  await expect(errorBox(card(page))).toBeVisible();
  await expectNoAttack(page);
  await answerByName(card(page), 1, answers);
  await validate(page);
  await expect(preview(page)).toContainText(BEGINNING);
  await expectNoAttack(page);
  await confirm(page);
  await expect(receipt(page)).toBeVisible();
  await expectNoAttack(page);
  return REFERENCE.exec((await card(page).textContent()) ?? '')?.[0] ?? '';
}

test('a published version of attacks is text for candidates, in history, figures and mails', async ({
  page,
  context,
  ownSite,
}) => {
  await signIn(page, recruiter);
  const writer = attackWriter();
  const draft = await createHostileDraft(page, writer);
  const current = await currentVersion(page);
  const version = await publish(page, draft, HOSTILE, null);

  await test.step('pages of candidates', async () => {
    const candidate = await context.newPage();
    await openPage(candidate, '/recrutements');
    await expectNoAttack(candidate);
    await openPage(candidate, IDENTITY_PATH);
    await expect(candidate.getByText(writer.written.get('label')?.[0] ?? '', { exact: false }).first()).toBeVisible();
    const email = newEmail();
    const reference = await applyInHostileVersion(candidate, email);
    await expect.poll(async () => (await mailsTo(email, ownSite.dataDir)).length, { timeout: 10_000 }).toBe(1);
    const [mail] = await mailsTo(email, ownSite.dataDir);
    expect(mail?.headers).toMatch(/^content-type: text\/plain; charset=utf-8$/im);
    expect(mail?.headers).not.toContain('hacked');
    expect(mail?.text).toContain(`Bonjour ${HOSTILE.slice(0, 40)},`);
    await openPage(candidate, new URL(linkIn(mail as Mail, '/recrutementdetails/')).pathname);
    await expect(candidate.getByText(BEGINNING).first()).toBeVisible();
    await expectNoAttack(candidate);
    await page.goto(`${WORKSHOP}/candidatures/${reference}`);
    await expect(page.getByText(BEGINNING).first()).toBeVisible();
    await expectNoAttack(page);
  });
  await test.step('figures', async () => {
    await openPage(page, `${WORKSHOP}/chiffres?version=${version}&comparee=${current}`);
    await expect(page.getByRole('combobox', { name: 'Comparée à' })).toHaveValue(String(current));
    await expectNoAttack(page);
  });
  await test.step('history', async () => {
    await openPage(page, WORKSHOP);
    await expect(page.getByText(HOSTILE).first()).toBeVisible();
    await page.getByText(`Ce qui a changé depuis la version ${current}`).first().click();
    await expect(page.getByText('Comparaison des versions…')).toHaveCount(0);
    await expectNoAttack(page);
  });
  await call(page, 'restoreVersion', { version: current, current: version, reason: HOSTILE });
});
