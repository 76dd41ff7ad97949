/** Checks one page of a candidate: its exports, its loader, its head and its HTML. */
import { format, inspect, types } from 'node:util';
import { withTimeout } from '../../../src/with-timeout';
import { isRouteErrorResponse } from 'react-router-dom';
import * as z from 'zod/mini';
import type { PageModule } from '@vipp/shared/contract/page-module';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { CONTENT_CHECK, type Problem } from '@vipp/shared/contract/federation/problem';
import { parsePageModule } from '../../../src/federation/load-page';
import type { SiteRoute } from '../../../src/routes';
import { renderSample, type SampleRender } from './render-sample';
import { sampleAddress, type Sample } from '../../samples/sample-addresses';

const TIMEOUT_MS = 5_000;

type Options = { api: SiteApi; version: string; timeoutMs?: number };
type Found = Pick<Problem, 'message' | 'fix'> & Partial<Pick<Problem, 'check'>>;

/** The message of any value that a candidate throws. */
export const reasonOf = (thrown: unknown): string => (types.isNativeError(thrown) ? thrown.message : inspect(thrown));

/** Collects what is written to `console.error`, where React reports defects, until the returned function is called. */
function collectErrors(): () => string[] {
  const original = console.error;
  const texts: string[] = [];
  console.error = (...parts: unknown[]) => void texts.push(format(...parts));
  return () => {
    console.error = original;
    return texts;
  };
}

const isUnavailable = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'failure' in answer && answer.failure === 'unavailable';

/** The same calls; the names of those whose content is unavailable to the site itself are added to `outages`. */
const recordOutages = (api: SiteApi, outages: Set<string>): SiteApi =>
  new Proxy(api, {
    get: (calls, name) => {
      const call: unknown = Reflect.get(calls, name);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, calls, args);
        if (isUnavailable(answer)) outages.add(String(name));
        return answer;
      };
    },
  });

const outage = (calls: ReadonlySet<string>): Found => ({
  check: CONTENT_CHECK,
  message: `its content cannot be loaded (${[...calls].join(', ')}): the content service does not answer the site, which has no cached copy of it`,
  fix: 'This is no fault of the version, which cannot be checked without content. Try again once the content service answers: see GET /readyz of the site.',
});

const text = z.string().check(z.regex(/\S/));
const sitePath = z.string().check(z.regex(/^\//));

/** The head that a page returns, as typed in `shared/contract/page-module.ts`. */
const pageMetaSchema = z.object({
  title: text,
  description: text,
  noindex: z.optional(z.boolean()),
  canonicalPath: z.optional(sitePath),
  image: z.optional(text),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
});

function metaProblems(meta: unknown): Found[] {
  const { error } = pageMetaSchema.safeParse(meta);
  if (!error) return [];
  const wrong = error.issues.map(({ path, message }) => `${path.join('.') || 'meta()'}: ${message}`).join('; ');
  return [
    {
      message: `its meta() returns no valid head: ${wrong}`,
      fix: 'Return at least a title and a description: PageMeta in shared/contract/page-module.ts.',
    },
  ];
}

/** Failures of loaders: expected for an unknown token, but not for existing content. */
function* dataProblems({ errors }: SampleRender, { exists }: Sample): Generator<Found> {
  for (const error of errors) {
    if (!isRouteErrorResponse(error))
      yield {
        message: `its loader throws: ${reasonOf(error)}`,
        fix: 'A loader returns `failure(…)` for content that is missing or unavailable, and never throws for expected failures.',
      };
    else if (error.status === 503)
      yield {
        message: 'its loader returns that its content is unavailable',
        fix: 'The content that it requested is available: the loader returns this failure for another reason.',
      };
    else if (error.status === 404 && exists)
      yield {
        message: 'its loader does not find existing content of the site',
        fix: 'Compare the loader with docs/contracts/page-module.md and the calls in shared/contract/site-api.ts.',
      };
  }
}

/** A key or token of one visitor in a publicly cacheable page would be disclosed to others. */
async function* sharingProblems(
  page: PageModule,
  first: SampleRender,
  renderAgain: () => Promise<SampleRender>,
): AsyncGenerator<Found> {
  if (page.publiclyCacheable !== true) return;
  const second = await renderAgain();
  if (second.html === first.html && second.data === first.data) return;
  yield {
    message: 'it is publicly cacheable, but two renderings differ',
    fix: 'Remove `publiclyCacheable`, or remove what differs (a key, a token, a time) from the page and the data of its loader.',
  };
}

const RENDER_FIX =
  'Open the page with JavaScript disabled in a gateway (npm run dev), and fix the errors that the gateway logs.';

async function tryPage(
  page: PageModule,
  route: SiteRoute,
  { api: siteApi, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Found[]> {
  const outages = new Set<string>();
  const api = recordOutages(siteApi, outages);
  const found: Found[] = [];
  const stopCollecting = collectErrors();
  try {
    const sample = await withTimeout(timeoutMs, sampleAddress(route, api));
    const render = () => withTimeout(timeoutMs, renderSample(page, route, sample.path, api));
    const rendered = await render();
    found.push(...dataProblems(rendered, sample), ...metaProblems(rendered.meta));
    for await (const problem of sharingProblems(page, rendered, render)) found.push(problem);
    found.push(
      ...rendered.faults.map(({ error, where }) => ({
        message: `it throws when it is rendered${where}: ${reasonOf(error)}`,
        fix: RENDER_FIX,
      })),
    );
  } catch (error) {
    found.push({ message: `it cannot be rendered: ${reasonOf(error)}`, fix: RENDER_FIX });
  }
  found.push(
    ...stopCollecting().map((text) => ({
      message: `it writes to console.error: ${text}`,
      fix: 'React’s warnings are defects that visitors see later: fix their cause.',
    })),
  );
  // Whatever a page does without content, it is judged with content.
  return found.length > 0 && outages.size > 0 ? [outage(outages)] : found;
}

export async function tryRoute(route: SiteRoute, exposed: unknown, options: Options): Promise<Problem[]> {
  const toProblem = ({ check = 'renders', message, fix }: Found): Problem => ({
    check,
    message: `${route.remote}@${options.version} ${route.path} (${route.module}): ${message}`,
    fix,
  });
  let page: PageModule;
  try {
    page = parsePageModule(exposed, route);
  } catch (error) {
    return [
      toProblem({ message: reasonOf(error), fix: 'See docs/contracts/page-module.md for the exports of a page.' }),
    ];
  }
  return (await tryPage(page, route, options)).map(toProblem);
}
