/** Which visitors get the version of the application form that is on trial. */
import { createHash } from 'node:crypto';
import type { FormTrial } from '@vipp/shared/contract/application/form-calls';
import { BUCKETS } from '../remotes/protocol/release-choice';

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
