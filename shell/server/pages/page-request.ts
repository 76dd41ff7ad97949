/** Parses a request for a page, and adds the release set, calls and choices of its visitor. */
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONSENT_KEY, parseConsent } from '@vipp/shared/lib/consent-rules';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { PREVIEW_PARAMETER } from '@vipp/shared/contract/workshop/workshop-call';
import { readCookie } from '@vipp/shared/lib/cookies';
import { createDraftContent } from '../data/site-content';
import { createAddFormKey } from '../forms/form-keys';
import { hasForm, withChosenForm, type ChooseForm, type FormChoice } from '../forms/form-trial';
import type { ApiForVisitor } from '../forms/submission-limit';
import { hostCookie } from '../http/host-cookie';
import type { ReleaseChoice } from '../remotes/protocol/release-choice';
import type { VisitorReleases } from '../remotes/visitor-releases';
import type { Settings } from '../settings/settings';

/** The parts of a request that decide a visitor's page. */
export type Visit = {
  /** Path and query as the router sees them. */
  url: URL;
  /** Whether the visitor made the cookie choice. Which one changes nothing on a page, and neither does the theme. */
  consentMade: boolean;
  /** The visitor reopened the cookie banner without JavaScript. */
  consentReopened: boolean;
  /** The exact version of every remote that this visitor gets. */
  release: ReleaseChoice;
  /** Which version of the application form the visitor gets; only of pages that have it, and only during a trial. */
  formChoice?: FormChoice | undefined;
};

/** Everything that rendering a page needs. */
export type PageRequest = Visit & {
  /** Identifies the request in the log. */
  id?: string;
  signal: AbortSignal;
  /** The data calls, on behalf of this visitor. */
  api: SiteApi;
  /** Whether it shows an unpublished text. */
  isDraft?: boolean;
  /** The body of a posted form, for the action of the page; undefined for a GET. */
  form: URLSearchParams | undefined;
  /** Random text of the browser that sends a form of several steps. */
  browser?: string;
  /** Status of the error page of the site, to be rendered instead of the page of the address. */
  failure?: number;
};

/** Query parameter that reopens the cookie banner without JavaScript. */
const REOPEN_PARAMETER = 'cookies';

/**
 * The router uses path and query only. The host of an absolute address, or after two slashes, is chosen by the client and may
 * be invalid, so it is ignored.
 */
export const toUrl = (address: string): URL =>
  new URL(
    `http://site.invalid${address.startsWith('/') ? address : address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')}`,
  );

export function readVisit(
  { url: address, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  release: ReleaseChoice,
): Visit {
  const url = toUrl(address);
  return {
    url,
    consentMade: parseConsent(readCookie(headers.cookie ?? '', CONSENT_KEY)) !== null,
    consentReopened: url.searchParams.get(REOPEN_PARAMETER) === 'ouvrir',
    release,
  };
}

/** As long as the encrypted state of a step. */
const BROWSER_SECONDS = 24 * 3600;

/** The steps of a form without scripts are bound to the browser that sends the first of them. */
function browserOf(request: FastifyRequest, reply: FastifyReply, publicOrigin: string): string {
  const cookie = hostCookie(publicOrigin, { name: 'vipp_formulaire', seconds: BROWSER_SECONDS, sameSite: 'Strict' });
  const known = cookie.read(request);
  const value = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url');
  cookie.set(reply, value);
  return value;
}

/** What a host does for its visitors. */
export type Visitors = {
  /** The release set of a visitor; sets the cookie with the canary bucket. */
  releaseFor: VisitorReleases['releaseFor'];
  apiFor: ApiForVisitor;
  chooseForm: ChooseForm;
};

type Options = Omit<Visitors, 'releaseFor'> & {
  settings: Pick<Settings, 'backendUrl' | 'apiToken' | 'formStateSecrets' | 'publicOrigin'>;
};

/** Adds to a visit what the page may do for its visitor, and the posted form with its key. */
export function createCompleteRequest({ settings, apiFor, chooseForm }: Options) {
  const addFormKey = createAddFormKey(settings.formStateSecrets);
  const draftContent = createDraftContent(settings);
  return async (visit: Visit, request: FastifyRequest, reply: FastifyReply): Promise<Omit<PageRequest, 'signal'>> => {
    const { pathname, searchParams } = visit.url;
    const formChoice = hasForm(pathname) ? await chooseForm(request, reply) : undefined;
    const form = request.body instanceof URLSearchParams ? request.body : undefined;
    if (form) addFormKey(form, pathname);
    const draftToken = form ? null : searchParams.get(PREVIEW_PARAMETER);
    const draft = draftToken === null ? undefined : await draftContent(draftToken);
    return {
      ...visit,
      formChoice,
      id: request.id,
      api: { ...withChosenForm(apiFor(request), formChoice), ...draft },
      isDraft: draft !== undefined,
      form,
      ...(form && hasForm(pathname) && { browser: browserOf(request, reply, settings.publicOrigin) }),
    };
  };
}

/** Key of a page in the cache; undefined for pages of a single visitor: a form, a draft, a preview, or a reopened cookie banner. */
export function pageKey({
  url,
  consentMade,
  consentReopened,
  release: { remotes, canary, preview },
  formChoice,
  form,
  isDraft,
}: Visit & Partial<Pick<PageRequest, 'form' | 'isDraft'>>): string | undefined {
  if (form || isDraft || consentReopened || preview.length > 0) return undefined;
  const versions = [...remotes].map(([name, { version }]) => `${name}@${version}`);
  // Visitors of a page with the application form get one of two versions during a trial.
  const ofForm = formChoice ? ` form ${formChoice.isChosen ? '' : 'not '}${formChoice.trial}` : '';
  return `${url.pathname}${url.search} ${consentMade} ${[...versions, ...canary].join(' ')}${ofForm}`;
}
