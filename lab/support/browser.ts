/** A browser without Playwright's test runner. */
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from '../../e2e/support/playwright';
import { chromiumOptions } from '../../e2e/support/chromium';

/** tsx calls it in functions that have inner functions; those that are sent to a page need it there too. */
const NAME_HELPER = 'globalThis.__name ??= (value) => value;';

export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions);

/** A visitor whose pages can run functions of this program. */
export async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'fr-FR', ...options });
  await context.addInitScript(NAME_HELPER);
  return context;
}
