import { pageNumbers } from './pagination';

it.each([
  [1, 1, [1]],
  [2, 3, [1, 2, 3]],
  [1, 8, [1, 2, 'gap', 8]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  // A single page is never left out.
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])('pageNumbers shows the ends and the neighbours: page %i of %i', (current, count, expected) => {
  expect(pageNumbers(current, count)).toEqual(expected);
});
