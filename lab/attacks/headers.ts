/**
 * Every route and every kind of answer by the tests of the HTTP Observatory (version 5), as MDN publishes them:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring. A test is passed or not: an answer that falls short
 * gets the lowest points of the test. An answer that passes all has the highest score that is possible without the preload list.
 */
import { JSDOM } from 'jsdom';
import { allRoutes, isPrivateLink, readTextAt } from '../../e2e/support/all-routes';
import { fetchUnlessBusy } from '../../e2e/support/fetch-unless-busy';
import { MISSING_PATH } from '../../e2e/support/site-pages';
import { ANSWERS } from './corpus';
import { PUBLIC_ORIGIN, type AttackResult } from './injections';

export type Judged = { headers: Headers; body: string; redirection: Response };
/** Points of an answer that passes, and of one that does not. */
type Test = { points: readonly [passed: number, failed: number]; passes: (answer: Judged) => boolean };

const SIX_MONTHS = 15_768_000;
const header = ({ headers }: Judged, name: string): string => headers.get(name)?.toLowerCase() ?? '';
const directive = (answer: Judged, name: string): string =>
  new RegExp(`(?:^|; *)${name} ([^;]*)`).exec(header(answer, 'content-security-policy'))?.[1] ?? '';

const TESTS: Readonly<Record<string, Test>> = {
  'content policy': {
    points: [10, -25],
    passes: (answer) => {
      const active = ['script-src', 'style-src', 'object-src', 'img-src', 'media-src'].map((name) =>
        directive(answer, name),
      );
      const isStrict = !active.some((sources) => /'unsafe-|http:|(?:^| )(?:https:|\*)(?: |$)/.test(sources));
      return directive(answer, 'default-src').trim() === "'none'" && isStrict && !/data:/.test(active[0] ?? '');
    },
  },
  cookies: {
    points: [5, -40],
    passes: ({ headers }) =>
      headers.getSetCookie().every((cookie) => /; *secure/i.test(cookie) && /; *samesite=(?:lax|strict)/i.test(cookie)),
  },
  CORS: {
    points: [0, -50],
    passes: (answer) =>
      ['', '*'].includes(header(answer, 'access-control-allow-origin')) &&
      header(answer, 'access-control-allow-credentials') === '',
  },
  redirection: {
    points: [0, -20],
    passes: ({ redirection: { status, headers } }) =>
      status === 400 || Boolean(headers.get('location')?.startsWith(`${PUBLIC_ORIGIN}/`)),
  },
  referrer: {
    points: [5, -5],
    passes: (answer) =>
      /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
        header(answer, 'referrer-policy'),
      ),
  },
  HSTS: {
    points: [0, -20],
    passes: (answer) => Number(/max-age=(\d+)/.exec(header(answer, 'strict-transport-security'))?.[1]) >= SIX_MONTHS,
  },
  // Stricter than the Observatory, for which one hash is enough: every script has its own.
  integrity: {
    points: [5, -50],
    passes: ({ headers, body }) => {
      if (!headers.get('content-type')?.startsWith('text/html')) return true;
      const scripts = [...new JSDOM(body).window.document.querySelectorAll('script[src]')];
      return scripts.every((script) => script.hasAttribute('integrity') && script.getAttribute('src')?.startsWith('/'));
    },
  },
  nosniff: { points: [0, -5], passes: (answer) => header(answer, 'x-content-type-options') === 'nosniff' },
  frames: { points: [5, -20], passes: (answer) => directive(answer, 'frame-ancestors') !== '' },
  'resource policy': {
    points: [10, -5],
    passes: (answer) => /^same-(?:origin|site)$/.test(header(answer, 'cross-origin-resource-policy')),
  },
};

/** @returns the score, and the tests that are not passed */
export function judge(answer: Judged): { score: number; failed: string[] } {
  const failed = Object.keys(TESTS).filter((name) => !TESTS[name]?.passes(answer));
  const points = Object.entries(TESTS).map(([name, test]) => test.points[failed.includes(name) ? 1 : 0]);
  return { score: points.reduce((sum, one) => sum + one, 100), failed };
}

/** Pages that explain with 200 that a private link is not valid, and the workshop, which asks who is there first. */
const EXPLAINED_LINKS = /^\/(newsletter|forget-password|recrutements\/atelier)\//;
const isMissing = (path: string): boolean =>
  path === MISSING_PATH || (isPrivateLink(path) && !EXPLAINED_LINKS.test(path));

/** @param origin of a gateway whose PUBLIC_URL is `PUBLIC_ORIGIN`, requested as a proxy with TLS does */
export async function judgeHeaders(origin: string): Promise<AttackResult> {
  const routes = (await allRoutes(readTextAt(origin))).map((path) => ({ path, status: isMissing(path) ? 404 : 200 }));
  const send = (path: string, scheme: string, options: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(options.headers);
    headers.set('x-forwarded-proto', scheme);
    headers.set('x-forwarded-host', new URL(PUBLIC_ORIGIN).host);
    return fetchUnlessBusy(() => fetch(origin + path, { ...options, headers, redirect: 'manual' }));
  };
  const faults: string[] = [];
  const requests = [...routes, ...ANSWERS];
  for (const { path, status, method = 'GET', headers = {}, body } of requests as typeof ANSWERS) {
    const from = Object.keys(headers).length > 0 ? PUBLIC_ORIGIN : 'https://foreign.example';
    const sent = body === 'LARGE' ? `a=${'x'.repeat(250_000)}` : body;
    const options = { method, headers: { origin: from, ...headers }, ...(sent !== undefined && { body: sent }) };
    const answer = await send(path, 'https', options);
    const judged = { headers: answer.headers, body: await answer.text(), redirection: await send(path, 'http') };
    const { score, failed } = judge(judged);
    if (failed.length > 0) faults.push(`${method} ${path}: ${score} points: ${failed.join(', ')}`);
    if (answer.status !== status) faults.push(`${method} ${path}: answered ${answer.status}, expected ${status}`);
  }
  return { tried: requests.length, faults };
}
