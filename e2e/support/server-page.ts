/** What the server sends for a page: problems of its HTML, and its text before any script has run. */
import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext, Page } from '@playwright/test';

/** HTML as shared caches store it, in bytes (docs/decisions/0006). */
const HTML_LIMIT = 14_000;
/** The longest text is in its page twice, once for hydration, because a reference to it would be more code for each page. */
const HTML_LIMITS: Readonly<Record<string, number>> = {
  '/': 18_000,
  '/politique': 14_300,
  // With the questions of the application.
  '/recrutements/candidature': 15_000,
  '/recrutements/candidature/step2': 15_000,
};
/** A case study has its whole text, below all that its first view shows. */
const STUDY_LIMIT = 15_100;

const ACCEPT = /<button[^>]*value="accepted"[^>]*>Accepter les cookies<\/button>/;
const REFUSE = /<button[^>]*value="rejected"[^>]*>Refuser les cookies<\/button>/;
const REOPEN = 'aria-label="Revoir mon choix de cookies"';

function sizeProblems(path: string, html: string): string[] {
  const { length } = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const limit = path.startsWith('/etude_de_cas/') ? STUDY_LIMIT : (HTML_LIMITS[path] ?? HTML_LIMIT);
  return length > limit ? [`HTML: ${length} bytes with Brotli, limit ${limit}`] : [];
}

function markupProblems(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id]) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const external = [...html.matchAll(/<a\b[^>]*href="https?:\/\/[^"]*"[^>]*>/g)].map(([tag]) => tag);
  // The order of the cascade layers is declared before the first style.
  const layers = /@layer[^;{]*[;{]/.exec(html)?.[0] ?? 'no layers';
  return [
    ...repeated.map((id) => `two elements with the id ${id}`),
    ...external.filter((tag) => !/rel="[^"]*noopener/.test(tag)).map((tag) => `gives itself away: ${tag}`),
    ...(/^@layer reset,[a-z, ]+;$/.test(layers) ? [] : [`the order of the layers comes after ${layers}`]),
  ];
}

/** Requirement 4.1: no cookie of the server's, both choices in one click, and a choice that can be changed. */
async function consentProblems(request: APIRequestContext, path: string, html: string): Promise<string[]> {
  const problems =
    ACCEPT.test(html) && REFUSE.test(html) && !html.includes(REOPEN) ? [] : ['does not offer both choices'];
  for (const consent of ['accepted', 'rejected']) {
    const answer = await request.get(path, { headers: { cookie: `its_cookies=${consent}` } });
    const again = await answer.text();
    if (answer.headers()['set-cookie']) problems.push(`sets a cookie after ${consent}`);
    if (!again.includes(REOPEN) || REFUSE.test(again)) problems.push(`does not keep the choice ${consent}`);
  }
  return problems;
}

type Outline = { text: string; title: string; threads: number };

/** @param blank a page of no site, whose content policy would forbid to parse HTML */
const outlineOf = (blank: Page, html: string): Promise<Outline> =>
  blank.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'text/html');
    const site = parsed.querySelector('#site');
    const threads = site?.querySelectorAll('pattern path').length ?? 0;
    return { text: site?.textContent ?? '', title: parsed.title, threads };
  }, html);

/** The same of the page on screen. */
export const outlineOnScreen = (page: Page): Promise<Outline> =>
  page.evaluate(() => {
    const site = document.querySelector('#site');
    const threads = site?.querySelectorAll('pattern path').length ?? 0;
    return { text: site?.textContent ?? '', title: document.title, threads };
  });

export async function readServerPage(
  request: APIRequestContext,
  blank: Page,
  path: string,
  /** The banner is the same on all pages of a remote. */
  isConsentChecked: boolean,
): Promise<{ outline: Outline; problems: string[] }> {
  const answer = await request.get(path);
  const html = await answer.text();
  const problems = [
    ...(answer.headers()['set-cookie'] ? ['sets a cookie'] : []),
    ...sizeProblems(path, html),
    ...markupProblems(html),
    ...(isConsentChecked ? await consentProblems(request, path, html) : []),
  ];
  return { outline: await outlineOf(blank, html), problems };
}
