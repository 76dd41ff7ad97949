import { limitLines } from './limited-log';

it('a log with limited lines has so many warnings of a kind a minute, and says how many it left out', () => {
  const written: unknown[][] = [];
  let now = 0;
  const logMethod = limitLines(2, () => now);
  const log = (level: number, ...args: unknown[]) =>
    logMethod.call(undefined, args, (...line: unknown[]) => void written.push(line), level);
  for (let times = 0; times < 5; times += 1) log(40, { times }, 'refused');
  log(50, 'another');
  for (let times = 0; times < 3; times += 1) log(30, 'request');
  const messages = written.map((line) => line.at(-1));
  expect(messages).toEqual(['refused', 'refused', 'another', 'request', 'request', 'request']);
  now = 60_000;
  log(40, 'refused');
  expect(written.slice(6)).toEqual([
    ['refused'],
    [{ message: 'refused', leftOut: 3 }, expect.stringContaining('left out')],
  ]);
});
