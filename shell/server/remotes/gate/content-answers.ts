/** Answers requests of a candidate's pages for content of the site, and no other requests. */
import type { FastifyInstance } from 'fastify';
import type { SiteContentAnswer } from './sandbox-message';

const READABLE: ReadonlySet<string> = new Set([
  'content',
  'posts',
  'news',
  'study-themes',
  'studies',
  'application-form',
  'positions',
  'site-facts',
]);

/**
 * @param address untrusted, from the sandbox worker
 * @returns path and query, undefined where it is no address of content
 */
export function contentAddress(address: string): string | undefined {
  const base = 'http://site.invalid';
  if (!URL.canParse(address, base)) return undefined;
  // Parsed first, because dots in the path may lead elsewhere.
  const { pathname, search } = new URL(address, base);
  const [, root, kind = ''] = pathname.split('/');
  return root === '_data' && READABLE.has(kind) ? `${pathname}${search}` : undefined;
}

/** @param address untrusted, from the sandbox worker */
export async function answerContent(app: Pick<FastifyInstance, 'inject'>, address: string): Promise<SiteContentAnswer> {
  const url = contentAddress(address);
  if (url === undefined) return { status: 404, body: '' };
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  return { status: statusCode, body };
}
