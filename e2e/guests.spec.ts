/** Remotes of other bundlers, from their build to their rollback: published, rendered, hydrated, verified. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { openPage } from './support/open-page';
import { startSiteInstance, type SiteInstance } from './support/site-instance';
import { teamCommand } from './support/team-command';
import { expect, test } from './support/test';

const run = promisify(execFile);

const REMOTE = 'mf-news-studies';
const PAGE = '/actualite';
const HEADING = 'Page invitée';
const BUNDLERS = [
  { bundler: 'Rspack', folder: 'rspack' },
  { bundler: 'Vite', folder: 'vite' },
] as const;

/** @returns folder of the build */
async function buildGuest(folder: string): Promise<string> {
  const out = mkdtempSync(path.join(tmpdir(), `vipp-guest-${folder}-`));
  await run(process.execPath, [path.join(import.meta.dirname, '../lab/guests', folder, 'build.mjs')], {
    env: { PATH: process.env.PATH, BUILD_ID: 'e2e', OUT_DIR: out },
  });
  return out;
}

for (const { bundler, folder } of BUNDLERS) {
  test.describe(`a remote that ${bundler} built`, () => {
    test.describe.configure({ mode: 'serial' });
    // A file that was changed, and the guest's own import of it, which fails.
    test.use({
      expectedFaults:
        /integrity|Failed to find a valid digest|\/_mf\/|could not be loaded|did not load|Loading (css )?chunk \S+ failed|Unable to preload|dynamically imported/i,
    });

    let site: SiteInstance;
    let dist: string;
    let version: string;

    test.beforeAll(async () => {
      test.setTimeout(120_000);
      [site, dist] = await Promise.all([startSiteInstance(), buildGuest(folder)]);
      const published = await teamCommand(site, 'publish', REMOTE, '--dist', dist, '--bundler', bundler);
      version = String(published['version']);
      await teamCommand(site, 'promote', REMOTE, version);
    });
    test.afterAll(async () => {
      await site.stop();
      rmSync(dist, { recursive: true, force: true });
    });

    test('is rendered on the server', async ({ request }) => {
      const html = await (await request.get(site.url + PAGE)).text();
      // React separates two texts with a comment.
      const main = html.replaceAll('<!-- -->', '');
      expect([HEADING, `Construite par ${bundler}`].filter((text) => !main.includes(text))).toEqual([]);
    });

    test('is hydrated: it has its state, its later files, and the router and stores of the host', async ({ page }) => {
      await openPage(page, site.url + PAGE);
      await page.getByRole('button', { name: 'Compteur : 0' }).click();
      await expect(page.getByRole('button', { name: 'Compteur : 1' })).toBeVisible();
      await page.getByRole('button', { name: 'Afficher le détail' }).click();
      await expect(page.getByText('Ce détail vient d’un second fichier.')).toBeVisible();
      await page.getByRole('button', { name: 'Envoyer un message' }).click();
      await expect(page.getByText('Bonjour de la page invitée.')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      await page.locator('main').getByRole('link', { name: 'Contact' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    });

    test('does not run with one byte changed, in whichever file', async ({ page }) => {
      test.setTimeout(120_000);
      const files = readdirSync(path.join(dist, 'client')).filter((file) => /\.(js|css)$/.test(file));
      expect(files.length).toBeGreaterThan(1);
      const harmed: string[] = [];
      for (const file of files) {
        const changed: string[] = [];
        await page.route(`**/_mf/${REMOTE}/${version}/client/${file}`, async (route) => {
          const answer = await route.fetch();
          changed.push(file);
          const mark = file.endsWith('.js') ? ';globalThis.changedFileRan=true;\n' : ':root{--changed-file:1}\n';
          await route.fulfill({ response: answer, body: mark + (await answer.text()) });
        });
        await page.goto(site.url + PAGE);
        await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
        // Whether this starts the guest depends on the file; nothing of the changed one may run either way.
        await page.getByRole('button', { name: 'Afficher le détail' }).click();
        await page.waitForLoadState('networkidle');
        const applied = await page.evaluate(
          () =>
            'changedFileRan' in window ||
            getComputedStyle(document.documentElement).getPropertyValue('--changed-file') !== '',
        );
        if (applied) harmed.push(file);
        if (changed.length > 0) harmed.push(...changed.filter((one) => one !== file));
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(harmed).toEqual([]);
    });

    test('is rolled back like any other version', async ({ request }) => {
      await teamCommand(site, 'rollback', REMOTE);
      const html = await (await request.get(site.url + PAGE)).text();
      expect(html.includes(HEADING)).toBe(false);
    });
  });
}
