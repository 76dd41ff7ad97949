/** Problems of the HTML that the server sends for a page. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';

/** HTML as shared caches store it, in bytes (docs/decisions/0006). */
const HTML_LIMIT = 14_000;
/** The longest text is in its page twice, once for hydration: a reference would be more code for each page. */
const HTML_LIMITS: Readonly<Record<string, number>> = {
  '/': 15_500,
  '/politique': 14_300,
  // With the questions of the application.
  '/recrutements/candidature': 15_000,
  '/recrutements/candidature/step2': 15_000,
};
/** A case study has its whole text, and summaries of three others, below all that its first view shows. */
const STUDY_LIMIT = 15_300;

const ACCEPT = /<button[^>]*value="accepted"[^>]*>Accepter les cookies<\/button>/;
const REFUSE = /<button[^>]*value="rejected"[^>]*>Refuser les cookies<\/button>/;
const REOPEN = 'aria-label="Revoir mon choix de cookies"';

/** The port, and hashes of a build as numbers in the order of the page: how well these compress is chance, up to 50 bytes. */
function withoutChance(html: string): string {
  const found = [...new Set(html.match(/\b[\da-f]{12}\b|(?<=sha384-)[\w+/]{64}/g))];
  const digest = (hash: string) => createHash('sha384').update(String(found.indexOf(hash)));
  const fixed = (hash: string) =>
    digest(hash)
      .digest(hash.length === 12 ? 'hex' : 'base64')
      .slice(0, hash.length);
  const text = html.replaceAll(/localhost:\d+/g, 'localhost:3000');
  return found.reduce((replaced, hash) => replaced.replaceAll(hash, fixed(hash)), text);
}

function sizeProblems(path: string, html: string): string[] {
  const { length } = brotliCompressSync(withoutChance(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
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

/** @param isConsentChecked the banner is the same on all pages of a remote */
export async function serverPageProblems(
  request: APIRequestContext,
  path: string,
  isConsentChecked: boolean,
): Promise<string[]> {
  const answer = await request.get(path);
  const html = await answer.text();
  return [
    ...(answer.headers()['set-cookie'] ? ['sets a cookie'] : []),
    ...sizeProblems(path, html),
    ...markupProblems(html),
    ...(isConsentChecked ? await consentProblems(request, path, html) : []),
  ];
}
