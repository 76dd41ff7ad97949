/** The HTML around a rendered page: its head with everything the first paint and the hydration need, and its end. */
import { isRouteErrorResponse } from 'react-router-dom';
import { escapeMarkup } from '@vipp/shared/lib/escape-markup';
import {
  clientFile,
  entryOf,
  exposedAssets,
  staticFile,
  textFont,
  type AssetGroup,
  type Build,
} from '@vipp/shared/contract/federation/build-manifest';
import type { InlineCode } from '../http/security-headers';
import type { Releases, ReleaseSet, RemoteRelease } from '../../src/federation/release-set';
import { LISTED_SCRIPT_TYPE } from '../../src/listed-scripts';
import { PAGE_STATE_ID, toScriptJson, USUAL_STATE, type PageState } from '../../src/page-state';
import { openGraph, pageStructuredData } from './structured-data';
import type { PageRequest } from './page-request';
import type { RenderedPage } from './render-page';
import { LEAVE_PREVIEW_PATH, type ReleaseChoice } from '../remotes/protocol/release-choice';

// Marks every page of a preview. It is outside the tree of the page, which scripts hydrate.

const STYLE = `.vipp-apercu{position:fixed;z-index:60;inset:auto 0 0;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;padding:.5rem 1rem;
background:#e0a030;color:#14122a;font:700 .9375rem/1.4 system-ui,sans-serif}.vipp-apercu a{color:inherit}@media print{.vipp-apercu{display:none}}`;

export const RIBBON_STYLE = Buffer.from(STYLE);

const DRAFT = '<span>Brouillon\u202F: ce contenu n’est pas publié</span>';

export function previewRibbon({ preview, remotes }: ReleaseChoice, isDraft = false): string {
  if (preview.length === 0 && !isDraft) return '';
  const versions = preview.map((remote) => `${remote} ${remotes.get(remote)?.version ?? ''}`).join(', ');
  const ofVersions = `<span>Aperçu\u202F: ${versions}</span><a href="${LEAVE_PREVIEW_PATH}">Quitter l’aperçu</a>`;
  return `<style>${STYLE}</style><aside class="vipp-apercu" aria-label="Aperçu">${isDraft ? DRAFT : ''}${preview.length > 0 ? ofVersions : ''}</aside>`;
}

/** Files of the shell and of live versions that a page refers to or contains. */
type DocumentFiles = {
  shell: Build;
  /** Client file of a build that is live. */
  bytes: (build: Build, file: string) => Buffer | undefined;
};

type Document = { page: RenderedPage; request: PageRequest; builds: DocumentFiles; origin: string };

const assetsOf = ({ route, build }: RenderedPage): AssetGroup =>
  build && route ? exposedAssets(build, route.module) : { js: [], css: [] };

const listedScript = (build: Build, file: string): string =>
  `<script type="${LISTED_SCRIPT_TYPE}" src="${clientFile(build, file)}" integrity="${build.client.files[file] ?? ''}"></script>`;

/** The shell first, so that missing scripts of a remote do not block it. The shell imports an ES module once it has verified its files. */
function listedScripts({ page, builds: { shell } }: Document): string[] {
  const { build } = page;
  const shellScripts = (shell.client.groups['shell']?.js ?? []).map((file) => listedScript(shell, file));
  if (!build || entryOf(build).clientType === 'module') return shellScripts;
  return [...shellScripts, ...[...assetsOf(page).js, entryOf(build).client].map((file) => listedScript(build, file))];
}

/** Style sheets of the page, with those of the shell's own page. */
function pageStyles({ page, builds: { shell, bytes } }: Document): { file: string; code: Buffer }[] {
  const { build = shell, pageRendered, context } = page;
  const showsShellPage = !page.build || !pageRendered || Boolean(context.errors);
  const shellStyles = (showsShellPage ? ['shell', 'shell-pages'] : ['shell']).flatMap(
    (group) => shell.client.groups[group]?.css ?? [],
  );
  const read = (from: Build) => (file: string) => {
    const code = bytes(from, file);
    return code ? { file, code } : [];
  };
  return [...shellStyles.flatMap(read(shell)), ...assetsOf(page).css.flatMap(read(build))];
}

function metaTags({ page: { head, route }, request, origin }: Document): string {
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    `<meta name="description" content="${escapeMarkup(head.description)}">`,
    head.robots && `<meta name="robots" content="${head.robots}">`,
    head.robots === null && `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    ...openGraph(head).map(
      ({ attribute, name, content }) => `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`,
    ),
    ...pageStructuredData(head, route, request.release.routes, origin).map(
      (data) => `<script type="application/ld+json">${toScriptJson(data)}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('');
}

/** The home page and the news. */
const HAS_FEED = /^\/(?:actualite(?:\/|$)|$)/;
const FEED_LINK =
  '<link rel="alternate" type="application/rss+xml" title="Actualités de VIPP" href="/actualite/flux.xml">';

/** Scripts and style sheets by address: the shell verifies them before it imports an ES module. */
const moduleFiles = (build: Build): Record<string, string> =>
  Object.fromEntries(
    Object.entries(build.client.files)
      .filter(([file]) => /\.(js|css)$/.test(file))
      .map(([file, integrity]) => [clientFile(build, file), integrity]),
  );

/** What a browser needs to load a build of a remote. */
function toRemoteRelease(build: Build): RemoteRelease {
  const { client, clientType } = entryOf(build);
  return {
    version: build.version,
    container: build.container,
    entry: clientFile(build, client),
    integrity: build.client.files[client] ?? '',
    ...(clientType === 'module' && { files: moduleFiles(build) }),
  };
}

export const toReleaseSet = (release: ReleaseChoice): ReleaseSet => ({
  releases: Object.fromEntries([...release.remotes].map(([name, build]) => [name, toRemoteRelease(build)])),
  routes: release.routes,
});

/** Release of the page's own remote: the build that rendered it, possibly earlier than the visitor's. */
function releaseOfPage({ route, build }: RenderedPage, { release }: PageRequest): Releases {
  const pageBuild = build ?? (route && release.remotes.get(route.remote));
  return pageBuild ? { [pageBuild.name]: toRemoteRelease(pageBuild) } : {};
}

/** The part of a failure that browsers may know: its status, and the text of a refusal, but no error message. */
function plainError(error: unknown): NonNullable<PageState['errors']>[string] {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  const isRefusal = isRouteErrorResponse(error) && error.statusText === 'refused';
  const statusText = isRefusal ? 'refused' : status === 404 ? 'not-found' : 'unavailable';
  return { status, statusText, internal: false, data: isRefusal ? error.data : null };
}

const isUnusual = ([key, value]: [string, unknown]): boolean =>
  !(key in USUAL_STATE) || USUAL_STATE[key as keyof PageState] !== value;

/** The state of a page for its hydration in the browser, as JSON. */
function documentState({ page, request, origin }: Document): string {
  const { loaderData, actionData, errors } = page.context;
  const state: PageState = {
    releases: releaseOfPage(page, request),
    ...(page.route && { route: page.route }),
    origin,
    consentMade: request.consentMade,
    consentReopened: request.consentReopened,
    pageRendered: page.pageRendered,
    loaderData,
    actionData,
    errors: errors && Object.fromEntries(Object.entries(errors).map(([id, error]) => [id, plainError(error)])),
  };
  return toScriptJson(Object.fromEntries(Object.entries(state).filter(isUnusual)));
}

/** The HTML of a page, and what its policy must allow within it. */
export function pageDocument(document: Document): { html: Buffer; inline: InlineCode } {
  const { page, request, builds } = document;
  const { shell, bytes } = builds;
  const styles = pageStyles(document);
  // They start the listed scripts after the first paint (`begin-scripts.client.ts`).
  const scripts = (shell.client.groups['begin']?.js ?? []).flatMap((file) => bytes(shell, file) ?? []);
  const ribbon = previewRibbon(request.release, request.isDraft);
  const font = textFont(shell);
  const parts = [
    '<!doctype html><html lang="fr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    metaTags(document),
    '<meta name="theme-color" content="#1e1b3a"><link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    HAS_FEED.test(request.url.pathname) ? FEED_LINK : '',
    // React preloads pictures, at the start of the page's own HTML.
    font ? `<link rel="preload" href="${staticFile(font)}" as="font" type="font/woff2" crossorigin>` : '',
    // `data-href` marks a style sheet as loaded for the remote's own chunk loader.
    ...styles.flatMap(({ file, code }) => [`<style data-href="${file}">`, code, '</style>']),
    ...scripts.flatMap((script) => ['<script>', script, '</script>']),
    `</head><body><div id="site">${page.body}</div>${ribbon}`,
    `<script type="application/json" id="${PAGE_STATE_ID}">${documentState(document)}</script>`,
    ...listedScripts(document),
    '</body></html>',
  ];
  const html = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const codes = styles.map(({ code }) => code);
  return { html, inline: { scripts, styles: ribbon ? [...codes, RIBBON_STYLE] : codes } };
}
