import { BUCKETS } from '../remotes/protocol/release-choice';
import { isInTrial } from './form-trial';

const buckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);
const chosen = (version: number, share: number) => buckets.filter((bucket) => isInTrial(bucket, { version, share }));
const both = (one: readonly number[], other: readonly number[]) =>
  one.filter((bucket) => other.includes(bucket)).length;

describe('the share of a trial', () => {
  it.each([1, 5, 20, 50, 99])('of %d %% is about as many visitors', (share) => {
    expect(Math.abs(chosen(2, share).length - share * (BUCKETS / 100))).toBeLessThan(200);
  });

  it('has as many of the visitors with a canary as of the others', () => {
    for (const canary of [0.01, 0.05, 0.25, 0.5]) {
      const inCanary = buckets.slice(0, BUCKETS * canary);
      const differences = [2, 3, 17].map((version) => both(chosen(version, 20), inCanary) - inCanary.length * 0.2);
      // Four standard deviations of a random choice.
      expect(Math.max(...differences.map(Math.abs))).toBeLessThan(4 * Math.sqrt(inCanary.length * 0.2 * 0.8));
    }
  });

  it('has other visitors in each trial', () => {
    expect(Math.abs(both(chosen(2, 20), chosen(3, 20)) - 400)).toBeLessThan(80);
  });
});
