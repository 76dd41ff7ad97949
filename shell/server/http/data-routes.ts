/** The data calls of pages, for browsers: the same answers that the server's own loaders get. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { isContentPage } from '../content/site-content';

const limitSchema = z.object({ limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(12))), 3) });
const pageSchema = z.object({ page: z.pipe(z.coerce.number(), z.int()) });

function send(reply: FastifyReply, result: Result<unknown>): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (result.ok) return reply.send(result.data);
  return result.failure === 'not-found'
    ? reply.code(404).send({ message: 'There is no such content.' })
    : reply.code(503).header('retry-after', '10').send({ message: 'The content service cannot be reached.' });
}

export function registerData(app: FastifyInstance, api: SiteApi): void {
  app.get('/_data/content/:page', async (request, reply) => {
    const params = pageSchema.safeParse(request.params);
    if (!params.success || !isContentPage(params.data.page)) return send(reply, { ok: false, failure: 'not-found' });
    return send(reply, await api.contentPage(params.data.page));
  });

  app.get('/_data/posts/latest', async (request, reply) => {
    const query = limitSchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: 'limit is a whole number from 1 to 12.' });
    return send(reply, await api.latestPosts(query.data.limit));
  });
}
