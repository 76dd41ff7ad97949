/**
 * The interface of a page module, which a remote exposes for each page of its `routes.json`.
 *
 * `Component` reads its loader's data with `usePageData` of `@vipp/shared/stores/site-context`.
 */
import type { SiteApi } from './site-api';
import type { Result } from './result';

/** Arguments of a loader, on the server and in the browser. */
export type PageLoaderArgs = {
  api: SiteApi;
  /** Address of the page being loaded. */
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
  signal: AbortSignal;
};

/** Encryption by the gateway, for forms without JavaScript that carry the answers of one step into the next. */
export type SealedState = {
  /** Encrypts, authenticates and dates a text. */
  encrypt: (text: string) => string;
  /** Decrypts a text; undefined when it was altered, is too old, or was encrypted elsewhere. */
  decrypt: (sealed: string) => string | undefined;
};

/** Arguments of an action, in the browser, or in the gateway for visitors without JavaScript. */
export type PageActionArgs = PageLoaderArgs & {
  formData: FormData;
  /** Present in the gateway only. */
  sealedState?: SealedState;
};

/** Head of a page, in the server's HTML and updated on client navigation. */
export type PageMeta = {
  /** Without the site's name, which the shell appends. */
  title: string;
  description: string;
  /** True for pages that search engines must not index. */
  noindex?: boolean;
  /** Path of the canonical page, when it differs from the page's path without query. */
  canonicalPath?: string;
  /** Path of a stored photograph for social networks; without one, and for a drawing, they show the picture of the brand. */
  image?: string;
  /** Structured data of schema.org, one object for each JSON-LD block. */
  jsonLd?: readonly Readonly<Record<string, unknown>>[];
};

export type PageModule<Data = unknown> = {
  /**
   * True for a page that is the same for every visitor of its address, with its loader's data. The gateway may cache it for a
   * second. Never for a page with a form, whose idempotency key belongs to one visitor.
   */
  publiclyCacheable?: boolean;
  /** A React component without props; typed loosely because the contract does not depend on React. */
  Component: (props: Record<string, never>) => unknown;
  /**
   * Loads the page's data, or a failure, for which the shell shows its own page with the matching status. Data with a
   * status is shown by the page itself, and the response has that status.
   */
  loader?: (args: PageLoaderArgs) => Promise<Result<Data>>;
  /**
   * Handles a form that was posted to the page's own address. The page receives its result through
   * `useActionData` (or the fetcher that sent it), on the server and in the browser; it must be plain data.
   * A result with an `outcome` (`SubmissionOutcome`) gives the page that outcome's HTTP status. A `Response` may
   * redirect. Without JavaScript `null` answers 400: the page has no such form.
   */
  action?: (args: PageActionArgs) => Promise<unknown>;
  /** `actionData` is the result of the page's action after a form was sent. */
  meta: (data: Data, actionData?: unknown) => PageMeta;
};
