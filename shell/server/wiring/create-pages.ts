/** Assembles the handler of pages from the renderer, its cache, and the release sets of visitors. */
import { createDraftContent } from '../data/draft-content';
import { createEncryptedState } from '../data/encrypted-state';
import { createPageCache } from '../pages/page-cache';
import type { VisitorReleases } from '../remotes/visitor-releases';
import type { ChooseForm } from '../forms/choose-form';
import { createRenderPage } from '../pages/render-page';
import { createPageHandler, type Framing } from '../routes/page-routes';
import type { ShareInCaches } from '../http/share-in-caches';
import { compressPage } from '../routes/html-reply';
import { createAddFormKey } from '../forms/form-keys';
import type { CountFiguresOf } from '../forms/count-figures';
import type { ApiForVisitor } from '../forms/submission-limit';
import type { Content } from './create-content-api';
import type { GatewayParts } from './gateway-parts';

/** How much older than its content a cached page may be. */
const PAGE_TTL_MS = 1_000;

type Options = GatewayParts & {
  apiFor: ApiForVisitor;
  countFigures: CountFiguresOf;
  chooseForm: ChooseForm;
  releaseFor: VisitorReleases['releaseFor'];
  shareInCaches: ShareInCaches | undefined;
  onContentChange: Content['onChange'];
  framing: Framing;
};

export function createPages({
  settings,
  logger,
  releases,
  resources,
  apiFor,
  countFigures,
  chooseForm,
  releaseFor,
  shareInCaches,
  onContentChange,
  framing,
}: Options) {
  const renderPage = createRenderPage({
    releases,
    sealedStateOf: createEncryptedState(settings.formStateSecrets),
    publicOrigin: settings.publicOrigin,
    serverRendering: settings.serverRendering,
    onFault: (where, err) => logger.error({ ...where, err }, 'a page failed to render'),
  });
  const cache = createPageCache({
    compress: compressPage,
    ttlMs: settings.devReload ? 0 : Math.min(PAGE_TTL_MS, settings.contentTtlMs),
  });
  onContentChange(cache.clear);
  return createPageHandler({
    apiFor,
    countFigures,
    chooseForm,
    files: releases,
    draftContent: createDraftContent({ settings, sanitiser: resources.sanitiser }),
    renderPage,
    addFormKey: createAddFormKey(settings.formStateSecrets),
    cache,
    releaseFor,
    shareInCaches,
    publicOrigin: settings.publicOrigin,
    framing,
  });
}
