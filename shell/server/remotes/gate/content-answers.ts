/** Answers requests of a candidate's pages for content of the site, and no other requests. */
import type { FastifyInstance } from 'fastify';
import { withTimeout } from '../../../src/with-timeout';
import type { SiteContentAnswer } from './sandbox-worker';

/**
 * @param address untrusted, from the sandbox worker
 * @returns path and query, undefined where it is no address of content
 */
export function contentAddress(address: string): string | undefined {
  const base = 'http://site.invalid';
  if (!URL.canParse(address, base)) return undefined;
  // Parsed first, because dots in the path may lead elsewhere.
  const { pathname, search } = new URL(address, base);
  return pathname.startsWith('/_data/') ? `${pathname}${search}` : undefined;
}

/** @param address untrusted, from the sandbox worker */
export async function answerContent(app: Pick<FastifyInstance, 'inject'>, address: string): Promise<SiteContentAnswer> {
  const url = contentAddress(address);
  if (url === undefined) return { status: 404, body: '' };
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  return { status: statusCode, body };
}

type AnswerContent = (path: string) => Promise<SiteContentAnswer>;

/** Less than a page has: a page without its content is no fault of the shell, a page that is late would be. */
const DEADLINE_MS = 3_000;

/** For pages that a new shell renders, from a content service that may hang: answers that content is unavailable after the deadline; from the first late answer on, at once. */
export function withDeadline(answer: AnswerContent, deadlineMs = DEADLINE_MS): AnswerContent {
  const unavailable: SiteContentAnswer = { status: 503, body: '' };
  let isLate = false;
  return async (path) => {
    if (isLate) return unavailable;
    return withTimeout(
      deadlineMs,
      answer(path).catch(() => unavailable),
    ).catch(() => {
      isLate = true;
      return unavailable;
    });
  };
}
