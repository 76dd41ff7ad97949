/**
 * Tags pages in shared caches by the data calls that they are made of, and finds the calls whose answers have changed. A page
 * is purged when it would show something else, not whenever some content changes.
 */
import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { createRememberedCalls, type RememberedCalls } from './remembered-calls';

type ReadingApi = Omit<SiteApi, 'submit'>;

/** The data calls of one page. */
export type TaggedCalls = {
  api: ReadingApi;
  /** Of the calls so far. */
  tags: () => string[];
  /** Whether no content changed since the page was begun, and all of its calls are remembered: otherwise it may never be purged. */
  isCurrent: () => boolean;
};

export type ContentTags = {
  tagCalls: () => TaggedCalls;
  /** To be called when content has changed: purges the pages that would show something else now. */
  recheck: () => void;
};

type Options = {
  api: ReadingApi;
  /** The version of the application form that a share of candidates gets. */
  formTrial: () => Promise<unknown>;
  purge: (tags: readonly string[]) => void;
  onError: (error: unknown) => void;
  /** Number of calls that are remembered. */
  max?: { usual: number; filtered: number };
};

/** There are any number of filters and searches, and each takes a look at the whole list. */
const MAX = { usual: 20_000, filtered: 100 };
/** For how long answers are compared at a time, in milliseconds; then the gateway answers requests. */
const SLICE_MS = 20;

const isFiltered = ({ search, ...filters }: { search: string }): boolean =>
  search !== '' || Object.values(filters).some((values) => Array.isArray(values) && values.length > 0);

const TAG_LENGTH = 12;

const tagOf = (call: string): string =>
  `c-${createHash('sha256').update(call).digest('base64url').slice(0, TAG_LENGTH)}`;

type Tagged = <Data>(key: string, run: () => Promise<Result<Data>>, filtered?: boolean) => Promise<Result<Data>>;

const taggedApi = ({ api, formTrial }: Pick<Options, 'api' | 'formTrial'>, tagged: Tagged): ReadingApi => ({
  contentPage: (page) => tagged(`page ${page}`, () => api.contentPage(page)),
  latestPosts: (limit) => tagged(`latest ${limit}`, () => api.latestPosts(limit)),
  newsList: (query) => tagged(`news ${JSON.stringify(query)}`, () => api.newsList(query), isFiltered(query)),
  article: (slug) => tagged(`article ${slug}`, () => api.article(slug)),
  studyThemes: () => tagged('themes', () => api.studyThemes()),
  studyList: (query, size) =>
    tagged(`studies ${size} ${JSON.stringify(query)}`, () => api.studyList(query, size), isFiltered(query)),
  study: (slug) => tagged(`study ${slug}`, () => api.study(slug)),
  applicationForm: async (version) => {
    // A page for all visitors is purged when a trial begins, although the current version stays the same.
    if (version === undefined) await tagged('trial', async () => success(await formTrial()));
    return tagged(`form ${version ?? ''}`, () => api.applicationForm(version));
  },
  positions: () => tagged('positions', () => api.positions()),
  siteFacts: () => tagged('facts', () => api.siteFacts()),
});

/** Purges what has changed, in slices. */
async function purgeChanged(memories: readonly RememberedCalls[], purge: Options['purge']): Promise<void> {
  let changed: string[] = [];
  let begun = performance.now();
  const endSlice = (): void => {
    if (changed.length > 0) purge(changed);
    changed = [];
  };
  for (const calls of memories)
    for (const tag of calls.tags()) {
      if (await calls.hasChanged(tag)) changed.push(tag);
      if (performance.now() - begun < SLICE_MS) continue;
      endSlice();
      await nextTurn();
      begun = performance.now();
    }
  endSlice();
}

export function createContentTags({ api, formTrial, purge, onError, max = MAX }: Options): ContentTags {
  const usual = createRememberedCalls(max.usual, purge);
  const filtered = createRememberedCalls(max.filtered, purge);
  let revision = 0;
  let isWanted = false;
  let comparing = false;

  const compare = async (): Promise<void> => {
    comparing = true;
    while (isWanted) {
      isWanted = false;
      await purgeChanged([usual, filtered], purge).catch(onError);
    }
    comparing = false;
  };

  return {
    tagCalls: () => {
      const begun = revision;
      const tags = new Map<string, RememberedCalls>();
      return {
        api: taggedApi({ api, formTrial }, async (key, run, isFilteredList) => {
          const answer = await run();
          // The page of something that does not exist is in no cache.
          if (!answer.ok && answer.failure === 'not-found') return answer;
          const tag = tagOf(key);
          const calls = isFilteredList ? filtered : usual;
          tags.set(tag, calls);
          calls.remember(tag, run, answer);
          return answer;
        }),
        tags: () => [...tags.keys()],
        isCurrent: () => begun === revision && [...tags].every(([tag, calls]) => calls.has(tag)),
      };
    },
    recheck: () => {
      revision += 1;
      isWanted = true;
      if (!comparing) void compare();
    },
  };
}
