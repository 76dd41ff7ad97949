import { createFairTurns } from './fair-turns';

const turnOf = (network: string, name: string) => ({ networks: [network], lane: { name, pauseMs: 0 } });

describe('turns', () => {
  it('go to the network that waited for the longest time, and within it to the lane, never to two of a lane at once', async () => {
    const takeTurn = createFairTurns();
    const begun: string[] = [];
    const atWork = new Map<string, number>();
    let most = 0;
    const ask = (network: string, lane: string) =>
      takeTurn(turnOf(network, lane), async () => {
        begun.push(lane);
        atWork.set(lane, (atWork.get(lane) ?? 0) + 1);
        most = Math.max(most, ...atWork.values());
        await new Promise(setImmediate);
        atWork.set(lane, (atWork.get(lane) ?? 0) - 1);
      });
    const flood = Array.from({ length: 200 }, (_, index) => ask('flood', `account ${index % 3}`));
    const others = [ask('flood', 'victim'), ask('home', 'awa'), ask('office', 'yao')];
    await Promise.all(others);
    expect(begun.indexOf('awa')).toBeLessThan(8);
    expect(begun.indexOf('yao')).toBeLessThan(8);
    expect(begun.indexOf('victim')).toBeLessThan(24);
    await Promise.all(flood);
    expect([begun.length, most]).toEqual([203, 1]);
  });

  it('are four at once for work without a lane, and end in seven seconds where none comes', async () => {
    jest.useFakeTimers();
    try {
      const takeTurn = createFairTurns();
      const done: unknown[] = [];
      const work = () => new Promise((resolve) => setTimeout(resolve, 1_000, 'done'));
      for (let index = 0; index < 40; index += 1)
        void takeTurn({ networks: ['a'] }, work).then((answer) => done.push(answer));
      await jest.advanceTimersByTimeAsync(2_500);
      expect(done).toHaveLength(8);
      await jest.advanceTimersByTimeAsync(6_000);
      expect(done.filter((answer) => answer === undefined)).toHaveLength(12);
    } finally {
      jest.useRealTimers();
    }
  });

  it('go on after work that failed', async () => {
    const takeTurn = createFairTurns();
    const fail = () => Promise.reject(new Error('no answer'));
    const failed = await Promise.allSettled(Array.from({ length: 9 }, () => takeTurn(turnOf('a', 'a'), fail)));
    expect(failed.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
    expect(await takeTurn(turnOf('a', 'a'), async () => 'done')).toBe('done');
  });
});
