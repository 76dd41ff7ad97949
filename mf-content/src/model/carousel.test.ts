import { indexForKey } from './carousel';

it.each([
  ['ArrowRight', 9, 0],
  ['ArrowDown', 3, 4],
  ['ArrowLeft', 0, 9],
  ['ArrowUp', 3, 2],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['Tab', 5, null],
])('the key %s moves a carousel of ten from %i to %j', (key, from, to) => {
  expect(indexForKey(key, from, 10)).toBe(to);
});
