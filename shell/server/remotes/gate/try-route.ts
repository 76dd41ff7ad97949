/** Checks one page of a candidate: its exports, its loader, its head and its HTML. */
import { format, inspect, types } from 'node:util';
import { isRouteErrorResponse } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { parsePageModule } from '../../../src/federation/load-page';
import { loadedRoute } from '../../../src/navigation/site-routes';
import type { SiteRoute } from '../../../src/routes';
import { withTimeout } from '../../../src/with-timeout';
import { loadPageData, renderHtml } from '../../html/render-html';
import { sampleAddress } from '../../samples/sample-addresses';

const TIMEOUT_MS = 5_000;

/** The message of any value that a candidate throws. */
export const reasonOf = (thrown: unknown): string => (types.isNativeError(thrown) ? thrown.message : inspect(thrown));

const ORIGIN = 'http://site.invalid';

type SampleRender = {
  html: string;
  /** Data of the loader, as the browser gets it. */
  data: string;
  meta: unknown;
  /** Errors of loaders, including expected failures. */
  errors: unknown[];
  /** Errors of components, with where they were thrown. */
  faults: { error: unknown; where: string }[];
};

/** The component and the line of the source: `in <ContactForm> at mf-forms/src/pages/contact-page.tsx:12`; of the build where it has no source map. */
function placeOf(error: unknown, componentStack = ''): string {
  const [, component] = /at (\w+)/.exec(componentStack) ?? [];
  const stack = typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : '';
  const [, line] = / at .*?\/([\w./-]+\.\w+:\d+)/.exec(stack) ?? [];
  return [component && ` in <${component}>`, line && ` at ${line}`].filter(Boolean).join('');
}

const newVisitor = { consentMade: false, consentReopened: false } as const;

/**
 * Renders one page of a version in the layout of the shell, as for a visitor.
 *
 * @param path of the page, without parameters
 */
async function renderSample(page: PageModule, route: SiteRoute, path: string, api: SiteApi): Promise<SampleRender> {
  const loaded = await loadPageData(loadedRoute(route, page, { api }), new Request(new URL(path, ORIGIN)));
  if (loaded instanceof Response)
    return { html: '', data: '', meta: { title: 'redirect', description: 'redirect' }, errors: [], faults: [] };
  const { context, dataRoutes, meta } = loaded;
  const faults: SampleRender['faults'] = [];
  const html = await renderHtml({
    context,
    dataRoutes,
    stores: newVisitor,
    origin: ORIGIN,
    onError: (error, { componentStack }) => void faults.push({ error, where: placeOf(error, componentStack) }),
  })
    // `faults` has the error.
    .catch(() => '');
  return { html, data: JSON.stringify(context.loaderData), meta, errors: Object.values(context.errors ?? {}), faults };
}

/** Collects the output of `console.error`, where React reports defects. @returns ends that */
function collectErrors(): () => string[] {
  const original = console.error;
  const texts: string[] = [];
  console.error = (...parts: unknown[]) => void texts.push(format(...parts));
  return () => {
    console.error = original;
    return texts;
  };
}

/** The same calls; the names of those whose content is unavailable to the site itself are added to `outages`. */
const recordOutages = (api: SiteApi, outages: Set<string>): SiteApi =>
  new Proxy(api, {
    get: (calls, name) => {
      const call: unknown = Reflect.get(calls, name);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, calls, args);
        if (Object(answer).failure === 'unavailable') outages.add(String(name));
        return answer;
      };
    },
  });

const text = z.string().check(z.regex(/\S/));

/** The head of a page, as typed in `shared/contract/page-module.ts`. */
const pageMetaSchema = z.object({
  title: text,
  description: text,
  noindex: z.optional(z.boolean()),
  canonicalPath: z.optional(z.string().check(z.regex(/^\//))),
  image: z.optional(text),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

/** Message and fix. */
type Fault = [message: string, fix: string];

/** A failure of a loader, which is expected for an unknown token, but not for existing content. */
function loaderFault(error: unknown, exists: boolean): Fault | undefined {
  if (!isRouteErrorResponse(error))
    return [
      `its loader throws${placeOf(error)}: ${reasonOf(error)}`,
      'A loader returns `failure(…)` for content that is missing or unavailable, and never throws for expected failures.',
    ];
  if (error.status === 503)
    return [
      'its loader returns that its content is unavailable',
      'The content that it requested is available: the loader returns this failure for another reason.',
    ];
  if (error.status !== 404 || !exists) return undefined;
  return [
    'its loader does not find existing content of the site',
    'Compare the loader with docs/contracts/page-module.md and the calls in shared/contract/site-api.ts.',
  ];
}

const RENDER_FIX =
  'Open the page with JavaScript disabled in a gateway (npm run dev), and fix the errors that the gateway logs.';

type Options = { api: SiteApi; version: string; timeoutMs?: number };

async function* faultsOf(
  route: SiteRoute,
  exposed: unknown,
  api: SiteApi,
  timeoutMs: number,
): AsyncGenerator<Fault | undefined> {
  const stopCollecting = collectErrors();
  try {
    const page = parsePageModule(exposed, route);
    const sample = await withTimeout(timeoutMs, sampleAddress(route, api));
    const render = () => withTimeout(timeoutMs, renderSample(page, route, sample.path, api));
    const { html, data, meta, errors, faults } = await render();
    for (const error of errors) yield loaderFault(error, sample.exists);
    const wrong = pageMetaSchema.safeParse(meta).error?.issues ?? [];
    if (wrong.length > 0)
      yield [
        `its meta() returns no valid head: ${wrong.map(({ path, message }) => `${path.join('.') || 'meta()'}: ${message}`).join('; ')}`,
        'Return at least a title and a description: PageMeta in shared/contract/page-module.ts.',
      ];
    // A key or token of one visitor would be disclosed to others.
    const again = page.publiclyCacheable === true ? await render() : { html, data };
    if (again.html !== html || again.data !== data)
      yield [
        'it is publicly cacheable, but two renderings differ',
        'Remove `publiclyCacheable`, or remove what differs (a key, a token, a time) from the page and the data of its loader.',
      ];
    for (const { error, where } of faults)
      yield [`it throws when it is rendered${where}: ${reasonOf(error)}`, RENDER_FIX];
  } catch (error) {
    yield [`it cannot be rendered: ${reasonOf(error)}`, RENDER_FIX];
  }
  for (const written of stopCollecting())
    yield [
      `it writes to console.error: ${written}`,
      'React’s warnings are defects that visitors see later: fix their cause.',
    ];
}

export async function tryRoute(
  route: SiteRoute,
  exposed: unknown,
  { api, version, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Problem[]> {
  const outages = new Set<string>();
  const toProblem = ([message, fix]: Fault, check = 'renders'): Problem => ({
    check,
    message: `${route.remote}@${version} ${route.path} (${route.module}): ${message}`,
    fix,
  });
  const found: Problem[] = [];
  for await (const fault of faultsOf(route, exposed, recordOutages(api, outages), timeoutMs))
    if (fault) found.push(toProblem(fault));
  // A fault of a page without its content is no fault of the version.
  if (found.length === 0 || outages.size === 0) return found;
  const outage = `its content cannot be loaded (${[...outages].join(', ')}): the content service does not answer the site, which has no cached copy of it`;
  const fix =
    'This is no fault of the version, which cannot be checked without content. Try again once the content service answers: see GET /readyz of the site.';
  return [toProblem([outage, fix], CONTENT_CHECK)];
}
