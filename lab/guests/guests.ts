/**
 * `npm run lab -- guests`: a remote built by Vite without our preset (docs/contracts/guest-remotes.md) is published, rendered
 * on the server, hydrated, verified and rolled back as any other version.
 */
import { execFile } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect as expectSoon, type Page } from '../../e2e/support/playwright';
import { isSameDocument, markDocument, openPage } from '../../e2e/support/open-page';
import { newVisitor } from '../support/browser';
import { defineCheck, faultsOf } from '../support/check';
import { createTeam } from 'tooling/testing/team';

/** A figure of this check is no time. */
const expect = expectSoon.configure({ timeout: 60_000 });
const REMOTE = 'mf-news-studies';
const PAGE = '/actualite';
const HEADING = 'Page invitée';

async function isRendered(site: string): Promise<void> {
  // React separates two texts with a comment.
  const html = (await (await fetch(site + PAGE)).text()).replaceAll('<!-- -->', '');
  expect(html).toContain(`<h1>${HEADING}</h1>`);
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** It has its state, its later files, and the router and the stores of the host. */
async function isHydrated(page: Page, site: string): Promise<void> {
  await openPage(page, site + PAGE);
  await press(page, 'Compteur : 0');
  await expect(page.getByRole('button', { name: 'Compteur : 1' })).toBeVisible();
  await press(page, 'Afficher le détail');
  await expect(page.getByText('Ce détail vient d’un second fichier.')).toBeVisible();
  await press(page, 'Saluer');
  await expect(page.getByText('Bonjour de la page invitée.')).toBeVisible();
  await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
}

/** A file with one more statement or rule never has an effect, whether or not the guest can start without it. */
async function runsNoChangedFile(page: Page, site: string, dist: string): Promise<void> {
  const files = readdirSync(path.join(dist, 'client')).filter((file) => /\.(js|css)$/.test(file));
  let changed = 0;
  for (const file of files) {
    await page.route(`**/_mf/${REMOTE}/*/client/${file}`, async (route) => {
      const response = await route.fetch();
      const mark = file.endsWith('.js') ? ';globalThis.changedFileRan=true;\n' : ':root{--changed-file:1}\n';
      changed += 1;
      await route.fulfill({ response, body: mark + (await response.text()) });
    });
    await page.goto(site + PAGE);
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    await press(page, 'Afficher le détail');
    await page.waitForLoadState('networkidle');
    const style = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--changed-file'),
    );
    expect([file, await page.evaluate(() => 'changedFileRan' in window), style]).toEqual([file, false, '']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
  expect(changed).toBeGreaterThan(1);
}

/** In plain Node: tsx changes functions that bundlers turn into code of the build. */
async function buildGuest(dist: string): Promise<void> {
  const vite = path.join(import.meta.dirname, '../node_modules/vite/bin/vite.js');
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', BUILD_ID: 'lab', OUT_DIR: dist };
  for (const side of [[], ['--ssr']])
    await promisify(execFile)(process.execPath, [vite, 'build', ...side], { env, cwd: import.meta.dirname });
  cpSync(path.join(import.meta.dirname, '../..', REMOTE, 'routes.json'), path.join(dist, 'routes.json'));
}

export const check = defineCheck({
  options: {},
  needs: ['chromium'],
  async run(lab) {
    const dist = path.join(lab.folder, 'guest');
    await buildGuest(dist);
    const { url } = await lab.gateway('gateway');
    const team = await createTeam(url, REMOTE);
    const page = await (await newVisitor(await lab.browser())).newPage();
    const steps: Record<string, () => Promise<unknown>> = {
      published: async () => team.promote(await team.publish(dist)),
      rendered: () => isRendered(url),
      hydrated: () => isHydrated(page, url),
      verified: () => runsNoChangedFile(page, url, dist),
      'rolled back': async () => {
        await team.rollback();
        expect(await (await fetch(url + PAGE)).text()).not.toContain(HEADING);
      },
    };
    for (const [name, step] of Object.entries(steps)) lab.add({ name, faults: await faultsOf(step) });
  },
});
