/** Sends a form to the content service, and reads its answer in the terms of a form (DESIGN §6.9). */
import { API_BASE } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import {
  IDEMPOTENCY_HEADER, submissionAnswerSchema, submissionCalls, type SubmissionOutcome,
} from '@vipp/shared/contract/submissions';

const TIMEOUT_MS = 8_000;
const UNREACHABLE: SubmissionOutcome = { kind: 'unreachable' };

type Options = {
  backendUrl: string;
  apiToken: string;
  /** Hears of answers that are none; never of what was sent. */
  onError: (call: string, reason: string) => void;
};

/** Some backends answer 200 with the refusal inside: `status_code` then differs from 200, or there are errors. */
function readOutcome(status: number, body: unknown): SubmissionOutcome {
  const parsed = submissionAnswerSchema.safeParse(body);
  const { message, errors = {}, errorsList = {}, status_code: inner } = parsed.success ? parsed.data : {};
  const fieldErrors = { ...errorsList, ...errors };
  const hasErrors = Object.keys(fieldErrors).length > 0;
  const isGood = status >= 200 && status < 300;
  if (isGood && !hasErrors && (inner === undefined || inner === 200)) return { kind: 'accepted', message };
  if (hasErrors || message) return { kind: 'refused', errors: fieldErrors, message };
  return UNREACHABLE;
}

export function createSubmit({ backendUrl, apiToken, onError }: Options): SiteApi['submit'] {
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
      const outcome = readOutcome(response.status, await response.json().catch(() => undefined));
      if (outcome.kind === 'unreachable') onError(name, `status ${response.status}`);
      return outcome;
    } catch (error) {
      onError(name, error instanceof Error ? error.name : 'unknown');
      return UNREACHABLE;
    }
  };
}
