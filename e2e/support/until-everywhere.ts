import { expect } from '@playwright/test';

/** So many requests at once reach every process of a gateway. */
const AT_ONCE = 8;

/** Waits until all processes of a gateway give the expected answer. */
export async function untilEverywhere(isExpected: () => Promise<boolean>): Promise<void> {
  const isEverywhere = async () => (await Promise.all(Array.from({ length: AT_ONCE }, isExpected))).every(Boolean);
  await expect.poll(isEverywhere, { intervals: [20] }).toBe(true);
}
