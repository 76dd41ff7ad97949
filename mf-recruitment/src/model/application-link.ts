import type { ApplicationQuestions } from '@vipp/shared/contract/application/definition';
import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import {
  applicationLinkSchema,
  applicationStatusSchema,
  type ApplicationStatus,
} from '@vipp/shared/contract/forms/application';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { newKey } from '@vipp/shared/lib/form/new-key';

/** Failure of a private link: invalid, not supported by the content service, without an answer from it, or after too many links. */
export type LinkFailure = 'invalid' | 'unsupported' | 'unreachable' | 'limited';
type FailedLink = { kind: LinkFailure; retryAfterSeconds?: number };
/** State of the private link of an application. */
export type ApplicationLink = { kind: 'open'; token: string; status: ApplicationStatus } | FailedLink;
export type ApplicationLinkData = { link: ApplicationLink; formToken: FormToken };

type OpenLink = Extract<ApplicationLink, { kind: 'open' }>;
/** With the questions of the version that the application was filled in with. */
export type ApplicationDetails = (OpenLink & { questions: ApplicationQuestions }) | FailedLink;
export type ApplicationDetailsData = { link: ApplicationDetails; formToken: FormToken };

async function readLink(api: SiteApi, id: string | undefined): Promise<ApplicationLink> {
  const parsed = applicationLinkSchema.safeParse({ token: id });
  if (!parsed.success) return { kind: 'invalid' };
  const outcome = await api.submit('applicationStatus', parsed.data, newKey());
  switch (outcome.kind) {
    case 'accepted': {
      const status = applicationStatusSchema.safeParse(outcome.body);
      return status.success ? { kind: 'open', token: parsed.data.token, status: status.data } : { kind: 'unsupported' };
    }
    // Only a service that supports such links reports an error at the token.
    case 'refused':
      return { kind: outcome.errors.token ? 'invalid' : 'unsupported' };
    case 'unsupported':
    case 'unreachable':
    case 'limited':
      return outcome;
  }
}

const STATUS = { open: undefined, invalid: 404, unsupported: undefined, unreachable: 503, limited: 429 } as const;

const toResult = <Data>(link: ApplicationLink | ApplicationDetails, data: Data): Result<Data> =>
  success(data, STATUS[link.kind], 'retryAfterSeconds' in link ? link.retryAfterSeconds : undefined);

/** Never a failure, because the loader runs again after a withdrawal, when the link is invalid and the page must render. */
export async function loadApplicationLink({ api, params }: PageLoaderArgs): Promise<Result<ApplicationLinkData>> {
  const link = await readLink(api, params.id);
  return toResult(link, { link, formToken: newFormToken() });
}

async function withQuestions(api: SiteApi, link: ApplicationLink): Promise<ApplicationDetails> {
  if (link.kind !== 'open') return link;
  const form = await api.applicationForm(link.status.version);
  return form.ok ? { ...link, questions: form.data.questions } : { kind: 'unreachable' };
}

/** As `loadApplicationLink`, with what was asked. */
export async function loadApplicationDetails(args: PageLoaderArgs): Promise<Result<ApplicationDetailsData>> {
  const link = await withQuestions(args.api, await readLink(args.api, args.params.id));
  return toResult(link, { link, formToken: newFormToken() });
}

/** Title of the page for a link; `data` is null while the page is unavailable. */
export const linkTitle = (title: string, data: { link: { kind: ApplicationLink['kind'] } } | null): string =>
  data?.link.kind === 'invalid' ? 'Lien non valable' : title;

export const detailsPath = (token: string): string => `/recrutementdetails/${token}`;
export const editPath = (token: string): string => `/recrutementeditform/${token}`;
