/**
 * Rate limits against robots, for each network of a visitor: of valid forms, so that mistakes never lead to a refusal, and of
 * wrong secrets. They are generous, because a whole school or call centre may share an address. A browser in which an account
 * has signed in before, or has chosen its password by a link, counts for itself, so that a flood from its network does not
 * refuse it.
 */
import type { FastifyRequest } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import { networksOf } from '../http/network-prefix';
import type { CountSubmission } from './count-submissions';

/** Calls that open or change something for who knows its secret. */
const SECRET_CALLS: readonly SubmissionName[] = [
  'studyLink',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'reportFollowUp',
  'reportAddition',
  'passwordLink',
  'changePassword',
  'applicationStatus',
  'applicationWithdrawal',
];

/** The limit of a network as a multiple of that of a household, from the smallest network to the largest. */
const MULTIPLES = [1, 4, 16];

type Limited = { retryAfterSeconds: number };
/** Does `work`, unless too many were failures before; `isFailure` says whether this one is. */
type Try<Visitor> = <Answer>(
  visitor: Visitor,
  work: () => Promise<Answer>,
  isFailure: (answer: Answer) => boolean,
) => Promise<Answer | Limited>;

export type VisitorLimits = {
  /** Counts a form of a visitor; says when to try again where one of its networks sent too many. */
  countForm: (address: string) => Promise<Limited | undefined>;
  trySecret: Try<string>;
  /** `browser`: one in which the account has signed in before. */
  tryPassword: Try<{ address: string; account: string; browser?: string | undefined }>;
};

/** @param max forms, wrong secrets, and wrong passwords of an account, of a household in ten minutes */
export function createVisitorLimits(count: CountSubmission, max: number): VisitorLimits {
  /** Counted before the work is done, so that concurrent attempts all count; what is refused counts nowhere. */
  const add = async (kind: string, networks: readonly string[]) => {
    const counted: string[] = [];
    const takeBack = async () => {
      for (const scope of counted) await count(scope, -1);
    };
    for (const [level, network] of networks.entries()) {
      const scope = `${kind} ${network}`;
      const { sent, seconds } = await count(scope, 1);
      counted.push(scope);
      if (sent <= max * (MULTIPLES[level] ?? 1)) continue;
      await takeBack();
      return { limited: { retryAfterSeconds: seconds } };
    }
    return { takeBack };
  };
  const attempt: Try<{ kind: string; networks: readonly string[] }> = async ({ kind, networks }, work, isFailure) => {
    const { limited, takeBack } = await add(kind, networks);
    if (limited) return limited;
    let failed = false;
    try {
      const answer = await work();
      failed = isFailure(answer);
      return answer;
    } finally {
      if (!failed) await takeBack();
    }
  };
  return {
    countForm: async (address) => (await add('form', networksOf(address))).limited,
    trySecret: (address, ...rest) => attempt({ kind: 'secret', networks: networksOf(address) }, ...rest),
    tryPassword: ({ address, account, browser }, ...rest) => {
      const networks = browser === undefined ? networksOf(address) : [`browser ${browser}`];
      return attempt({ kind: `password ${account}`, networks }, ...rest);
    },
  };
}

/** The data calls on behalf of one visitor. */
export type ApiForVisitor = (request: FastifyRequest) => SiteApi;

export const createApiForVisitor =
  (api: SiteApi, limits: VisitorLimits): ApiForVisitor =>
  ({ ip }) => ({
    ...api,
    submit: async (name, payload, key) => {
      const send = () => api.submit(name, payload, key);
      const answer = SECRET_CALLS.includes(name)
        ? await limits.trySecret(ip, send, ({ kind }) => kind === 'refused')
        : ((await limits.countForm(ip)) ?? (await send()));
      return 'kind' in answer ? answer : { kind: 'limited', ...answer };
    },
  });
