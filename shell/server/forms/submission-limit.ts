/**
 * Rate limits against robots, for each network of a visitor: of valid forms, so that mistakes never lead to a refusal, and of
 * wrong secrets. They are generous, because a whole school or call centre may share an address.
 *
 * Codes and links cannot be guessed, so a right one is accepted whatever others of its network sent. Passwords can: those of one
 * account end, for the network that guesses.
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

export type VisitorLimits = {
  /** Counts a form of a visitor; says when to try again where one of its networks sent too many. */
  countForm: (address: string) => Promise<Limited | undefined>;
  /** Counts a wrong code or link; says when to try again where one of the networks sent too many. */
  countWrongSecret: (address: string) => Promise<Limited | undefined>;
  /** Does `work` unless one of the networks sent too many wrong passwords of `account`, and counts it where it `isFailure`. */
  tryPassword: <Answer>(
    visitor: { address: string; account: string },
    work: () => Promise<Answer>,
    isFailure: (answer: Answer) => boolean,
  ) => Promise<Answer | Limited>;
};

/** @param max forms, wrong secrets, and wrong passwords of an account, of a household in ten minutes */
export function createVisitorLimits(count: CountSubmission, max: number): VisitorLimits {
  /** Counted before the work is done, so that concurrent attempts all count; what is refused counts nowhere. */
  const add = async (kind: string, address: string) => {
    const counted: string[] = [];
    const takeBack = async () => {
      for (const scope of counted) await count(scope, -1);
    };
    for (const [level, network] of networksOf(address).entries()) {
      const scope = `${kind} ${network}`;
      const { sent, seconds } = await count(scope, 1);
      counted.push(scope);
      if (sent <= max * (MULTIPLES[level] ?? 1)) continue;
      await takeBack();
      return { limited: { retryAfterSeconds: seconds }, takeBack };
    }
    return { takeBack };
  };
  return {
    countForm: async (address) => (await add('form', address)).limited,
    countWrongSecret: async (address) => (await add('secret', address)).limited,
    tryPassword: async ({ address, account }, work, isFailure) => {
      const { limited, takeBack } = await add(`password ${account}`, address);
      if (limited) return limited;
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
