/**
 * Which visitors a canary's share is made of. Each has a number from 0 to 9999, at random, in a cookie that says nothing
 * else: it is exempt from consent, as it only keeps the site the same from one page to the next. A share takes the
 * numbers from 0 upwards, so that changing it moves nobody but those between the old share and the new one.
 */
import { randomInt } from 'node:crypto';
import { hostCookie, readHostCookie } from '../../http/host-cookie';

export const BUCKET_COOKIE = 'vipp_part';
export const BUCKETS = 10_000;
const COOKIE_SECONDS = 90 * 24 * 60 * 60;

export const newBucket = (): number => randomInt(BUCKETS);

/** The visitor's number; undefined where the cookie is missing or none of ours. */
export function parseBucket(cookieHeader: string, isSecure: boolean): number | undefined {
  const value = readHostCookie(cookieHeader, BUCKET_COOKIE, isSecure);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** @param percent 0 to 100; 0 is nobody */
export const isInCanary = (bucket: number, percent: number): boolean => bucket < Math.round(percent * (BUCKETS / 100));

export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  hostCookie({ name: BUCKET_COOKIE, value: String(bucket), seconds: COOKIE_SECONDS, isSecure });
