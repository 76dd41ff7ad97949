import { setTimeout as wait } from 'node:timers/promises';

const EVERY_MS = 50;
/** So many visitors in a row reach every process of a gateway. */
const IN_A_ROW = 16;
const LONGEST_MS = 30_000;

type Answer = { askedAt: number; took: number; isExpected: boolean };

/**
 * Asks again and again, without waiting for answers, until all processes of a gateway give the expected one.
 *
 * @returns how long, in ms, visitors who came still got another answer, less what an answer takes on a machine that is busy
 */
export async function untilEverywhere(ask: () => Promise<boolean>): Promise<number> {
  const begun = performance.now();
  const answers: Answer[] = [];
  const asked: Promise<void>[] = [];
  const lastOther = () => Math.max(0, ...answers.filter((one) => !one.isExpected).map(({ askedAt }) => askedAt));
  const isEverywhere = () => answers.filter(({ askedAt }) => askedAt > lastOther()).length >= IN_A_ROW;
  while (!isEverywhere()) {
    const askedAt = performance.now() - begun;
    if (askedAt > LONGEST_MS) throw new Error(`some visitors still get another answer after ${LONGEST_MS} ms`);
    asked.push(
      ask().then((isExpected) => {
        answers.push({ askedAt, took: performance.now() - begun - askedAt, isExpected });
      }),
    );
    await wait(EVERY_MS);
  }
  await Promise.all(asked);
  const slowest = Math.max(...answers.map(({ took }) => took));
  return Math.max(0, lastOther() - slowest);
}
