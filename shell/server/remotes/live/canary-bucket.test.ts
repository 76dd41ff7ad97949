import { BUCKETS } from '../protocol/release-choice';
import { isInCanary, newBucket, parseBucket, bucketCookie } from './canary-bucket';

const allBuckets = Array.from({ length: BUCKETS }, (_, bucket) => bucket);

describe('isInCanary', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [1, 100],
    [12.5, 1250],
    [99.99, 9999],
    [100, BUCKETS],
  ])('selects at %d %% %d of 10,000 buckets', (percent, count) => {
    expect(allBuckets.filter((bucket) => isInCanary(bucket, percent))).toHaveLength(count);
  });

  it('changes only the buckets between the old and the new percentage', () => {
    const moved = allBuckets.filter((bucket) => isInCanary(bucket, 5) !== isInCanary(bucket, 20));
    expect([moved.length, moved[0], moved.at(-1)]).toEqual([1500, 500, 1999]);
  });
});

describe('the cookie of a canary bucket', () => {
  it('is parsed as the bucket that it was created with', () => {
    for (const isSecure of [false, true])
      for (const bucket of [0, 7, 9999, newBucket()])
        expect(parseBucket(bucketCookie(bucket, isSecure).split(';')[0] ?? '', isSecure)).toBe(bucket);
  });

  it.each(['', 'vipp_part=', 'vipp_part=-1', 'vipp_part=10000', 'vipp_part=1e3', 'vipp_part=abc', 'other=1'])(
    'is invalid: %j',
    (header) => {
      expect(parseBucket(header, false)).toBeUndefined();
    },
  );

  it('is not readable by scripts, and sent over TLS only where the site has it', () => {
    expect(bucketCookie(1, false)).toMatch(/^vipp_part=1; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/);
    expect(bucketCookie(1, true)).toMatch(/^__Host-vipp_part=1; .*; Secure$/);
  });
});
