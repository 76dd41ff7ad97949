/**
 * Rate limits against robots, for each network of a visitor: of valid forms, so that mistakes never lead to a refusal, and of
 * wrong secrets. They are generous, because a whole school or call centre may share an address.
 *
 * A right secret is accepted whatever others of its network sent: each one is verified. Only wrong ones are answered late.
 * Forms and secrets take fair turns, so that a flood from many networks keeps no visitor of another one waiting for long. A
 * known browser has turns of its own: an account has signed in there before, or has chosen its password by a link. A flood from
 * its network does not crowd it out.
 */
import type { FastifyRequest } from 'fastify';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { SubmissionName } from '@vipp/shared/contract/submission-calls';
import type { SubmissionOutcome } from '@vipp/shared/contract/submissions';
import { networksOf } from '../http/network-prefix';
import type { CountSubmission } from './count-submissions';
import { createFairTurns } from './fair-turns';

/** Calls with a secret that opens or changes something. */
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

/** The content service computes a slow hash for these, whether the code is right or wrong. */
const CODE_CALLS: readonly SubmissionName[] = ['reportFollowUp', 'reportAddition'];

/** The content service hashes in four threads. */
const HASHES_AT_ONCE = 4;
const FORMS_AT_ONCE = 32;

/** The limits of larger networks as multiples of a household's. */
const MULTIPLES = [1, 4, 16];

/** Wrong passwords of an account, from all networks, answered at once: a person may mistype a few times. */
const FREE_FAILURES = 5;
const FIRST_DELAY_MS = 250;
const MAX_DELAY_MS = 4_000;
/** Between two passwords of an account and network beyond the limit. */
const PACE_MS = 200;
/** Where no turn came in time. */
const TRY_AGAIN_SECONDS = 5;

type Limited = { retryAfterSeconds: number };

export type VisitorLimits = ReturnType<typeof createVisitorLimits>;

/** @param max forms, wrong secrets, and wrong passwords of an account, of a household in ten minutes */
export function createVisitorLimits(count: CountSubmission, max: number) {
  const hash = createFairTurns(HASHES_AT_ONCE);
  const send = createFairTurns(FORMS_AT_ONCE);
  const noTurn: Limited = { retryAfterSeconds: TRY_AGAIN_SECONDS };
  const delayFailure = async (account: string) => {
    const { sent } = await count(`wrong password ${account}`, 1);
    const delay = Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** (sent - FREE_FAILURES - 1));
    if (sent > FREE_FAILURES) await new Promise((resolve) => setTimeout(resolve, delay));
  };
  /** Counted before the work: concurrent attempts must all count; a refused attempt does not. */
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
    /** Counts a form of a visitor; returns the time of the next attempt when one of its networks sent too many. */
    countForm: async (address: string) => (await add('form', networksOf(address))).limited,
    /** Counts a wrong code or link in the same way. */
    countWrongSecret: async (address: string) => (await add('secret', networksOf(address))).limited,
    /** Does `work` in the turn of a visitor; answers that `counts` selects delay the next turns. */
    inTurn: async <Answer>(
      { address, isHashed }: { address: string; isHashed: boolean },
      work: () => Promise<Answer>,
      counts: (answer: Answer) => boolean,
    ): Promise<Answer | Limited> =>
      (await (isHashed ? hash : send)({ networks: networksOf(address) }, work, counts)) ?? noTurn,
    /**
     * Does `work` with a password of `account`, in its turn; failures after many others are answered late. A known `browser` of
     * the account counts for itself.
     */
    tryPassword: async <Answer>(
      { address, account, browser }: { address: string; account: string; browser?: string | undefined },
      work: () => Promise<Answer>,
      isFailure: (answer: Answer) => boolean,
    ): Promise<Answer | Limited> => {
      const networks = browser === undefined ? networksOf(address) : [`browser ${browser}`];
      const { limited, scope, takeBack } = await add(`password ${account}`, networks);
      const lane = { name: scope ?? `password ${account} ${networks[0]}`, pauseMs: limited ? PACE_MS : 0 };
      let failed = false;
      try {
        const answer = await hash({ networks, lane }, work, (done) => (failed = isFailure(done)));
        if (failed) await delayFailure(account);
        return answer ?? noTurn;
      } finally {
        if (!failed) await takeBack?.();
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
      const isWrong = ({ kind }: SubmissionOutcome) => isSecret && kind === 'refused';
      const send = () => api.submit(name, payload, key);
      const visitor = { address: ip, isHashed: CODE_CALLS.includes(name) };
      const answer = await limits.inTurn(visitor, send, (outcome) => !isSecret || isWrong(outcome));
      if (!('kind' in answer)) return { kind: 'limited', ...answer };
      const tooManyGuesses = isWrong(answer) ? await limits.countWrongSecret(ip) : undefined;
      return tooManyGuesses ? { kind: 'limited', ...tooManyGuesses } : answer;
    },
  });
