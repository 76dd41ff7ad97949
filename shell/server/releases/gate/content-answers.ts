/** Answers requests of a candidate's pages for content of the site, and no other requests. */
import type { FastifyInstance } from 'fastify';
import type { SiteContentAnswer } from './sandbox-message';

const READABLE: ReadonlySet<string> = new Set(['content', 'posts', 'news', 'study-themes', 'studies']);

/** @param address untrusted, from the sandbox worker */
export async function answerContent(app: Pick<FastifyInstance, 'inject'>, address: string): Promise<SiteContentAnswer> {
  const base = 'http://site.invalid';
  if (!URL.canParse(address, base)) return { status: 404, body: '' };
  // Parsed first, because dots in the path may lead elsewhere.
  const { pathname, search } = new URL(address, base);
  const [, root, kind = ''] = pathname.split('/');
  if (root !== '_data' || !READABLE.has(kind)) return { status: 404, body: '' };
  const { statusCode, body } = await app.inject({ method: 'GET', url: `${pathname}${search}` });
  return { status: statusCode, body };
}
