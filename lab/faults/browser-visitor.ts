/** A person with a browser who has filled in the contact form when the fault begins. */
import { expect } from '@playwright/test';
import { button, contactValues, errorBox, expectValues, fillIn, newEmail } from '../../e2e/support/forms';
import { launchChromium, newVisitor } from '../support/launch-chromium';
import { openPage } from '../../e2e/support/open-page';
import type { Lab } from './fault';
import type { Form } from './visitors';

/** The gateway waits 8 s for an answer, and the page 10 s. */
const ANSWER_MS = 15_000;
const RECOVERY_MS = 60_000;
const SENT = /Vos informations ont bien été envoyées/;
const NOT_SENT = 'Votre message n’a pas pu être envoyé';

export type BrowserVisitor = {
  form: Form;
  /** Sends the form, reads that it was not sent, and finds everything that was typed. */
  readsThatItWasNotSent: () => Promise<void>;
  /** Sends it again until it is accepted. */
  sendsItAgain: () => Promise<void>;
};

export async function openBrowserVisitor(lab: Lab, site: string): Promise<BrowserVisitor> {
  const browser = await launchChromium();
  lab.defer(() => browser.close());
  const context = await newVisitor(browser);
  await context.addCookies([{ name: 'its_cookies', value: 'accepted', url: site }]);
  const page = await context.newPage();
  await openPage(page, `${site}/contact`);
  const form = page.locator('#ecrire');
  const email = newEmail();
  const values = contactValues(email);
  await fillIn(form, values);
  const sent: Form = { key: '', email, call: 'contact', isAcknowledged: false };
  const send = form.locator('button[type="submit"]');
  return {
    form: sent,
    readsThatItWasNotSent: async () => {
      await button(form, 'Envoyer').click();
      await expect(errorBox(form)).toContainText(NOT_SENT, { timeout: ANSWER_MS });
      await expectValues(form, values);
    },
    sendsItAgain: async () => {
      const accepted = form.getByRole('status').filter({ hasText: SENT });
      await expect(async () => {
        if (await send.isEnabled()) await send.click({ timeout: 1_000 });
        await expect(accepted).toBeVisible({ timeout: ANSWER_MS });
      }).toPass({ timeout: RECOVERY_MS });
      sent.isAcknowledged = true;
    },
  };
}
