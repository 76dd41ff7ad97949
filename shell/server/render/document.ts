/** The HTML around a rendered page: its head with everything the first paint and the hydration need, and its end. */
import { isRouteErrorResponse } from 'react-router-dom';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import {
  CLIENT_ENTRY,
  clientFile,
  exposedAssets,
  fontFiles,
  staticFile,
  type AssetGroup,
  type Build,
} from '@vipp/shared/contract/federation/build-manifest';
import { PAGE_STATE_ID, toScriptJson, type PageState } from '../../src/page-state';
import type { ReleaseSet } from '../../src/federation/release-set';
import type { ReleaseChoice } from '../releases/protocol/release-choice';
import { noScriptNotice } from './no-script-notice';
import { previewRibbon } from './preview-ribbon';
import { openGraph } from './open-graph';
import type { PageRequest } from './page-request';
import { pageStructuredData } from './structured-data';
import type { RenderedPage } from './render-page';

const NO_ASSETS: AssetGroup = { js: [], css: [] };

/** The versions a page is made of; `used` is the build that rendered it, which may be an older good one. */
export function releaseSetOf(release: ReleaseChoice, used: Build | undefined): ReleaseSet {
  const remotes: ReleaseSet['remotes'] = {};
  for (const [name, build] of release.remotes) {
    const { version, container, client } = used?.name === name ? used : build;
    const chosen = used?.name === name ? used : build;
    remotes[name] = {
      version,
      container,
      entry: clientFile(chosen, CLIENT_ENTRY),
      integrity: client.files[CLIENT_ENTRY] ?? '',
    };
  }
  const id = Object.entries(remotes)
    .map(([name, { version }]) => `${name}@${version}`)
    .join(',');
  return { id, remotes };
}

/** What the gateway knows of the files that pages are made of. */
export type DocumentFiles = {
  shell: Build;
  /** Text of a client file of a build that is live. */
  text: (build: Build, file: string) => string;
};

type Document = { page: RenderedPage; request: PageRequest; builds: DocumentFiles; nonce: string; origin: string };

function pageAssets({ route, build }: RenderedPage): AssetGroup {
  return build && route ? exposedAssets(build, route.module) : NO_ASSETS;
}

type Script = { build: Build; file: string; nonce: string; isHeld: boolean };

const scriptTag = ({ build, file, nonce, isHeld }: Script): string =>
  `<script${isHeld ? '' : ' async'} src="${clientFile(build, file)}" integrity="${build.client.files[file] ?? ''}" crossorigin="anonymous" nonce="${nonce}"></script>`;

const shellFiles = (shell: Build, group: string): { build: Build; file: string }[] =>
  (shell.client.groups[group]?.js ?? []).map((file) => ({ build: shell, file }));

/** Lets the others begin once the page is painted (`begin-scripts.client.ts`). Not `defer`: browsers lay a page out later while one is awaited. */
const beginScript = ({ builds: { shell }, nonce }: Document): string =>
  shellFiles(shell, 'begin')
    .map((script) => scriptTag({ ...script, nonce, isHeld: false }))
    .join('');

/** They run in this order: the shell first, so that a remote's that never come cannot hold it back. */
function heldScripts({ page, builds: { shell }, nonce }: Document): string {
  const { build } = page;
  const remote = build ? [...pageAssets(page).js, CLIENT_ENTRY].map((file) => ({ build, file })) : [];
  const tags = [...shellFiles(shell, 'shell'), ...remote].map((script) =>
    scriptTag({ ...script, nonce, isHeld: true }),
  );
  return `<template>${tags.join('')}</template>`;
}

/** `data-href` marks the style sheet as loaded for the remote's own chunk loader. */
function styles({ page, builds, nonce }: Document): string {
  const { shell } = builds;
  const own = (shell.client.groups['shell']?.css ?? []).map((file) => ({ build: shell, file }));
  const remote = pageAssets(page).css.map((file) => ({ build: page.build ?? shell, file }));
  return [...own, ...remote]
    .map(({ build, file }) => `<style nonce="${nonce}" data-href="${file}">${builds.text(build, file)}</style>`)
    .join('');
}

/** A picture that the page says is seen first (`Picture`, `priority`), as React writes it. */
const FIRST_PICTURE =
  /(?:<source type="(?<type>[^"]+)" srcSet="(?<drawing>[^"]+)"\/>)?<img(?:(?! src=)[^>])* src="(?<src>[^"]+)"[^>]* fetchPriority="high"/;

/** Asked for before the parser comes to it: on most pages that have one it is their largest content. */
function picturePreload(body: string): string {
  const { type, drawing, src } = FIRST_PICTURE.exec(body)?.groups ?? {};
  if (!src) return '';
  return `<link rel="preload" href="${drawing ?? src}" as="image"${type ? ` type="${type}"` : ''} fetchpriority="high">`;
}

const preloads = ({ page, builds: { shell } }: Document): string =>
  fontFiles(shell)
    .map((file) => `<link rel="preload" href="${staticFile(file)}" as="font" type="font/woff2" crossorigin>`)
    .join('') + picturePreload(page.body);

function metaTags({ page: { head, route }, origin }: Document): string {
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    head.robots && `<meta name="robots" content="${head.robots}">`,
    `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    ...openGraph(head).map(
      ({ attribute, name, content }) => `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`,
    ),
    ...pageStructuredData(head, route, origin).map(
      (data) => `<script type="application/ld+json">${toScriptJson(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

function pageState({ page, request, origin }: Document): PageState {
  const { loaderData, actionData, errors } = page.context;
  const plainErrors =
    errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)]));
  return {
    releaseSet: releaseSetOf(request.release, page.build),
    origin,
    theme: request.theme,
    consent: request.consent,
    consentReopened: request.consentReopened,
    pageRendered: page.pageRendered,
    serverRendered: page.serverRendered,
    loaderData,
    actionData,
    errors: plainErrors,
  };
}

/** What the browser may know of a failure: its status, and the words of a refusal. A fault's own words stay on the server. */
function plainError(error: unknown): NonNullable<PageState['errors']>[string] {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  const isRefusal = isRouteErrorResponse(error) && error.statusText === 'refused';
  const statusText = isRefusal ? 'refused' : status === 404 ? 'not-found' : 'unavailable';
  return { status, statusText, internal: false, data: isRefusal ? error.data : null };
}

/** Everything before the page's own HTML. */
export function documentStart(document: Document): string {
  const {
    request: { theme },
  } = document;
  return [
    `<!doctype html><html lang="fr"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    metaTags(document),
    '<meta name="theme-color" content="#1e1b3a"><link rel="alternate" type="application/rss+xml" title="Actualités de VIPP" href="/actualite/flux.xml"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    preloads(document),
    styles(document),
    beginScript(document),
    '</head><body><div id="site">',
  ].join('');
}

/** Everything after it. */
export function documentEnd(document: Document): string {
  return `</div>${document.page.serverRendered ? '' : noScriptNotice(document.page.head.title)}${previewRibbon(document.request.release, document.nonce)}<script type="application/json" id="${PAGE_STATE_ID}">${toScriptJson(pageState(document))}</script>${heldScripts(document)}</body></html>`;
}
