/**
 * Rate limits against robots, for each network of a visitor: of valid forms, so that mistakes never lead to a refusal, and of
 * wrong secrets. They are generous, because a whole school or call centre may share an address.
 *
 * A right secret is accepted whatever others of its network sent. Codes and links cannot be guessed. Passwords can: beyond the
 * limit of an account and network, they are checked one after another; a browser in which the account has signed in before has
 * tries of its own, so that a flood from its network does not crowd it out.
 */
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterQueue } from 'rate-limiter-flexible';
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

/** Between passwords beyond the limit. */
const PAUSE_SECONDS = 2;
/** Passwords that wait their turn, in less time than pages wait for an answer. */
const MAX_WAITING = 5;

type Limited = { retryAfterSeconds: number };

export type VisitorLimits = {
  /** Counts a form of a visitor; says when to try again where one of its networks sent too many. */
  countForm: (address: string) => Promise<Limited | undefined>;
  /** Counts a wrong code or link; says when to try again where one of the networks sent too many. */
  countWrongSecret: (address: string) => Promise<Limited | undefined>;
  /**
   * Does `work`, counted where it `isFailure`, or late, where one of the networks sent too many wrong passwords of `account`. A
   * `browser` in which the account has signed in before counts for itself.
   */
  tryPassword: <Answer>(
    visitor: { address: string; account: string; browser?: string | undefined },
    work: () => Promise<Answer>,
    isFailure: (answer: Answer) => boolean,
  ) => Promise<Answer | Limited>;
};

/** @param max forms, wrong secrets, and wrong passwords of an account, of a household in ten minutes */
export function createVisitorLimits(count: CountSubmission, max: number): VisitorLimits {
  const queues = new LRUCache<string, RateLimiterQueue>({ max: 1_000 });
  /** Waits for the next check of a password in `scope`; false where too many wait. */
  const takeTurn = (scope: string): Promise<boolean> => {
    const limiter = new RateLimiterMemory({ points: 1, duration: PAUSE_SECONDS });
    const queue = queues.get(scope) ?? new RateLimiterQueue(limiter, { maxQueueSize: MAX_WAITING });
    queues.set(scope, queue);
    return queue.removeTokens(1).then(
      () => true,
      () => false,
    );
  };
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
      return { limited: { retryAfterSeconds: seconds }, scope };
    }
    return { takeBack };
  };
  return {
    countForm: async (address) => (await add('form', networksOf(address))).limited,
    countWrongSecret: async (address) => (await add('secret', networksOf(address))).limited,
    tryPassword: async ({ address, account, browser }, work, isFailure) => {
      const networks = browser === undefined ? networksOf(address) : [`browser ${browser}`];
      const { limited, scope, takeBack } = await add(`password ${account}`, networks);
      if (limited) return (await takeTurn(scope)) ? work() : { retryAfterSeconds: PAUSE_SECONDS * MAX_WAITING };
      let failed = false;
      try {
        const answer = await work();
        failed = isFailure(answer);
        return answer;
      } finally {
        if (!failed) await takeBack();
      }
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
      const isSecret = SECRET_CALLS.includes(name);
      const tooManyForms = isSecret ? undefined : await limits.countForm(ip);
      if (tooManyForms) return { kind: 'limited', ...tooManyForms };
      const answer = await api.submit(name, payload, key);
      const tooManyGuesses = isSecret && answer.kind === 'refused' ? await limits.countWrongSecret(ip) : undefined;
      return tooManyGuesses ? { kind: 'limited', ...tooManyGuesses } : answer;
    },
  });
