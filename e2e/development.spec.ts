/** `npm run dev -w mf-forms -- --against …`: saved changes are on screen, and typed texts stay. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from 'tooling/run/free-port';
import { isolatedCopy } from 'tooling/testing/isolated-copy';
import { startSite } from 'tooling/testing/npm-start';
import { isSameDocument, markDocument, openPage } from './support/open-page';
import { siteUrl } from './support/site-url';
import { expect as expectSoon, test } from './support/test';

/** The command's line when the site answers. */
const READY = /pages show what is saved/;

/** @returns once the site answers. @throws the output of a command that ended first */
async function startDevelopment(remote: string, against: string) {
  const copy = isolatedCopy(['shell', remote]);
  const port = await freePort();
  const command = path.join(copy.folder, 'tooling/command.mjs');
  const site = startSite([process.execPath, command, 'dev-remote', '--against', against], {
    cwd: path.join(copy.folder, remote),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: copy.folder,
      PORT: String(port),
      DATA_DIR: path.join(copy.folder, '.data'),
      LOG_LEVEL: 'error',
    },
  });
  const stop = async (): Promise<void> => {
    site.signal('SIGTERM');
    await site.exitCode;
    copy.remove();
  };
  await site.printed(READY).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `http://localhost:${port}`,
    /** Of the sources that the build of the remote was made from. */
    builtHash: () => readFileSync(path.join(copy.folder, remote, 'dist-dev/inputs.txt'), 'utf8'),
    /** Saves a file, named from the folder of the project, with one of its texts replaced. */
    replace: (name: string, from: string, to: string) => {
      const file = path.join(copy.folder, name);
      const text = readFileSync(file, 'utf8');
      if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
      writeFileSync(
        file,
        text.replace(from, () => to),
      );
    },
    stop,
  };
}

/** Every change is compiled, beside whatever else the machine does. */
const expect = expectSoon.configure({ timeout: 120_000 });

const PAGE = 'mf-forms/src/exposes/contact-page.tsx';
const LEAD = 'nous vous répondons depuis la France et l’Afrique';
const NEW_LEAD = 'Une phrase que l’on vient d’enregistrer';
const STYLES = 'mf-forms/src/components/contact-details.module.css';
const LOADER = 'mf-forms/src/model/contact-data.ts';

const TYPED = 'Un message à moitié écrit';
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

/** The typed text is there, without a reload that could have restored it. */
async function expectKept(page: Page): Promise<void> {
  await expect(message(page)).toHaveValue(TYPED);
  expect(await isSameDocument(page)).toBe(true);
}

// The build of development is large, and warns of it; the page says what it does.
test.use({ expectedFaults: /Download the React DevTools|development:|An error of this test/ });

test('a remote in development inside another site shows saved changes beside typed values', async ({
  page,
  request,
}) => {
  // Compiles the remote and the shell in an empty folder, however busy the machine is.
  test.setTimeout(900_000);
  const site = await startDevelopment('mf-forms', siteUrl());
  const address = `${site.url}/contact`;
  try {
    await openPage(page, address);
    await markDocument(page);
    await message(page).fill(TYPED);

    await test.step('a component', async () => {
      const before = site.builtHash();
      site.replace(PAGE, LEAD, NEW_LEAD);
      await expect(page.getByText(NEW_LEAD)).toBeVisible();
      await expectKept(page);
      // The server renders a change a moment after open pages show it.
      await expect.poll(async () => (await request.get(address)).text()).toContain(NEW_LEAD);
      // If it were taken back after the process ended, the next one would compile it.
      expect(site.builtHash()).not.toBe(before);
    });

    await test.step('a style', async () => {
      const town = page.locator('#coordonnees h3').first();
      site.replace(STYLES, 'letter-spacing: var(--tracking-tight);', 'letter-spacing: 7px;');
      await expect(town).toHaveCSS('letter-spacing', '7px');
      await expectKept(page);
      await expect.poll(async () => (await request.get(address)).text()).toMatch(/letter-spacing: ?7px/);
    });

    await test.step('a loader', async () => {
      await expect(page.locator('#coordonnees')).toBeVisible();
      site.replace(LOADER, 'sites: withTelephones(', 'sites: null && withTelephones(');
      await expect(page.locator('#coordonnees')).toBeHidden();
      await expectKept(page);
    });

    await test.step('what does not compile is shown over the page, until it is mended', async () => {
      const overlay = page.getByRole('dialog', { name: 'The code does not compile' });
      site.replace(PAGE, '<PageBanner', '<PageBanner <');
      await expect(overlay).toContainText('contact-page.tsx');
      await page.keyboard.press('Escape');
      await expect(overlay).toBeHidden();
      site.replace(PAGE, '<PageBanner <', '<PageBanner <<');
      await expect(overlay).toBeVisible();
      site.replace(PAGE, '<PageBanner <<', '<PageBanner');
      await expect(overlay).toBeHidden();
      await expectKept(page);
    });

    await test.step('an error at run time is shown over the page with its component and source line, until it is mended', async () => {
      const overlay = page.getByRole('dialog', { name: 'An error of this page' });
      const broken = "if (formTokens) throw new Error('An error of this test');\n  return (\n    <>";
      site.replace(PAGE, 'return (\n    <>', broken);
      await expect(overlay).toContainText('An error of this test');
      await expect(overlay).toContainText(/ContactPage \(mf-forms\/src\/exposes\/contact-page\.tsx:19\)/);
      site.replace(PAGE, broken, 'return (\n    <>');
      await expect(overlay).toBeHidden();
    });
  } finally {
    // An open page would ask the site that ends for its next change.
    await page.close();
    await site.stop();
  }
});
