/** Receives the forms of pages whose action runs in the browser. */
import type { FastifyInstance } from 'fastify';
import { OUTCOME_STATUS } from '@vipp/shared/contract/outcome-status';
import { submissionCalls, type SubmissionName } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema, type SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { refuseOtherSites } from '../http/same-origin';
import { checkPayload } from './check-payload';
import type { ApiForVisitor } from './submission-limit';

const isSubmissionName = (name: string): name is SubmissionName => Object.hasOwn(submissionCalls, name);

export function registerSubmissions(app: FastifyInstance, apiFor: ApiForVisitor): void {
  app.post<{ Params: { name: string } }>(
    '/_data/submit/:name',
    { preHandler: refuseOtherSites },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { name } = request.params;
      if (!isSubmissionName(name)) return reply.code(404).send({ message: 'There is no such form.' });
      const key = idempotencyKeySchema.safeParse(request.headers[IDEMPOTENCY_HEADER]);
      if (!key.success) return reply.code(400).send({ message: `${IDEMPOTENCY_HEADER} is missing or no UUID.` });
      const api = apiFor(request);
      const checked = await checkPayload(api, name, request.body);
      const outcome: SubmissionOutcome =
        'outcome' in checked ? checked.outcome : await api.submit(name, checked.payload, key.data);
      if (outcome.kind === 'limited') reply.header('retry-after', outcome.retryAfterSeconds);
      return reply.code(OUTCOME_STATUS[outcome.kind]).send(outcome);
    },
  );
}
