/** Renders pages to HTML, with the policy that each is sent with. */
import type { FastifyBaseLogger } from 'fastify';
import { createEncryptedState } from '../data/encrypted-state';
import { pagePolicy, reportingEndpoints } from '../http/security-headers';
import type { Releases } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import { pageDocument } from './document';
import type { PageRequest } from './page-request';
import { createRenderPage, type Redirect, type RenderedPage } from './render-page';

export type RenderedHtml = { page: RenderedPage | Redirect; html: Buffer; policy: string };

export type Framing = {
  /** Origin whose pages may be in a frame of these pages, besides their own. */
  frames?: string | undefined;
  /** Origin whose pages may show the bare pages of this host in a frame. */
  framedBy?: string | undefined;
};

export type Documents = {
  render: (request: PageRequest) => Promise<RenderedHtml>;
  /** Where browsers report violations of policies; undefined for a site without TLS. */
  endpoints: string | undefined;
  framedBy: string | undefined;
};

type Options = Framing & { settings: Settings; logger: FastifyBaseLogger; releases: Releases };

export function createDocuments({ settings, logger, releases, frames, framedBy }: Options): Documents {
  const { publicOrigin, formStateSecrets } = settings;
  const endpoints = reportingEndpoints(publicOrigin);
  const renderPage = createRenderPage({
    releases,
    sealedStateOf: createEncryptedState(formStateSecrets),
    publicOrigin,
    onFault: (where, err) => logger.error({ ...where, err }, 'a page failed to render'),
  });
  const render: Documents['render'] = async (request) => {
    const page = await renderPage(request);
    if ('redirect' in page) return { page, html: Buffer.alloc(0), policy: '' };
    const { html, inline } = pageDocument({ page, request, builds: releases, origin: publicOrigin });
    const policy = pagePolicy(inline, {
      isSecure: endpoints !== undefined,
      ...(frames && { frames: `'self' ${frames}` }),
      ...(framedBy && page.route?.bare && { framedBy }),
    });
    return { page, html, policy };
  };
  return { render, endpoints, framedBy };
}
