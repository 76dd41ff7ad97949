import { expect } from '@playwright/test';

/** So many requests at once reach every process of a gateway. */
const AT_ONCE = 8;

/**
 * Waits until all processes of a gateway give the expected answer.
 *
 * @returns when, in ms from now, the last visitors asked who still got another one: what answers take on a busy machine is no
 *   part of it
 */
export async function untilEverywhere(isExpected: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  let lastOther = 0;
  const isEverywhere = async () => {
    const asked = performance.now() - begun;
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, isExpected));
    if (!answers.every(Boolean)) lastOther = asked;
    return answers.every(Boolean);
  };
  await expect.poll(isEverywhere, { intervals: [20] }).toBe(true);
  return lastOther;
}
