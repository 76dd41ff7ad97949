/** The POST calls over HTTP, in JSON; payloads are never logged. */
import { submissionCalls as calls } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@vipp/shared/contract/submissions';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { prepareApplication } from '../candidates/file-application';
import { prepareWithdrawal, readApplicationStatus } from '../candidates/follow-application';
import { prepareContact } from '../contacts/contact';
import { Refusal } from '../kernel/refusal';
import { readingCall, storingCall, type Submission, type ServiceContext } from '../kernel/submission';
import { prepareConfirmation, prepareNewsletter, prepareUnsubscription } from '../newsletter/newsletter';
import { prepareChangePassword, prepareVerifyEmail, readPasswordLink } from '../passwords/password-links';
import { prepareReport } from '../reports/file-report';
import { prepareAddition, readReportThread } from '../reports/follow-report';
import { prepareStudyRequest, readStudyLink } from '../studies/study-request';

/** The handlers of all POST calls of the contract. */
export const submissions: Submission[] = [
  storingCall('studyRequest', calls.studyRequest, prepareStudyRequest),
  readingCall(calls.studyLink, readStudyLink),
  storingCall('newsletter', calls.newsletter, prepareNewsletter, { isRepeatable: true }),
  storingCall('newsletterConfirm', calls.newsletterConfirm, prepareConfirmation),
  storingCall('newsletterUnsubscribe', calls.newsletterUnsubscribe, prepareUnsubscription),
  storingCall('contact', calls.contact, prepareContact),
  storingCall('report', calls.report, prepareReport),
  readingCall(calls.reportFollowUp, readReportThread),
  storingCall('reportAddition', calls.reportAddition, prepareAddition),
  storingCall('verifyEmail', calls.verifyEmail, prepareVerifyEmail),
  readingCall(calls.passwordLink, readPasswordLink),
  storingCall('application', calls.application, prepareApplication),
  readingCall(calls.applicationStatus, readApplicationStatus),
  storingCall('applicationWithdrawal', calls.applicationWithdrawal, prepareWithdrawal),
  storingCall('changePassword', calls.changePassword, prepareChangePassword),
];

const MAX_BODY_BYTES = 64 * 1024;

/** The key of the request; undefined for clients that send none. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) throw new Refusal(`L’en-tête ${IDEMPOTENCY_HEADER} doit être un UUID.`, {}, 400);
  return key.data;
}

function registerSubmission(app: FastifyInstance, context: ServiceContext, { path, answer }: Submission): void {
  app.post(path, { bodyLimit: MAX_BODY_BYTES, config: { unlogged: true } }, async (request, reply) => {
    if (request.body === undefined) throw new Refusal('Le contenu doit être en JSON.', {}, 415);
    const { body } = await answer(context, request.body, idempotencyKey(request));
    // One answer is a bare string; Fastify would not quote it.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
}

export async function submissionRoutes(app: FastifyInstance, { context }: { context: ServiceContext }): Promise<void> {
  app.get(calls.report.path, { config: { unlogged: true } }, () => ({
    isOpen: context.recipients.length > 0,
  }));
  for (const submission of submissions) registerSubmission(app, context, submission);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes without logs, such as sending a report. */
    unlogged?: boolean;
  }
}
