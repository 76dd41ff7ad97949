import { indexForKey } from './carousel';

const LENGTH = 10;

it.each([
  ['ArrowRight', 9, 0],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 9],
  ['ArrowUp', 3, 2],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Tab', 5, null],
])('indexForKey %s moves from %i to %j', (key, from, to) => {
  expect(indexForKey(key, from, LENGTH)).toBe(to);
});
