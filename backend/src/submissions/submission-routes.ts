/** The POST calls over HTTP, in JSON; payloads are never logged. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema } from '@vipp/shared/contract/submissions';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { answerFailure } from '../kernel/error-answers';
import { Refusal } from '../kernel/refusal';
import type { Submission, SubmissionContext } from '../kernel/submission';
import { submissions } from './submissions';

const MAX_BODY_BYTES = 64 * 1024;

/** The key of the request; undefined for clients that send none. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) throw new Refusal(`L’en-tête ${IDEMPOTENCY_HEADER} doit être un UUID.`, {}, 400);
  return key.data;
}

function registerSubmission(app: FastifyInstance, context: SubmissionContext, { path, answer }: Submission): void {
  app.post(path, { bodyLimit: MAX_BODY_BYTES, config: { unlogged: true } }, async (request, reply) => {
    if (request.body === undefined) throw new Refusal('Le contenu doit être en JSON.', {}, 415);
    const { body } = await answer(context, request.body, idempotencyKey(request));
    // Serialised here, because one answer is a bare string, which Fastify does not quote.
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
  });
}

export async function submissionRoutes(
  app: FastifyInstance,
  { context }: { context: SubmissionContext },
): Promise<void> {
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerFailure);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get(submissionCalls.report.path, { config: { unlogged: true } }, () => ({
    isOpen: context.recipients.length > 0,
  }));
  for (const submission of submissions) registerSubmission(app, context, submission);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose use must not be logged, such as sending a report. */
    unlogged?: boolean;
  }
}
