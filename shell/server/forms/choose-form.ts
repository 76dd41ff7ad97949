/** Decides during a trial which version of the application form a visitor gets: the same with every page, as with canaries. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import { createHash } from 'node:crypto';
import { BUCKETS } from '../remotes/protocol/release-choice';

// Which visitors get the version of the application form that is on trial.

/**
 * The rank of each canary bucket in a trial: another order of all buckets for each version. So a trial does not choose the
 * people who have a canary of a remote or had the trial before, the share is exact, and all gateways choose the same.
 */
function ranksOf(version: number): Uint16Array {
  const ordered = Array.from({ length: BUCKETS }, (_, bucket) => ({
    bucket,
    place: createHash('sha256').update(`form ${version} ${bucket}`).digest('hex'),
  })).sort((one, other) => (one.place < other.place ? -1 : 1));
  const ranks = new Uint16Array(BUCKETS);
  ordered.forEach(({ bucket }, rank) => {
    ranks[bucket] = rank;
  });
  return ranks;
}

/** One trial runs at a time. */
let latest: { version: number; ranks: Uint16Array } | undefined;

/** @param bucket canary bucket of the visitor */
export function isInTrial(bucket: number, { version, share }: FormTrial): boolean {
  if (latest?.version !== version) latest = { version, ranks: ranksOf(version) };
  return (latest.ranks[bucket] ?? BUCKETS) < Math.round(share * (BUCKETS / 100));
}

export type FormChoice = {
  /** The version on trial. */
  trial: number;
  /** Whether the visitor gets it; others get the published one. */
  isChosen: boolean;
};

/** Undefined while no trial runs: all visitors get the same. */
export type ChooseForm = (request: FastifyRequest, reply: FastifyReply) => Promise<FormChoice | undefined>;

type Options = {
  formTrial: () => Promise<FormTrial | null>;
  /** The canary bucket of a visitor, who gets one where they have none. */
  assignBucket: (request: FastifyRequest, reply: FastifyReply) => number;
};

export const createChooseForm =
  ({ formTrial, assignBucket }: Options): ChooseForm =>
  async (request, reply) => {
    const trial = await formTrial();
    return trial ? { trial: trial.version, isChosen: isInTrial(assignBucket(request, reply), trial) } : undefined;
  };
