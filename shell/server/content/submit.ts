/** Sends a form to the content service, and reads its answer in the terms of a form (DESIGN §6.9). */
import { API_BASE } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, submissionAnswerSchema, type SubmissionOutcome } from '@vipp/shared/contract/submissions';

const TIMEOUT_MS = 8_000;
const UNREACHABLE: SubmissionOutcome = { kind: 'unreachable' };

type Options = {
  backendUrl: string;
  apiToken: string;
  /** Where back-office users go after a password reset; whichever backend answers, the page needs it. */
  backOfficeUrl: string | undefined;
  /** Hears of answers that are none; never of what was sent. */
  onError: (call: string, reason: string) => void;
};

/** Statuses of calls that a content service does not have. */
const NO_SUCH_CALL: readonly number[] = [404, 405, 501];

/** Some backends answer 200 with the refusal inside: `status_code` then differs from 200, or there are errors. */
function readOutcome(status: number, body: unknown): SubmissionOutcome {
  const parsed = submissionAnswerSchema.safeParse(body);
  const { message, errors = {}, errorsList = {}, status_code: inner } = parsed.success ? parsed.data : {};
  const fieldErrors = { ...errorsList, ...errors };
  const hasErrors = Object.keys(fieldErrors).length > 0;
  // A refusal says its status in its body too; a service that lacks the call knows of no refusals.
  if (NO_SUCH_CALL.includes(status) && !hasErrors && inner === undefined) return { kind: 'unsupported' };
  const isGood = status >= 200 && status < 300;
  if (isGood && !hasErrors && (inner === undefined || inner === 200)) return { kind: 'accepted', message, body };
  if (hasErrors || message) return { kind: 'refused', errors: fieldErrors, message };
  return UNREACHABLE;
}

/** JSON, or plain text: some calls answer with nothing but an e-mail address. */
function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function withBackOffice(outcome: SubmissionOutcome, backOfficeUrl: string | undefined): SubmissionOutcome {
  if (outcome.kind !== 'accepted' || !backOfficeUrl) return outcome;
  return { ...outcome, body: { message: outcome.message, redirectTo: backOfficeUrl } };
}

export function createSubmit({ backendUrl, apiToken, backOfficeUrl, onError }: Options): SiteApi['submit'] {
  return async (name, payload, key) => {
    try {
      const response = await fetch(`${backendUrl}${API_BASE}${submissionCalls[name].path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiToken}`,
          'content-type': 'application/json',
          accept: 'application/json',
          [IDEMPOTENCY_HEADER]: key,
        },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status === 429) return { kind: 'limited', retryAfterSeconds: Number(response.headers.get('retry-after')) || 60 };
      const outcome = readOutcome(response.status, parseBody(await response.text()));
      if (outcome.kind === 'unreachable' || outcome.kind === 'unsupported') onError(name, `status ${response.status}`);
      return name === 'changePassword' ? withBackOffice(outcome, backOfficeUrl) : outcome;
    } catch (error) {
      onError(name, error instanceof Error ? error.name : 'unknown');
      return UNREACHABLE;
    }
  };
}
