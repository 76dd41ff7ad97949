/**
 * Rate limit of forms against robots. Only submissions that passed validation count, so that mistakes never lead to a
 * refusal; the limit is generous, because a whole school or call centre may share an address.
 */
import type { FastifyRequest } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { householdOf } from '../http/network-prefix';
import type { CountSubmission } from './count-submissions';

/** The data calls on behalf of one visitor. */
export type ApiForVisitor = (request: FastifyRequest) => SiteApi;

type Options = {
  api: SiteApi;
  count: CountSubmission;
  /** Submissions from one address in ten minutes. */
  max: number;
};

export const createApiForVisitor =
  ({ api, count, max }: Options): ApiForVisitor =>
  (request) => ({
    ...api,
    submit: async (name, payload, key) => {
      const { sent, seconds } = await count(householdOf(request.ip));
      return sent > max ? { kind: 'limited', retryAfterSeconds: seconds } : api.submit(name, payload, key);
    },
  });
