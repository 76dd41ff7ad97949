import { isRouteErrorResponse } from 'react-router-dom';
import { clientFile, entryOf, type Build } from '@vipp/shared/contract/federation/build-manifest';
import type { ReleaseSet, RemoteRelease } from '../../src/federation/release-set';
import type { PageState } from '../../src/page-state';
import type { ReleaseChoice } from '../releases/protocol/release-choice';
import type { PageRequest } from './page-request';
import type { RenderedPage } from './render-page';

type Options = { page: RenderedPage; request: PageRequest; origin: string };

/** Scripts and style sheets by address, which the shell verifies before it imports an ES module. */
const moduleFiles = (build: Build): Record<string, string> =>
  Object.fromEntries(
    Object.entries(build.client.files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, integrity]) => [clientFile(build, file), integrity]),
  );

function remoteRelease(build: Build): RemoteRelease {
  const { client, clientType } = entryOf(build);
  return {
    version: build.version,
    container: build.container,
    entry: clientFile(build, client),
    integrity: build.client.files[client] ?? '',
    ...(clientType === 'module' && { files: moduleFiles(build) }),
  };
}

/** Release set of a page; `used` is the build that rendered it, which may be an earlier one than that of the visitor. */
function releaseSetOf(release: ReleaseChoice, used: Build | undefined): ReleaseSet {
  const remotes: ReleaseSet['remotes'] = {};
  for (const [name, build] of release.remotes) {
    const rendered = used?.name === name ? used : build;
    remotes[name] = remoteRelease(rendered);
  }
  const id = Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(',');
  return { id, remotes };
}

/** The part of a failure that browsers may know: its status, and the text of a refusal, but no error message. */
function plainError(error: unknown): NonNullable<PageState['errors']>[string] {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  const isRefusal = isRouteErrorResponse(error) && error.statusText === 'refused';
  const statusText = isRefusal ? 'refused' : status === 404 ? 'not-found' : 'unavailable';
  return { status, statusText, internal: false, data: isRefusal ? error.data : null };
}

/** The state of a page for its hydration in the browser. */
export function documentState({ page, request, origin }: Options): PageState {
  const { loaderData, actionData, errors } = page.context;
  const plainErrors =
    errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return {
    releaseSet: releaseSetOf(request.release, page.build),
    origin,
    consentMade: request.consentMade,
    consentReopened: request.consentReopened,
    pageRendered: page.pageRendered,
    serverRendered: page.serverRendered,
    loaderData,
    actionData,
    errors: plainErrors,
  };
}
