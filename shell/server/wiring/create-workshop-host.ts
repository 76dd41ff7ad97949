/**
 * The host of the workshop: an app of its own behind the same port. It has only the pages and the calls of the workshop, so
 * that no script of another remote ever runs in the session of a recruiter.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SiteFacts } from '@vipp/shared/contract/site-facts';
import { canonicalPath } from '../../src/routes';
import type { Timeouts } from '../http/early-answers';
import { registerErrors, sendRefusal } from '../http/error-routes';
import { registerEveryRequest } from '../http/every-request';
import { refuseOtherSites } from '../http/same-origin';
import { toUrl } from '../pages/page-request';
import { observeRequests } from '../remotes/observe-requests';
import { registerVisitorRoutes } from '../remotes/release-routes';
import type { Releases } from '../remotes/releases';
import { createVisitorReleases } from '../remotes/visitor-releases';
import { registerAssets } from '../routes/asset-routes';
import { registerDevelopment } from '../routes/development-routes';
import { createPages, registerReleaseSet } from '../routes/page-routes';
import { registerFavicon } from '../routes/site-files';
import { registerBackendProxy } from '../routes/backend-proxy';
import type { CountSubmission } from '../forms/count-submissions';
import type { VisitorLimits } from '../forms/submission-limit';
import type { Settings } from '../settings/settings';
import { registerEditor } from '../workshop/editor-routes';
import { registerWorkshop } from '../workshop/workshop-routes';

/** The parts that a gateway is assembled from. */
export type GatewayParts = {
  settings: Settings;
  logger: FastifyBaseLogger;
  releases: Releases;
  siteFacts: SiteFacts;
  countSubmission: CountSubmission;
  timeouts?: Timeouts;
  /** Notices for operators from before the gateway started. */
  notices?: readonly string[];
};

/** Pages of the public site to which addresses of this host lead: a draft within the editor, a link for a password. */
const ON_THE_PUBLIC_SITE = [
  ['/apercu', '/recrutements/apercu'],
  ['/mot-de-passe', '/forget-password/verification-e-mail'],
] as const;

const FILE_OF_REMOTE = /^\/_mf\/(mf-[\w-]+)\//;

/** Files of the shell, and of remotes with pages of this host. */
const ownFiles =
  ({ file, routes }: Pick<Releases, 'file' | 'routes'>): Releases['file'] =>
  async (path) => {
    const remote = FILE_OF_REMOTE.exec(path)?.[1];
    return remote === undefined || routes().some((route) => route.remote === remote) ? file(path) : undefined;
  };

function registerPages(
  app: FastifyInstance,
  { sendPage }: ReturnType<typeof createPages>,
  releaseFor: ReturnType<typeof createVisitorReleases>['releaseFor'],
): void {
  const sendOwnPage: typeof sendPage = async (request, reply) => {
    const { pathname } = toUrl(request.url);
    if (canonicalPath(releaseFor(request, reply).routes, pathname.replace(/(.)\/+$/, '$1')) !== undefined)
      return sendPage(request, reply);
    await sendRefusal(request, reply, 404, 'There is nothing at this address.');
    return reply;
  };
  app.get('/*', sendOwnPage);
  app.post('/*', { preHandler: refuseOtherSites }, sendOwnPage);
}

type Options = GatewayParts &
  Pick<Parameters<typeof createPages>[0], 'apiFor' | 'chooseForm' | 'onContentChange'> & {
    app: FastifyInstance;
    limits: VisitorLimits;
    /** Origin of the public host. */
    siteOrigin: string;
  };

/**
 * @param options its releases are those of this host, and `settings.publicOrigin` is its origin
 * @returns the app, which is ready
 */
export async function createWorkshopHost({ app, ...options }: Options): Promise<FastifyInstance> {
  const { settings, logger, releases, limits, siteOrigin } = options;
  registerErrors(app, releases.routes);
  await registerEveryRequest(app, { publicOrigin: settings.publicOrigin, otherOrigin: siteOrigin });
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-robots-tag', 'noindex');
    done();
  });
  const { releaseFor, chosenFor } = createVisitorReleases(releases.parts, settings);
  observeRequests(app, releases, { chosenFor });
  registerReleaseSet(app, { releaseFor, shareInCaches: undefined });
  registerAssets(app, { file: ownFiles(releases), devReload: settings.devReload });
  if (releases.refresh) registerDevelopment(app, { refresh: releases.refresh });
  registerFavicon(app);
  const onError = (call: string, reason: string) =>
    logger.error({ call, reason }, 'a call of the workshop could not be passed on');
  registerWorkshop(app, { settings, limits, onError });
  registerEditor(app, { settings, releases, onError });
  // Pictures of texts, which the editor shows.
  registerBackendProxy(app, { backendUrl: settings.backendUrl });
  await registerVisitorRoutes(app, releases, settings);
  for (const [path, page] of ON_THE_PUBLIC_SITE)
    app.get(path, (_request, reply) => reply.header('cache-control', 'no-store').redirect(siteOrigin + page, 307));
  const pages = createPages({ ...options, releaseFor, shareInCaches: undefined, frames: siteOrigin });
  registerPages(app, pages, releaseFor);
  await app.ready();
  return app;
}
