/** The tasks of an editor, in the editor of texts. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { createRecruiter, signIn, workshopOf, type Recruiter } from './support/recruiter';
import { test, untilShown } from './support/own-site';
import { expect } from './support/test';

// No one is signed in at first; the editor asks for a draft and for a picture that are not stored yet.
test.use({
  isReturning: true,
  expectedFaults: /status of 4(01|04)/,
  viewport: { width: 1300, height: 1000 },
});

const TITLE = 'Une école de codage à Lomé';
const SLUG = 'une-ecole-de-codage-a-lome';
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let editor: Recruiter;
/** Address of the editor of texts. */
let address: string;
test.beforeAll(async ({ ownSite }) => {
  // Another one for each group of these tests on the same site.
  editor = await createRecruiter(ownSite, 'editor', `editrice-${randomUUID()}`);
  address = `${workshopOf(ownSite.url)}/contenus`;
});

async function open(page: Page, at: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Connectez-vous d’abord à l’atelier')).toBeVisible();
  await signIn(page, editor);
  await page.getByRole('link', { name: 'Contenus' }).click();
  await expect(page.getByRole('heading', { name: 'Actualités' })).toBeVisible();
  await page.goto(`${address}#${at}`);
}

/** Chooses a file that is not in the library yet. */
async function upload(
  page: Page,
  button: string,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await page.locator('input[type=file]').first().setInputFiles(file);
  const choose = page.getByRole('button', { name: 'Choisir les éléments sélectionnés' });
  await expect(choose).toBeEnabled();
  await choose.click();
  await expect(choose).toBeHidden();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Modifications enregistrées')).toBeVisible();
}

async function setReady(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Statut/ }).click();
  await page.getByRole('menuitem', { name: 'Prêt' }).click();
  await expect(page.getByRole('button', { name: 'Statut: Prêt' })).toBeVisible();
}

async function publish(page: Page): Promise<void> {
  await page.getByText('Publier', { exact: true }).first().click();
  await page.getByRole('menuitem').first().click();
}

test('an editor writes an article with picture, PDF and categories, shows the draft, schedules and publishes it', async ({
  page,
  browser,
  ownSite,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/collections/posts/new');
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const photograph = await sharp({ create: { width: 4400, height: 2750, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { Artist: 'Awa' } })
    .jpeg({ quality: 97 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(12 * 1024 * 1024);
  await test.step('write an article with a photograph of 12 MB and a PDF', async () => {
    await page.getByLabel('Titre').fill(TITLE);
    await page.getByRole('button', { name: 'Mettre à maintenant' }).first().click();
    await upload(page, 'Choisir une image', { name: 'Atelier été.jpg', mimeType: 'image/jpeg', buffer: photograph });
    await upload(page, 'Choisir un fichier', { name: 'programme.pdf', mimeType: 'application/pdf', buffer: PDF });
    const categories = page.locator('[id^=categories]');
    await categories.fill('RSE');
    await page.keyboard.press('Enter');
    await page.getByRole('switch').click();
    const text = page.locator('[contenteditable=true]').first();
    await text.click();
    await page.keyboard.insertText(
      'Vingt **places** dès mars.\n\n![Six élèves devant un écran](/backend/public/storage/logos/moto-electrique.svg)',
    );
    await save(page);
  });
  const stored = await fetch(`${ownSite.url}/backend/public/storage/atelier-ete.jpg`);
  const { width, exif } = await sharp(Buffer.from(await stored.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([2560, undefined]);
  expect((await fetch(`${ownSite.url}/actualite/${SLUG}`)).status).toBe(404);

  await test.step('show the draft to a colleague', async () => {
    await page.reload();
    const link = page.getByRole('link', { name: /aperçu/ }).first();
    const colleague = await (await browser.newContext()).newPage();
    const answer = await colleague.goto((await link.getAttribute('href')) ?? '');
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(colleague.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
    await expect(colleague.getByText('ce contenu n’est pas publié')).toBeVisible();
    await expect(colleague.getByRole('link', { name: /Ouvrir le document/ })).toBeVisible();
    await colleague.context().close();
  });

  await test.step('schedule it for tomorrow at 8', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await setReady(page);
    await page.locator('[id^=publishAt]').fill(`${tomorrow}T08:00`);
    await save(page);
    // A saved text is as ready as before.
    await expect(page.getByRole('button', { name: 'Statut: Prêt' })).toBeVisible();
    await page.goto(`${address}/versions`);
    await page.getByLabel('Contenu', { exact: true }).selectOption(TITLE);
    const day = Number(tomorrow.slice(8));
    await expect(page.getByRole('row').nth(1)).toContainText(
      new RegExp(`Programmé \\(${day} .*${tomorrow.slice(0, 4)}.* 08:00\\)`),
    );
  });
  expect((await fetch(`${ownSite.url}/actualite/${SLUG}`)).status).toBe(404);

  await test.step('publish it at once instead', async () => {
    await page.goto(`${address}#/collections/posts/entries/${SLUG}`);
    await expect(page.getByRole('button', { name: 'Statut: Prêt' })).toBeVisible();
    await publish(page);
    await expect(page.getByText('Entrée publiée', { exact: true })).toBeVisible();
    await untilShown(ownSite, `/actualite/${SLUG}`, '<strong>places</strong>');
  });
  expect(await (await fetch(`${ownSite.url}/actualite/${SLUG}`)).text()).toContain('alt="Six élèves devant un écran"');
});

test('an editor corrects a section of /prestations, publishes the version before again, and withdraws a study', async ({
  page,
  ownSite,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, '/collections/pages/entries/prestations');
  await test.step('correct a section of /prestations', async () => {
    await page.getByTestId('expand-button').nth(3).click();
    const text = page.locator('textarea:visible').first();
    await expect(text).toHaveValue(/Vendre à distance/);
    await text.fill((await text.inputValue()).replace('demande de la loyauté', 'demande beaucoup de loyauté'));
    await save(page);
    await setReady(page);
    await publish(page);
    await expect(page.getByText('Entrée publiée', { exact: true })).toBeVisible();
    await untilShown(ownSite, '/prestations', 'demande beaucoup de loyauté');
  });
  await test.step('restore the version before', async () => {
    await page.getByRole('link', { name: 'Versions précédentes' }).click();
    await page.getByLabel('Contenu', { exact: true }).selectOption('Prestations');
    await expect(page.getByRole('row').nth(1)).toContainText('Prestations');
    await expect(page.getByRole('row').nth(1)).toContainText(editor.email);
    await page.getByRole('button', { name: 'Rétablir la version 1' }).click();
    await expect(page.getByRole('status')).toHaveText('La version 1 est de nouveau sur le site.');
    await untilShown(ownSite, '/prestations', 'demande beaucoup de loyauté', false);
  });
  await test.step('withdraw a study', async () => {
    const slug = 'magazine-retient-un-abonne-sur-trois';
    await page.goto(`${address}#/collections/etudes/entries/${slug}`);
    await page.getByText(/^Supprimer l.entrée publiée/).click();
    await expect.poll(async () => (await fetch(`${ownSite.url}/etude_de_cas/${slug}`)).status).toBe(404);
  });
});
