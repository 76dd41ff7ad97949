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
/** State of the private link of an application, with the questions of the version that it was filled in with. */
export type ApplicationLink = { kind: 'open'; status: ApplicationStatus; questions: ApplicationQuestions } | FailedLink;
export type ApplicationDetailsData = { link: ApplicationLink; formToken: FormToken };

async function readLink(api: SiteApi, id: string | undefined): Promise<ApplicationLink> {
  const parsed = applicationLinkSchema.safeParse({ token: id });
  if (!parsed.success) return { kind: 'invalid' };
  const outcome = await api.submit('applicationStatus', parsed.data, newKey());
  switch (outcome.kind) {
    case 'accepted': {
      const status = applicationStatusSchema.safeParse(outcome.body);
      if (!status.success) return { kind: 'unsupported' };
      const form = await api.applicationForm(status.data.version);
      return form.ok ? { kind: 'open', status: status.data, questions: form.data.questions } : { kind: 'unreachable' };
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

/** Never a failure: the loader runs again after a withdrawal, with an invalid link. */
export async function loadApplicationDetails({ api, params }: PageLoaderArgs): Promise<Result<ApplicationDetailsData>> {
  const link = await readLink(api, params.id);
  const retryAfter = 'retryAfterSeconds' in link ? link.retryAfterSeconds : undefined;
  return success({ link, formToken: newFormToken() }, STATUS[link.kind], retryAfter);
}
