/** The POST calls over HTTP, in JSON; payloads are never logged. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema, submissionAnswerSchema } from '@vipp/shared/contract/submissions';
import { reportChannelSchema } from '@vipp/shared/contract/forms/report';
import { submissionCalls } from '@vipp/shared/contract/submission-calls';
import { apiMessageSchema } from '@vipp/shared/contract/content-api';
import { answerFailure } from '../kernel/error-answers';
import { Refusal } from '../kernel/refusal';
import type { Submission, SubmissionContext } from '../kernel/submission';
import { submissions } from './submissions';

const MAX_BODY_BYTES = 64 * 1024;

const responses = {
  401: apiMessageSchema,
  413: apiMessageSchema,
  415: apiMessageSchema,
  422: submissionAnswerSchema,
};

/** The key of the request; undefined for clients that send none. */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers[IDEMPOTENCY_HEADER];
  if (header === undefined) return undefined;
  const key = idempotencyKeySchema.safeParse(header);
  if (!key.success) throw new Refusal(`L’en-tête ${IDEMPOTENCY_HEADER} doit être un UUID.`, {}, 400);
  return key.data;
}

function registerSubmission(
  app: FastifyInstance,
  context: SubmissionContext,
  { name, path, schema, answer }: Submission,
): void {
  app.post(
    path,
    {
      bodyLimit: MAX_BODY_BYTES,
      config: { unlogged: true },
      // The call itself applies the contract's schema, for its messages by field.
      validatorCompiler: () => (value) => ({ value }),
      serializerCompiler: () => JSON.stringify,
      schema: { summary: name, body: schema, response: responses },
    },
    async (request, reply) => {
      if (request.body === undefined) throw new Refusal('Le contenu doit être en JSON.', {}, 415);
      const { body } = await answer(context, request.body, idempotencyKey(request));
      // Serialised here, because one answer is a bare string, which Fastify does not quote.
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
    },
  );
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
  app.get(
    submissionCalls.report.path,
    {
      config: { unlogged: true },
      schema: { summary: 'Whether reports are taken', response: { 200: reportChannelSchema, 401: apiMessageSchema } },
    },
    () => ({ isOpen: context.recipients.length > 0 }),
  );
  for (const submission of submissions) registerSubmission(app, context, submission);
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes whose use must not be logged, such as sending a report. */
    unlogged?: boolean;
  }
}
