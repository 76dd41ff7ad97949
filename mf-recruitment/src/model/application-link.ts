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

/** Failure of a private link: invalid, not supported by the content service, or without an answer from it. */
export type LinkFailure = 'invalid' | 'unsupported' | 'unreachable';
/** State of the private link of an application. */
export type ApplicationLink = { kind: 'open'; token: string; status: ApplicationStatus } | { kind: LinkFailure };
export type ApplicationLinkData = { link: ApplicationLink; formToken: FormToken };

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
      return { kind: 'unsupported' };
    case 'unreachable':
    case 'limited':
      return { kind: 'unreachable' };
  }
}

const STATUS = { invalid: 404, unreachable: 503 } as const;

/** Never a failure, because the loader runs again after a withdrawal, when the link is invalid and the page must render. */
export async function loadApplicationLink({ api, params }: PageLoaderArgs): Promise<Result<ApplicationLinkData>> {
  const link = await readLink(api, params.id);
  const data = { link, formToken: newFormToken() };
  return success(data, link.kind === 'invalid' || link.kind === 'unreachable' ? STATUS[link.kind] : undefined);
}

/** Title of the page for a link. */
export const linkTitle = (title: string, { link }: ApplicationLinkData): string =>
  link.kind === 'invalid' ? 'Lien non valable' : title;

export const detailsPath = (token: string): string => `/recrutementdetails/${token}`;
export const editPath = (token: string): string => `/recrutementeditform/${token}`;
