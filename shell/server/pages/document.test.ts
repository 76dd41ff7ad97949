import type { Build } from '@vipp/shared/contract/federation/build-manifest';
import { versionSchema } from '@vipp/shared/contract/federation/remotes';
import { choiceOf, minimalBuild } from '../testing/registry-changes';
import { pageDocument, previewRibbon, RIBBON_STYLE } from './document';
import type { PageRequest } from './page-request';
import type { RenderedPage } from './render-page';

const group = (...css: string[]) => ({ js: [], css });
const groups = { shell: group('shell.css'), 'shell-pages': group('shell-pages.css') };
const shell = { name: 'shell', version: 'v1', client: { files: {}, groups } } as unknown as Build;
const build = { name: 'mf-content', version: 'v1', client: { files: {}, groups: {} } } as unknown as Build;

const head = { title: '', name: '', description: '', canonical: '', robots: null, image: '', jsonLd: [] };
const context = { loaderData: {}, actionData: null, errors: null };
const shown = { status: 200, head, body: '', route: undefined, pageRendered: true, context };
const request = {
  url: new URL('http://site.test/'),
  consentMade: false,
  consentReopened: false,
  release: { preview: [], canary: [], remotes: new Map() },
} as unknown as PageRequest;

const htmlOf = (page: Partial<RenderedPage>, visit: Partial<PageRequest> = {}): string =>
  pageDocument({
    page: { ...shown, build, publiclyCacheable: true, ...page },
    request: { ...request, ...visit },
    builds: { shell, bytes: (_build, file) => Buffer.from(file) },
    origin: 'http://site.test',
  }).html.toString();
const stylesOf = (page: Partial<RenderedPage>): string[] =>
  [...htmlOf(page).matchAll(/<style data-href="([^"]+)">/g)].map(([, file = '']) => file);
const stateOf = (visit: Partial<PageRequest>): unknown =>
  JSON.parse(/id="vipp-page-state">(.*?)<\/script>/.exec(htmlOf({ build: undefined }, visit))?.[1] ?? '');

it('a document writes only unusual parts of its state', () => {
  expect(stateOf({ consentMade: false })).toEqual({ releases: {}, origin: 'http://site.test', loaderData: {} });
  expect(stateOf({ consentMade: true })).toMatchObject({ consentMade: true });
});

it('a document has the style sheet of the shell’s own pages only with one of them', () => {
  const failed = { ...context, errors: { '/rse': { status: 404 } } };
  expect([stylesOf({}), stylesOf({ build: undefined })]).toEqual([['shell.css'], ['shell.css', 'shell-pages.css']]);
  expect(stylesOf({ pageRendered: false })).toEqual(['shell.css', 'shell-pages.css']);
  expect(stylesOf({ context: failed })).toEqual(['shell.css', 'shell-pages.css']);
});

const builds = [minimalBuild('mf-forms', 'v2'), minimalBuild('mf-content', 'c1')];

it('the ribbon of a preview names the version that is shown, and links to the end of the preview; without a preview there is none', () => {
  const ribbon = previewRibbon(choiceOf(builds, { preview: ['mf-forms'] }));
  expect(ribbon).toContain(`<style>${RIBBON_STYLE.toString()}</style><aside class="vipp-apercu" aria-label="Aperçu">`);
  expect(ribbon).toContain('<span>Aperçu\u202F: mf-forms v2</span><a href="/federation/preview/leave">');
  expect(previewRibbon(choiceOf(builds, { canary: ['mf-forms'] }))).toBe('');
});

it.each(['<b>', '"', '&lt;', '..', '', 'a b', 'v'.repeat(65)])('no version of a remote is named %j', (version) => {
  expect(versionSchema.safeParse(version).success).toBe(false);
});
