/** Receives the forms of pages whose action runs in the browser. */
import type { FastifyInstance } from 'fastify';
import { OUTCOME_STATUS } from '@vipp/shared/contract/outcome-status';
import { submissionCalls, type SubmissionName, type SubmissionPayload } from '@vipp/shared/contract/submission-calls';
import { IDEMPOTENCY_HEADER, idempotencyKeySchema, type SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { refuseOtherSites } from '../http/same-origin';
import type { ApiForVisitor } from './submission-limit';
import { applicationPayloadSchema, versionOfPayload } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { parseFields, parsePayload } from '@vipp/shared/lib/field-errors';

/** A payload to be sent, or the answer where it is not. */
type CheckedPayload<Name extends SubmissionName> =
  | { payload: SubmissionPayload<Name> }
  | { outcome: SubmissionOutcome };

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
