/** What a visitor does on a page whose remote has a fault, and whether it works. */
import type { Page } from '@playwright/test';
import type { RemoteName } from '@vipp/shared/contract/federation/remotes';
import { until } from '../support/until';
import { firstPage } from './remote-pages';

const THEME_BUTTON = 'Changer de thème, clair ou sombre';
const TITLE_MS = 3_000;
const POST_MS = 3_000;

/** First lines of an error, without its call log. */
export const firstLines = (error: unknown): string => String(error).split('\n').slice(0, 3).join(' ');

/** The page's title as the server sent it. */
export const titleIn = (html: string): string | undefined =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();

const titleOf = async (page: Page): Promise<string> => {
  const title = page.locator('h1').first();
  return ((await title.textContent({ timeout: 2_000 }).catch(() => '')) ?? '').trim();
};

/** @returns a fault unless the title is the expected one soon */
export async function isTitleSoon(page: Page, expected: string | undefined): Promise<string[]> {
  if (await until(async () => (await titleOf(page)) === expected, TITLE_MS)) return [];
  return [`the page shows "${await titleOf(page)}" instead of "${expected}"`];
}

/** Whether the shell works: its theme button does something. */
export async function isHydrated(page: Page, deadlineMs: number): Promise<boolean> {
  const theme = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const press = (): Promise<void> =>
    page
      .getByRole('button', { name: THEME_BUTTON })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
  const before = await theme();
  return until(async () => {
    await press();
    return (await theme()) !== before;
  }, deadlineMs);
}

/** Whether the form is sent as the browser itself sends it: a navigation, answered here instead of by the site. */
export async function postsNatively(page: Page): Promise<boolean> {
  const form = page.locator('main form[method="post"]').first();
  if ((await form.count()) === 0) return true;
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest(), {
    timeout: POST_MS,
  });
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' && route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  await form.evaluate((element: HTMLFormElement) => {
    element.noValidate = true;
    element.requestSubmit();
  });
  return posted.then(
    () => true,
    () => false,
  );
}

/** Path of a remote's page that header or footer link to. */
export const pathOf = (remote: RemoteName): string =>
  remote === 'mf-recruitment' ? '/recrutements' : firstPage(remote);

const isFault = (title: string): boolean =>
  title === '' || title === 'Un problème est survenu' || title.includes('indisponible');

/**
 * Follows a link of header or footer.
 *
 * @param expected `title`: of the page; without it, any other title than before that is no failure's
 * @returns a fault unless the page opens
 */
export async function opensByLink(
  page: Page,
  path: string,
  { title }: { title?: string | undefined },
  deadlineMs: number,
): Promise<string[]> {
  const before = await titleOf(page);
  const link = page.locator(`:is(header, footer) a[href="${path}"]`).first();
  if ((await link.count()) === 0) return [`no link to ${path}`];
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  const isOpen = await until(async () => {
    const now = await titleOf(page);
    const isExpected = title === undefined ? now !== before && !isFault(now) : now === title;
    return isExpected && new URL(page.url()).pathname === path;
  }, deadlineMs);
  if (isOpen) return [];
  return [`${path} does not open by its link: ${page.url()} shows "${await titleOf(page)}"`];
}
