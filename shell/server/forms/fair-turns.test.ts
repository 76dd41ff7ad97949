import { createFairTurns } from './fair-turns';

const never = () => false;
const turnOf = (network: string, name: string) => ({ networks: [network], lane: { name, pauseMs: 0 } });

it('turns go to the network that waited for the longest time, and within it to the lane, never to two of a lane at once', async () => {
  const takeTurn = createFairTurns(4);
  const begun: string[] = [];
  const atWork = new Map<string, number>();
  let most = 0;
  const ask = (network: string, lane: string) => {
    const work = async () => {
      begun.push(lane);
      atWork.set(lane, (atWork.get(lane) ?? 0) + 1);
      most = Math.max(most, ...atWork.values());
      await new Promise(setImmediate);
      atWork.set(lane, (atWork.get(lane) ?? 0) - 1);
    };
    return takeTurn(turnOf(network, lane), work, never);
  };
  const flood = Array.from({ length: 200 }, (_, index) => ask('flood', `account ${index % 3}`));
  await Promise.all([ask('flood', 'victim'), ask('home', 'awa'), ask('office', 'yao')]);
  expect(begun.indexOf('awa')).toBeLessThan(8);
  expect(begun.indexOf('yao')).toBeLessThan(8);
  expect(begun.indexOf('victim')).toBeLessThan(24);
  await Promise.all(flood);
  expect([begun.length, most]).toEqual([203, 1]);
});

it('turns go first to networks without points, however many others keep asking', async () => {
  const takeTurn = createFairTurns(4);
  const hostile = (index: number): Promise<unknown> => takeTurn(turnOf(`hostile ${index}`, 'a'), tick, () => true);
  const tick = () => new Promise(setImmediate);
  const flood = () => Array.from({ length: 200 }, (_, index) => hostile(index));
  await Promise.all(flood());
  const pressure = flood();
  let isOver = false;
  const over = Promise.all(pressure).then(() => (isOver = true));
  for (let visit = 0; visit < 5; visit += 1) {
    expect(await takeTurn(turnOf('visitor', 'awa'), async () => 'right', never)).toBe('right');
    expect(isOver).toBe(false);
  }
  await over;
});

it('turns are four at once for work without a lane, and end in seven seconds where none comes', async () => {
  jest.useFakeTimers();
  const takeTurn = createFairTurns(4);
  const done: unknown[] = [];
  const work = () => new Promise((resolve) => setTimeout(resolve, 1_000, 'done'));
  for (let index = 0; index < 40; index += 1)
    void takeTurn({ networks: ['a'] }, work, never).then((answer) => done.push(answer));
  await jest.advanceTimersByTimeAsync(2_500);
  expect(done).toHaveLength(8);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(done.filter((answer) => answer === undefined)).toHaveLength(12);
});

it('turns go on after work that failed', async () => {
  const takeTurn = createFairTurns(4);
  const fail = () => Promise.reject(new Error('no answer'));
  const failed = await Promise.allSettled(Array.from({ length: 9 }, () => takeTurn(turnOf('a', 'a'), fail, never)));
  expect(failed.map(({ status }) => status)).toEqual(Array(9).fill('rejected'));
  expect(await takeTurn(turnOf('a', 'a'), async () => 'done', never)).toBe('done');
});
