/**
 * What a remote exposes for each page, and what the shell's route table mounts.
 *
 * `Component` reads its loader's data with `usePageData` of `@vipp/shared/stores/page-data`.
 */
import type { SiteApi } from './site-api';
import type { Result } from './result';

/** What the shell passes to a loader, on the server and in the browser. */
export type PageLoaderArgs = {
  api: SiteApi;
  /** Address of the page being loaded. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
};

/** Text that the gateway alone can read again, for forms without JavaScript that carry one step's answers into the next. */
export type SealedState = {
  /** Encrypts, authenticates and dates a text. */
  encrypt: (text: string) => string;
  /** The text again; undefined when it was altered, is too old, or was not encrypted here. */
  decrypt: (sealed: string) => string | undefined;
};

/** What the shell passes to an action: in the browser, or in the gateway for visitors without JavaScript. */
export type PageActionArgs = PageLoaderArgs & {
  formData: FormData;
  /** In the gateway only: an action that is given one is running there. */
  sealedState?: SealedState;
};

/** Head of a page, in the server's HTML and updated on client navigation. */
export type PageMeta = {
  /** Without the site's name, which the shell appends. */
  title: string;
  description: string;
  /** True for pages that search engines must leave out. */
  noindex?: boolean;
  /** Path of the canonical page, where it is not the page's own path without query. */
  canonicalPath?: string;
  /** Path of an illustration, for the picture that social networks show; without one a brand pattern is drawn from the page's address. */
  image?: string;
  /** Structured data of schema.org, one object for each JSON-LD block. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

export type PageModule<Data = unknown> = {
  /**
   * True where the page and its loader's data are the same for every visitor of its address, so that the gateway may send
   * a rendered page again for a second. Never for a page with a form: its idempotency key is one visitor's.
   */
  publiclyCacheable?: boolean;
  /** A React component without props; typed loosely because the contract knows no React. */
  Component: (props: Record<string, never>) => unknown;
  /**
   * Loads the page's data, or the reason why there is none: the shell then shows its own page, with the right status.
   * Data with a status is shown by the page itself, and the response has that status.
   */
  loader?: (args: PageLoaderArgs) => Promise<Result<Data>>;
  /**
   * Handles a form that was posted to the page's own address. The page receives its result through
   * `useActionData` (or the fetcher that sent it), on the server and in the browser; it must be plain data.
   * A result with an `outcome` (`SubmissionOutcome`) gives the page that outcome's HTTP status. A `Response` may
   * redirect.
   */
  action?: (args: PageActionArgs) => Promise<unknown>;
  /** `actionData` is the result of the page's action, where a form was just sent. */
  meta: (data: Data, actionData?: unknown) => PageMeta;
};
