/** The data calls of pages over HTTP to a gateway: by default the one that served the page. */
import * as z from 'zod/mini';
import { applicationFormDataSchema, positionsSchema } from '../contract/application/form-data';
import { articleSchema, newsListSchema, studyListSchema, studySchema, studyThemesSchema } from '../contract/list-data';
import { failure, success, type Result } from '../contract/result';
import { dataPaths, type SiteApi } from '../contract/site-api';
import { pageEntriesSchema, postCardsSchema } from '../contract/site-data';
import { siteFactsSchema } from '../contract/site-facts';
import { IDEMPOTENCY_HEADER, submissionOutcomeSchema, type SubmissionOutcome } from '../contract/submissions';

/** Lifetime of a cached answer: a prefetched page opens without another request. */
const FRESH_MS = 30_000;
/** The same for the application form: another version must show at once. */
const FORM_FRESH_MS = 500;
const TIMEOUT_MS = 10_000;

async function fetchData<Data>(path: string, schema: z.ZodMiniType<Data>): Promise<Result<Data>> {
  try {
    const response = await fetch(path, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 404) return failure('not-found');
    if (!response.ok) return failure('unavailable');
    return success(schema.parse(await response.json()));
  } catch (error) {
    console.warn(`site data: ${path} could not be loaded`, error);
    return failure('unavailable');
  }
}

async function sendSubmission(path: string, payload: unknown, key: string): Promise<SubmissionOutcome> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return submissionOutcomeSchema.parse(await response.json());
  } catch {
    // The record may be stored or not; a retry with the same key is safe.
    return { kind: 'unreachable' };
  }
}

/** Caches successful answers for a short time; failures are not cached. */
function createMemo(now: () => number) {
  const cached = new Map<string, { until: number; answer: Promise<Result<unknown>> }>();
  return <Data>(path: string, schema: z.ZodMiniType<Data>, freshMs: number): Promise<Result<Data>> => {
    const known = cached.get(path);
    if (known && known.until > now()) return known.answer as Promise<Result<Data>>;
    const answer = fetchData(path, schema);
    cached.set(path, { until: now() + freshMs, answer });
    void answer.then(({ ok }) => ok || cached.delete(path));
    return answer;
  };
}

type BrowserApiOptions = {
  now?: () => number;
  /** Origin of the answering gateway, as `https://www.example.com`; the page's own when absent. */
  origin?: string;
};

/** Creates a `SiteApi` over HTTP, once per page. */
export function createBrowserApi({ now = Date.now, origin = '' }: BrowserApiOptions = {}): SiteApi {
  const memo = createMemo(now);
  const read = <Data>(path: string, schema: z.ZodMiniType<Data>, freshMs = FRESH_MS) =>
    memo(`${origin}${path}`, schema, freshMs);
  return {
    contentPage: (page) => read(dataPaths.contentPage(page), pageEntriesSchema),
    latestPosts: (limit) => read(dataPaths.latestPosts(limit), postCardsSchema),
    newsList: (query) => read(dataPaths.newsList(query), newsListSchema),
    article: (slug) => read(dataPaths.article(slug), articleSchema),
    studyThemes: () => read(dataPaths.studyThemes(), studyThemesSchema),
    studyList: (query, size) => read(dataPaths.studyList(query, size), studyListSchema),
    study: (slug) => read(dataPaths.study(slug), studySchema),
    applicationForm: (version) => read(dataPaths.applicationForm(version), applicationFormDataSchema, FORM_FRESH_MS),
    positions: () => read(dataPaths.positions(), positionsSchema, FORM_FRESH_MS),
    hasFollowUp: () => read(dataPaths.hasFollowUp(), z.boolean()),
    takesReports: () => read(dataPaths.takesReports(), z.boolean()),
    siteFacts: () => read(dataPaths.siteFacts(), siteFactsSchema),
    submit: (name, payload, key) => sendSubmission(`${origin}${dataPaths.submit(name)}`, payload, key),
  };
}
