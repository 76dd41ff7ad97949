/** Answers what a candidate's pages read: the site's content as browsers get it, and nothing else of the gateway. */
import type { FastifyInstance } from 'fastify';
import type { SiteContentAnswer } from './sandbox-message';

const READABLE: ReadonlySet<string> = new Set(['content', 'posts', 'news', 'study-themes', 'studies']);

/** @param address as it came from the sandbox worker */
export async function answerContent(app: Pick<FastifyInstance, 'inject'>, address: string): Promise<SiteContentAnswer> {
  const base = 'http://site.invalid';
  if (!URL.canParse(address, base)) return { status: 404, body: '' };
  // Parsed first: what looks like content may lead elsewhere by its dots.
  const { pathname, search } = new URL(address, base);
  const [, root, kind = ''] = pathname.split('/');
  if (root !== '_data' || !READABLE.has(kind)) return { status: 404, body: '' };
  const { statusCode, body } = await app.inject({ method: 'GET', url: `${pathname}${search}` });
  return { status: statusCode, body };
}
