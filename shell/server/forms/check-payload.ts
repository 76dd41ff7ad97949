/** Checks what a browser sent to a call, by the schema of the call, and an application by its version of the form. */
import { applicationPayloadSchema, versionOfPayload } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { submissionCalls, type SubmissionName, type SubmissionPayload } from '@vipp/shared/contract/submission-calls';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { parseFields, parsePayload } from '@vipp/shared/lib/field-errors';

/** A payload to be sent, or the answer where it is not. */
export type CheckedPayload<Name extends SubmissionName> =
  { payload: SubmissionPayload<Name> } | { outcome: SubmissionOutcome };

async function checkApplication(
  api: Pick<SiteApi, 'applicationForm'>,
  payload: ApplicationPayload,
): Promise<CheckedPayload<'application'>> {
  const form = await api.applicationForm(versionOfPayload(payload));
  if (!form.ok && form.failure !== 'not-found') return { outcome: { kind: 'unreachable' } };
  if (!form.ok || form.data.isClosed) return { outcome: { kind: 'refused', errors: {}, message: FORM_REPLACED } };
  const parsed = parseFields(applicationPayloadSchema(form.data), payload);
  return parsed.success ? { payload: parsed.data } : { outcome: { kind: 'refused', errors: parsed.errors } };
}

export async function checkPayload<Name extends SubmissionName>(
  api: Pick<SiteApi, 'applicationForm'>,
  name: Name,
  body: unknown,
): Promise<CheckedPayload<Name> | CheckedPayload<'application'>> {
  if (name === 'application') {
    const parsed = parseFields(submissionCalls.application.schema, body);
    return parsed.success
      ? checkApplication(api, parsed.data)
      : { outcome: { kind: 'refused', errors: parsed.errors } };
  }
  const call: Parameters<typeof parsePayload>[0] = submissionCalls[name];
  const parsed = parsePayload(call, body);
  return parsed.success
    ? { payload: parsed.data as SubmissionPayload<Name> }
    : { outcome: { kind: 'refused', errors: parsed.errors } };
}
