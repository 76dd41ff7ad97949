/**
 * Checks of a valid form that need the server, before the content service receives it: whether a telephone number or a
 * study exists, and whether a password is common.
 */
import { NO_SUCH_STUDY } from '@vipp/shared/contract/forms/study-request';
import type { Result } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SubmissionName, SubmissionPayload } from '@vipp/shared/contract/submission-calls';
import type { FieldErrors } from '@vipp/shared/contract/submissions';
import { isExistingNumber, UNKNOWN_NUMBER } from '@vipp/shared/lib/phone-number.server';

type Check<Name extends SubmissionName> = (payload: SubmissionPayload<Name>) => FieldErrors | Promise<FieldErrors>;
type Checks = { [Name in SubmissionName]?: Check<Name> };

type Options = {
  submit: SiteApi['submit'];
  /** Whether the list of studies contains this one; a failure where the list is unavailable. */
  hasStudy: (id: number) => Promise<Result<boolean>>;
};

const NO_ERRORS: FieldErrors = {};

export function withSubmissionChecks({ submit, hasStudy }: Options): SiteApi['submit'] {
  const checks: Checks = {
    contact: ({ telephone }) => (isExistingNumber(telephone) ? NO_ERRORS : { telephone: [UNKNOWN_NUMBER] }),
    changePassword: async ({ password, email }) => {
      const { isCommonPassword, TOO_COMMON } = await import('@vipp/shared/lib/common-password.server');
      return isCommonPassword(password, email) ? { password: [TOO_COMMON] } : NO_ERRORS;
    },
    studyRequest: async ({ etude_id: id }) => {
      const exists = await hasStudy(id);
      return exists.ok && !exists.data ? { etude_id: [NO_SUCH_STUDY] } : NO_ERRORS;
    },
  };
  return async (name, payload, key) => {
    const check: Checks[typeof name] = checks[name];
    const errors = check ? await check(payload) : NO_ERRORS;
    return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : submit(name, payload, key);
  };
}
