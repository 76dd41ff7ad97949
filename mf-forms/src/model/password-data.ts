import type { PageLoaderArgs } from '@vipp/shared/contract/page-module';
import { passwordLinkSchema } from '@vipp/shared/contract/forms/back-office-password';
import { success, type Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import * as z from 'zod/mini';
import type { FormToken } from '@vipp/shared/lib/form/form-answer';
import { newFormToken } from '@vipp/shared/lib/form/form-token';
import { newKey } from '@vipp/shared/lib/form/new-key';

export type VerifyEmailData = { formToken: FormToken };

export const loadVerifyEmail = async (): Promise<Result<VerifyEmailData>> => success({ formToken: newFormToken() });

/** State of a link: valid with the user's address, expired, or unknown without an answer of the service or after too many links. */
export type PasswordLink =
  | { kind: 'valid'; email: string }
  | { kind: 'expired' | 'unreachable' }
  | { kind: 'limited'; retryAfterSeconds: number };
export type ResetPasswordData = { link: PasswordLink; formToken: FormToken };

const STATUS = { valid: undefined, expired: 410, unreachable: 503, limited: 429 } as const;

/** Requirement 7.3: the body is the e-mail address. */
const emailSchema = z.string().check(z.minLength(1));

async function readLink(api: SiteApi, slug: string | undefined): Promise<PasswordLink> {
  const link = passwordLinkSchema.safeParse({ id: slug });
  if (!link.success) return { kind: 'expired' };
  const outcome = await api.submit('passwordLink', link.data, newKey());
  if (outcome.kind === 'refused') return { kind: 'expired' };
  if (outcome.kind === 'limited') return outcome;
  const email = outcome.kind === 'accepted' ? emailSchema.safeParse(outcome.body) : undefined;
  return email?.success ? { kind: 'valid', email: email.data } : { kind: 'unreachable' };
}

/** Never a failure: the loader runs again after the change, with an invalid link. */
export async function loadResetPassword({ api, params }: PageLoaderArgs): Promise<Result<ResetPasswordData>> {
  const link = await readLink(api, params.slug);
  const retryAfter = link.kind === 'limited' ? link.retryAfterSeconds : undefined;
  return success({ link, formToken: newFormToken() }, STATUS[link.kind], retryAfter);
}
