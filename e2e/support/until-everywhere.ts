import { expect } from '@playwright/test';

/** So many requests at once reach every process of a gateway. */
const AT_ONCE = 8;

/**
 * Waits until all processes of a gateway give the expected answer.
 *
 * @returns how long it took, in ms, until visitors who came then got it: what their pages take on a busy machine is no part of it
 */
export async function untilEverywhere(isExpected: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  let asked = begun;
  const isEverywhere = async () => {
    asked = performance.now();
    return (await Promise.all(Array.from({ length: AT_ONCE }, isExpected))).every(Boolean);
  };
  await expect.poll(isEverywhere, { intervals: [20] }).toBe(true);
  console.info('MEASURED', Math.round(asked - begun), Math.round(performance.now() - begun));
  return asked - begun;
}
