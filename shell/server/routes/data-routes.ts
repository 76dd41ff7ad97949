/** The data calls of pages, for browsers: the same answers that the server's own loaders get. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChooseForm } from '../forms/form-trial';
import { withChosenForm } from '../forms/form-trial';
import { sendTagged } from '../http/entity-tag';
import * as z from 'zod/mini';
import { parseNewsQuery, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import type { Result } from '@vipp/shared/contract/result';
import { isContentPage, type ContentApi } from '../data/site-content';

const limitSchema = z.object({
  limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(12))), 3),
});
const versionSchema = z.object({
  version: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(999_999_999)))),
});
const pageSchema = z.object({ page: z.pipe(z.coerce.number(), z.int()) });

type WithSlug = { Params: { slug: string } };

/** @param isPersonal whether other visitors may get another answer, by a cookie */
function send(request: FastifyRequest, reply: FastifyReply, result: Result<unknown>, isPersonal = false): FastifyReply {
  // Search engines may read the data of pages, but must index the pages only.
  reply.header('cache-control', isPersonal ? 'private, no-cache' : 'no-cache').header('x-robots-tag', 'noindex');
  if (isPersonal) reply.header('vary', 'cookie');
  if (result.ok) return sendTagged(request, reply.type('application/json; charset=utf-8'), JSON.stringify(result.data));
  return result.failure === 'not-found'
    ? reply.code(404).send({ message: 'There is no such content.' })
    : reply.code(503).send({ message: 'The content service cannot be reached.' });
}

/** The query string as pages read it, with all values of a repeated name. */
function searchParams({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start));
}

/** Only the sizes of pages: no request may get a whole list. */
const pageSize = (params: URLSearchParams): number =>
  Object.values(STUDY_PAGE_SIZES).find((size) => String(size) === params.get('taille')) ?? STUDY_PAGE_SIZES.list;

function registerLists(app: FastifyInstance, api: ContentApi): void {
  app.get('/_data/news', async (request, reply) =>
    send(request, reply, await api.newsList(parseNewsQuery(searchParams(request)))),
  );
  app.get<WithSlug>('/_data/news/:slug', async (request, reply) =>
    send(request, reply, await api.article(request.params.slug)),
  );

  app.get('/_data/study-themes', async (request, reply) => send(request, reply, await api.studyThemes()));
  app.get('/_data/studies', async (request, reply) => {
    const params = searchParams(request);
    return send(request, reply, await api.studyList(parseStudyQuery(params), pageSize(params)));
  });
  app.get<WithSlug>('/_data/studies/:slug', async (request, reply) =>
    send(request, reply, await api.study(request.params.slug)),
  );
}

/** @param chooseForm not of a gateway that has no visitors yet */
export function registerData(
  app: FastifyInstance,
  api: ContentApi,
  chooseForm: ChooseForm = async () => undefined,
): void {
  app.get('/_data/content/:page', async (request, reply) => {
    const params = pageSchema.safeParse(request.params);
    if (!params.success || !isContentPage(params.data.page))
      return send(request, reply, { ok: false, failure: 'not-found' });
    return send(request, reply, await api.contentPage(params.data.page));
  });

  app.get('/_data/posts/latest', async (request, reply) => {
    const query = limitSchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: 'limit is a whole number from 1 to 12.' });
    return send(request, reply, await api.latestPosts(query.data.limit));
  });

  app.get('/_data/application-form', async (request, reply) => {
    const query = versionSchema.safeParse(request.query);
    if (!query.success) return send(request, reply, { ok: false, failure: 'not-found' });
    const { version } = query.data;
    const choice = version === undefined ? await chooseForm(request, reply) : undefined;
    return send(request, reply, await withChosenForm(api, choice).applicationForm(version), choice !== undefined);
  });
  app.get('/_data/positions', async (request, reply) => send(request, reply, await api.positions()));
  app.get('/_data/follow-up', async (request, reply) => send(request, reply, await api.hasFollowUp()));
  app.get('/_data/report-channel', async (request, reply) => send(request, reply, await api.takesReports()));
  app.get('/_data/site-facts', async (request, reply) => send(request, reply, await api.siteFacts()));

  registerLists(app, api);
}
