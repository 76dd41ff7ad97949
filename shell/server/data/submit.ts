/** Sends a form to the content service (requirement 7.1); `readAnswer` interprets the answer. */
import { mailedReceiptSchema } from '@vipp/shared/contract/forms/application';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, type SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { readBodyText } from '@vipp/shared/lib/read-body';
import { readAnswer } from '@vipp/shared/lib/submission-answer/read-answer';
import { errorKind } from '@vipp/shared/server/tracing';
import { sendJson, type ContentService } from './source/backend-client';

const TIMEOUT_MS = 8_000;
/** Far more than an answer to a form, a few lines of JSON. */
const MAX_BYTES = 1024 * 1024;
const UNREACHABLE: SubmissionOutcome = { kind: 'unreachable' };

type Options = ContentService & {
  /** Target for back-office users after a password reset, with any content service. */
  backOfficeUrl: string | undefined;
  /** Called for unusable answers; never receives what the visitor sent. */
  onError: (call: string, reason: string) => void;
};

function withBackOffice(outcome: SubmissionOutcome, backOfficeUrl: string | undefined): SubmissionOutcome {
  if (outcome.kind !== 'accepted' || !backOfficeUrl) return outcome;
  return { ...outcome, body: { message: outcome.message, redirectTo: backOfficeUrl } };
}

/** Mailed data is in no answer: it would reveal an earlier application to a stranger. */
function withoutMailed(outcome: SubmissionOutcome): SubmissionOutcome {
  if (outcome.kind !== 'accepted') return outcome;
  const mailed = mailedReceiptSchema.safeParse(outcome.body);
  return mailed.success ? { ...outcome, body: mailed.data } : outcome;
}

export function createSubmit({ backOfficeUrl, onError, ...service }: Options): SiteApi['submit'] {
  return async (name, payload, key) => {
    try {
      const response = await sendJson(service, name, submissionCalls[name].path, {
        headers: { [IDEMPOTENCY_HEADER]: key },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { outcome, problem } = readAnswer(name, {
        status: response.status,
        text: await readBodyText(response, MAX_BYTES),
        retryAfter: response.headers.get('retry-after'),
      });
      if (problem !== undefined) onError(name, problem);
      if (name === 'application') return withoutMailed(outcome);
      return name === 'changePassword' ? withBackOffice(outcome, backOfficeUrl) : outcome;
    } catch (error) {
      onError(name, errorKind(error));
      return UNREACHABLE;
    }
  };
}
