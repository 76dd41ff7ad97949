/** One remote's scripts fail in the browser, one way after the other, on a page that the server rendered well. */
import { FAULTS, faultyAnswer, HOST_FAULTS, UNVERIFIED } from './faults.mjs';
import { askPage, countOf, FIRST_PAGES, othersOf, until, versionOf } from './site-answers.mjs';
import { writePromoted, writePublished } from './versions.mjs';

const THEME = 'Changer de thème, clair ou sombre';
/** The shell waits for a script that never comes for 8 s. */
const ALIVE_MS = 15_000;
const STEP_MS = 8_000;
const ERROR_TITLE = 'Un problème est survenu';

/** Faults of what the entry loads, while the entry itself is well. */
const OF_CHUNKS = ['cut in the middle', 'one byte changed'];

/** Scripts of the remote fail on their way; styles and the other remotes do not. */
async function breakScripts(page, remote, fault, text) {
  const file = OF_CHUNKS.includes(fault) ? '(?!remote-entry)[^/]+' : '[^/]+';
  await page.route(new RegExp(`/_mf/${remote}/[^/]+/client/${file}\\.js$`), async (route) => {
    const {
      status,
      body,
      type = 'text/javascript',
      hangs,
      cut,
    } = faultyAnswer(fault, await text(route.request().url()));
    // Neither answered nor refused: the browser waits.
    if (hangs) return undefined;
    const headers = {
      'access-control-allow-origin': '*',
      ...(cut && { 'content-length': String(Buffer.byteLength(body) * 2) }),
    };
    return route.fulfill({ status, body, contentType: type, headers });
  });
}

async function publishBad({ gateway, data, host, remote, publish }, fault) {
  const build = publish(`browser_${fault.replaceAll(' ', '_')}`, fault, 'client');
  writePublished(data, build, host.addressOf(remote, build.version));
  writePromoted(data, build);
  await until(
    async () => versionOf((await askPage(gateway.url, FIRST_PAGES[remote])).html, remote) === build.version,
    STEP_MS,
  );
}

/** The page's title as the server sent it. */
const titleIn = (html) =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();
const titleOf = async (page) =>
  (
    await page
      .locator('h1')
      .first()
      .textContent({ timeout: 2_000 })
      .catch(() => '')
  ).trim();

async function isAlive(page) {
  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  return until(async () => {
    await page
      .getByRole('button', { name: THEME })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return (await theme()) !== before;
  }, ALIVE_MS);
}

/** Sent as the browser itself sends a form: a navigation, answered here instead of by the site. */
async function postsNatively(page) {
  if ((await page.locator('main form[method="post"]').count()) === 0) return true;
  const posted = page.waitForRequest((request) => request.method() === 'POST' && request.isNavigationRequest(), {
    timeout: 3_000,
  });
  await page.route('**/*', (route) =>
    route.request().method() === 'POST' && route.request().isNavigationRequest()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  await page
    .locator('main form[method="post"]')
    .first()
    .evaluate((form) => {
      form.noValidate = true;
      form.requestSubmit();
    });
  return posted.then(
    () => true,
    () => false,
  );
}

/** Where the header or the footer leads to a remote. */
const linkTo = (remote) => (remote === 'mf-recruitment' ? '/recrutements' : FIRST_PAGES[remote]);

/** From page to page by the links of header and footer. */
async function faultsOfLinks(page, remote) {
  const faults = [];
  for (const other of othersOf(remote)) {
    const address = linkTo(other);
    const before = await titleOf(page);
    await page
      .locator(`:is(header, footer) a[href="${address}"]`)
      .first()
      .evaluate((link) => link.click())
      .catch(() => faults.push(`no link to ${address}`));
    const isThere = await until(async () => {
      const title = await titleOf(page);
      return (
        new URL(page.url()).pathname === address &&
        title !== '' &&
        title !== before &&
        title !== ERROR_TITLE &&
        !title.includes('indisponible')
      );
    }, STEP_MS);
    if (!isThere) faults.push(`${address} does not open by its link: ${page.url()} shows "${await titleOf(page)}"`);
  }
  return faults;
}

async function pageFaults(page, fault, serverHtml) {
  const faults = [];
  const wanted = fault === 'throws on render' ? ERROR_TITLE : titleIn(serverHtml);
  if (!(await isAlive(page))) faults.push('the shell is not alive');
  if (!(await until(async () => (await titleOf(page)) === wanted, 3_000)))
    faults.push(`the page shows "${await titleOf(page)}" instead of "${wanted}"`);
  if ((await page.locator('header').count()) === 0 || (await page.locator('footer').count()) === 0)
    faults.push('no header or footer');
  if (fault !== 'throws on render' && !(await postsNatively(page))) faults.push('its form does not post');
  return faults;
}

/** Over a link from another remote's page: webpack's own loader takes the scripts, and the visitor gets the page all the same. */
async function faultsOfArrival(page, { gateway, remote }) {
  const address = linkTo(remote);
  const wanted = titleIn((await askPage(gateway.url, address)).html);
  await page.goto(new URL(FIRST_PAGES[othersOf(remote)[0]], gateway.url).href);
  if (!(await isAlive(page))) return ['another remote’s page is not alive'];
  await page
    .locator(`:is(header, footer) a[href="${address}"]`)
    .first()
    .evaluate((link) => link.click());
  const isThere = await until(
    async () => new URL(page.url()).pathname === address && (await titleOf(page)) === wanted,
    ALIVE_MS + STEP_MS,
  );
  return isThere
    ? []
    : [`its page does not open by a link: ${page.url()} shows "${await titleOf(page)}" instead of "${wanted}"`];
}

let visitors = 0;

async function runCell({ browser, gateway, remote }, fault) {
  visitors += 1;
  const address = FIRST_PAGES[remote];
  const { html } = await askPage(gateway.url, address);
  const counted = () => countOf(gateway.url, ['vipp_browser_errors_total'], [`remote="${remote}"`]);
  const before = await counted();
  // Reports are limited by address: each cell is another visitor.
  const context = await browser.newContext({
    locale: 'fr-FR',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${visitors}` },
  });
  try {
    const page = await context.newPage();
    const unverified = [];
    page.on('console', (message) => message.text().includes(UNVERIFIED) && unverified.push(page.url()));
    const text = async (url) => (await fetch(url)).text();
    if (HOST_FAULTS.includes(fault)) await breakScripts(page, remote, fault, text);
    await page.goto(new URL(address, gateway.url).href, { waitUntil: 'commit' });
    await page.locator('footer').first().waitFor({ timeout: STEP_MS });
    const faults = await pageFaults(page, fault, html);
    faults.push(...(await faultsOfLinks(page, remote)));
    if (HOST_FAULTS.includes(fault)) faults.push(...(await faultsOfArrival(page, { gateway, remote })));
    if (unverified.length > 0) faults.push(`unverified code ran at ${unverified.join(', ')}`);
    if (!(await until(async () => (await counted()) > before, 3_000))) faults.push('not in /metrics');
    return faults;
  } catch (error) {
    return [`the cell ended: ${error.message.split('\n').slice(0, 3).join(' ')}`];
  } finally {
    await context.close();
  }
}

/** @returns {Promise<Map<string, string[]>>} what is wrong with each cell */
export async function runBrowserCells(options) {
  const results = new Map();
  for (const fault of FAULTS) {
    if (!HOST_FAULTS.includes(fault)) await publishBad(options, fault);
    results.set(fault, await runCell(options, fault));
  }
  return results;
}
