/**
 * Decides which visitors get a canary. Each visitor has a random bucket from 0 to 9999 in a cookie, which is exempt from
 * consent because it serves only to send the same version with each page. A canary uses the buckets from 0 upwards, so that
 * a new percentage affects only the visitors between the old and the new one.
 */
import { randomInt } from 'node:crypto';
import { hostCookie, readHostCookie } from '../../http/host-cookie';
import { BUCKETS } from '../protocol/release-choice';

export const BUCKET_COOKIE = 'vipp_part';
const COOKIE_SECONDS = 90 * 24 * 60 * 60;

export const newBucket = (): number => randomInt(BUCKETS);

/** The visitor's canary bucket; undefined where the cookie is missing or invalid. */
export function parseBucket(cookieHeader: string, isSecure: boolean): number | undefined {
  const value = readHostCookie(cookieHeader, BUCKET_COOKIE, isSecure);
  return value !== undefined && /^\d{1,4}$/.test(value) ? Number(value) : undefined;
}

/** @param percent share of visitors, 0 to 100 */
export const isInCanary = (bucket: number, percent: number): boolean => bucket < Math.round(percent * (BUCKETS / 100));

export const bucketCookie = (bucket: number, isSecure: boolean): string =>
  hostCookie({ name: BUCKET_COOKIE, value: String(bucket), seconds: COOKIE_SECONDS, isSecure });
