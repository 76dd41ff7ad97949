/** Answers every page: canonical address, then the rendered document. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/canonical-address';
import { matchRoute, type SiteRoute } from '../../src/routes';
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import type { DraftContent } from '../data/draft-content';
import type { ChooseForm } from '../forms/choose-form';
import { hasForm } from '../forms/form-pages';
import { withChosenForm } from '../forms/with-chosen-form';
import type { SendFailurePage } from '../http/error-routes';
import { hostCookie, readHostCookie } from '../http/host-cookie';
import { refuseOtherSites } from '../http/same-origin';
import { pagePolicy, reportingEndpoints } from '../http/security-headers';
import { entityTag, isUnchanged } from '../http/entity-tag';
import type { ShareInCaches } from '../http/share-in-caches';
import type { PageCache, PublicPage } from '../pages/page-cache';
import { pageKey } from '../pages/page-key';
import { pageDocument, type DocumentFiles } from '../pages/document';
import { readVisit, toUrl, type PageRequest, type Visit } from '../pages/page-request';
import type { createRenderPage, Redirect, RenderedPage } from '../pages/render-page';
import { compressPage, encodeHtml, htmlReply, setStatus } from './html-reply';
import type { VisitorReleases } from '../remotes/visitor-releases';
import type { AddFormKey } from '../forms/form-keys';
import type { CountFiguresOf } from '../forms/count-figures';
import type { ApiForVisitor } from '../forms/submission-limit';

export type Framing = {
  /** Origin whose pages may be in a frame of these pages, besides their own. */
  frames?: string | undefined;
  /** Origin whose pages may show the bare pages of this host in a frame. */
  framedBy?: string | undefined;
};

type Options = {
  apiFor: ApiForVisitor;
  countFigures: CountFiguresOf;
  chooseForm: ChooseForm;
  files: DocumentFiles;
  /** The content with a draft, for addresses that have its token. */
  draftContent: DraftContent;
  /** The release set of a visitor; sets the cookie with the canary bucket. */
  releaseFor: VisitorReleases['releaseFor'];
  renderPage: ReturnType<typeof createRenderPage>;
  addFormKey: AddFormKey;
  cache: PageCache;
  /** Undefined where no shared cache is in front of the site. */
  shareInCaches: ShareInCaches | undefined;
  publicOrigin: string;
  /** What the policies of pages say of the site's other host. */
  framing: Framing;
};

/** The canonical address to redirect to, when the requested one is another spelling of a page of the site. */
function canonicalRedirect(address: string, routes: readonly SiteRoute[]): string | undefined {
  const { pathname, search } = toUrl(address);
  const canonical = canonicalAddress(pathname + search, routes);
  // A proxy may request `http://host/path`, which is not another spelling.
  if (canonical === (address.startsWith('/') ? address : pathname + search)) return undefined;
  const [path = '/'] = canonical.split('?');
  return matchRoute(routes, path) ? canonical : undefined;
}

const isPublic = ({ route, publiclyCacheable }: RenderedPage): boolean =>
  publiclyCacheable && route !== undefined && !route.confidential;

/** A page that was rendered without its remote, or with another version than the chosen one, is rendered again for the next visitor. */
const isCacheable = ({ route, build, status }: RenderedPage, { release }: Visit): boolean =>
  (status === 200 || status === 503) && route !== undefined && build === release.remotes.get(route.remote);

type RenderedHtml = { page: RenderedPage | Redirect; html: Buffer; policy: string };

const toPublicPage = ({ page, html, policy }: RenderedHtml, visit: Visit): PublicPage | undefined =>
  'redirect' in page || !isPublic(page)
    ? undefined
    : { html, policy, status: page.status, isCacheable: isCacheable(page, visit) };

type SentHtml = {
  text: Buffer;
  /** Entity tag of a page that is the same for all visitors. */
  tag: string | undefined;
  brotli: () => Buffer | Promise<Buffer>;
};

/** The steps of a form without scripts are bound to the browser that sends the first of them. */
const BROWSER_COOKIE = 'vipp_formulaire';
/** As long as the encrypted state of a step. */
const BROWSER_SECONDS = 24 * 3600;

function browserOf(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): string {
  const isSecure = publicOrigin.startsWith('https:');
  const known = readHostCookie(request.headers.cookie ?? '', BROWSER_COOKIE, isSecure);
  const value = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  const cookie = { name: BROWSER_COOKIE, value, seconds: BROWSER_SECONDS, isSecure, sameSite: 'Strict' } as const;
  reply.header('set-cookie', hostCookie(cookie));
  return value;
}

export function createPageHandler({
  apiFor,
  countFigures,
  chooseForm,
  files,
  draftContent,
  releaseFor,
  renderPage,
  addFormKey,
  cache,
  shareInCaches,
  publicOrigin,
  framing: { frames, framedBy },
}: Options) {
  const endpoints = reportingEndpoints(publicOrigin);

  const share = (
    request: FastifyRequest,
    reply: FastifyReply,
    { status, isCacheable: isShareable }: Pick<PublicPage, 'status' | 'isCacheable'>,
    { formChoice, release }: Visit,
  ): void => {
    // Shared caches do not know which visitors get the version of the form on trial.
    if (isShareable && !formChoice) shareInCaches?.(request, reply, { status, release });
  };

  const sendHtml = async (request: FastifyRequest, reply: FastifyReply, { text, tag, brotli }: SentHtml) => {
    if (tag && isUnchanged(request, reply, tag)) return reply.send();
    const { body, encoding } = await encodeHtml(request, text, brotli);
    return (encoding ? reply.header('content-encoding', encoding) : reply).send(body);
  };

  const render = async (pageRequest: PageRequest): Promise<RenderedHtml> => {
    const page = await renderPage(pageRequest);
    if ('redirect' in page) return { page, html: Buffer.alloc(0), policy: '' };
    const { html, inline } = pageDocument({ page, request: pageRequest, builds: files, origin: publicOrigin });
    const policy = pagePolicy(inline, {
      isSecure: endpoints !== undefined,
      ...(frames && { frames: `'self' ${frames}` }),
      ...(framedBy && page.route?.bare && { framedBy }),
    });
    return { page, html, policy };
  };

  const sendRendered = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { page, html, policy }: RenderedHtml,
    isDraft = false,
  ): Promise<FastifyReply> => {
    if ('redirect' in page) return reply.redirect(page.redirect, page.status);
    setStatus(htmlReply(reply, policy, endpoints), page.status);
    // The answer to a form contains what the visitor typed.
    if (request.body) reply.header('cache-control', 'no-store');
    if (framedBy && page.route?.bare) reply.removeHeader('x-frame-options');
    if (page.route?.confidential || isDraft)
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (isDraft) reply.header('x-robots-tag', 'noindex');
    if (page.retryAfter) reply.header('retry-after', page.retryAfter);
    if (page.status === 405 && !reply.hasHeader('allow')) reply.header('allow', 'GET, HEAD');
    const tag = !request.body && page.status === 200 && isPublic(page) ? entityTag(html) : undefined;
    return sendHtml(request, reply, { text: html, tag, brotli: () => compressPage(html) });
  };

  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit =>
    readVisit({ address: request.url, cookieHeader: request.headers.cookie, release: releaseFor(request, reply) });

  const withFormChoice = async (visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<Visit> =>
    hasForm(visit.url.pathname) ? { ...visit, formChoice: await chooseForm(request, reply) } : visit;

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const visited = visitOf(request, reply);
    const { routes, redirects } = visited.release;
    const canonical = canonicalRedirect(request.url, routes);
    if (canonical) return reply.redirect(canonical, 308);
    // Not for ever: the page is there again when its version is rolled back.
    const moved = matchRoute(routes, visited.url.pathname) ? undefined : redirects.get(visited.url.pathname);
    if (moved !== undefined) return reply.header('cache-control', 'no-cache').redirect(moved, 307);
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    const visit = await withFormChoice(visited, request, reply);
    if (form) addFormKey(form, visit.url.pathname);
    const draftToken = form ? null : visit.url.searchParams.get(PREVIEW_PARAMETER);
    const draft = draftToken === null ? undefined : await draftContent(draftToken);
    const browser = form && hasForm(visit.url.pathname) ? browserOf(request, reply, publicOrigin) : undefined;
    const renderUntil = (signal: AbortSignal) =>
      render({
        ...visit,
        id: request.id,
        signal,
        api: { ...withChosenForm(apiFor(request), visit.formChoice), ...draft },
        isDraft: draft !== undefined,
        countFigures: countFigures(request),
        form,
        ...(browser !== undefined && { browser }),
      });
    const key = form || draft ? undefined : pageKey(visit);
    const answer =
      key &&
      (await cache.share(key, async () => {
        // Other visitors may wait for this page too, so it is not aborted when its visitor leaves.
        const rendered = await renderUntil(new AbortController().signal);
        return { rendered, shared: toPublicPage(rendered, visit) };
      }));
    if (answer && 'cached' in answer) {
      const { cached } = answer;
      setStatus(htmlReply(reply, cached.policy, endpoints), cached.status);
      share(request, reply, cached, visit);
      return sendHtml(request, reply, {
        text: cached.html,
        tag: cached.status === 200 ? cached.entityTag : undefined,
        brotli: () => cached.compressed,
      });
    }
    if (answer) return sendRendered(request, reply, answer.rendered);
    // The response also closes when the visitor leaves, and pending work is then aborted.
    const closed = new AbortController();
    reply.raw.once('close', () => closed.abort());
    return sendRendered(request, reply, await renderUntil(closed.signal), draft !== undefined);
  };

  const sendFailure: SendFailurePage = async (request, reply, failure) => {
    const { signal } = new AbortController();
    await sendRendered(
      request,
      reply,
      await render({
        ...visitOf(request, reply),
        id: request.id,
        signal,
        api: apiFor(request),
        form: undefined,
        failure,
      }),
    );
  };
  return { sendPage, sendFailure };
}

/** Every GET without a route of its own is a page, or the 404 page; a form posts to the address of its page. */
export function registerPages(app: FastifyInstance, { sendPage }: ReturnType<typeof createPageHandler>): void {
  app.get('/*', sendPage);
  app.post('/*', { preHandler: refuseOtherSites }, sendPage);
}
