/** The data calls of pages, for browsers: the same answers that the server's own loaders get. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ChooseForm } from '../forms/form-trial';
import { withChosenForm } from '../forms/form-trial';
import { sendTagged } from '../http/entity-tag';
import * as z from 'zod/mini';
import { parseNewsQuery, parseStudyQuery, STUDY_PAGE_SIZES } from '@vipp/shared/contract/list-query';
import { failure, type Result } from '@vipp/shared/contract/result';
import { dataPaths } from '@vipp/shared/contract/site-api';
import { isContentPage, type ContentApi } from '../data/site-content';

const limitSchema = z.object({
  limit: z._default(z.pipe(z.coerce.number(), z.int().check(z.minimum(1), z.maximum(12))), 3),
});
const versionSchema = z.object({
  version: z.optional(z.pipe(z.coerce.number(), z.int().check(z.minimum(0), z.maximum(999_999_999)))),
});
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

type WithName = { Params: { name: string } };

/** Calls with the same answer for all visitors. */
const READS: Readonly<
  Record<string, (api: ContentApi, request: FastifyRequest<WithName>) => Promise<Result<unknown>>>
> = {
  '/_data/content/:name': async (api, { params }) => {
    const page = Number(params.name);
    return isContentPage(page) ? api.contentPage(page) : failure('not-found');
  },
  '/_data/news': (api, request) => api.newsList(parseNewsQuery(searchParams(request))),
  '/_data/news/:name': (api, { params }) => api.article(params.name),
  '/_data/studies': (api, request) => {
    const params = searchParams(request);
    return api.studyList(parseStudyQuery(params), pageSize(params));
  },
  '/_data/studies/:name': (api, { params }) => api.study(params.name),
  [dataPaths.studyThemes()]: (api) => api.studyThemes(),
  [dataPaths.positions()]: (api) => api.positions(),
  [dataPaths.hasFollowUp()]: (api) => api.hasFollowUp(),
  [dataPaths.takesReports()]: (api) => api.takesReports(),
  [dataPaths.siteFacts()]: (api) => api.siteFacts(),
};

/** @param chooseForm not of a gateway that has no visitors yet */
export function registerData(
  app: FastifyInstance,
  api: ContentApi,
  chooseForm: ChooseForm = async () => undefined,
): void {
  for (const [path, read] of Object.entries(READS))
    app.get<WithName>(path, async (request, reply) => send(request, reply, await read(api, request)));

  app.get('/_data/posts/latest', async (request, reply) => {
    const query = limitSchema.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: 'limit is a whole number from 1 to 12.' });
    return send(request, reply, await api.latestPosts(query.data.limit));
  });

  app.get(dataPaths.applicationForm(), async (request, reply) => {
    const query = versionSchema.safeParse(request.query);
    if (!query.success) return send(request, reply, failure('not-found'));
    const { version } = query.data;
    const choice = version === undefined ? await chooseForm(request, reply) : undefined;
    return send(request, reply, await withChosenForm(api, choice).applicationForm(version), choice !== undefined);
  });
}
