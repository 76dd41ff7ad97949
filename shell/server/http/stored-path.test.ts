import { isStored } from './stored-path';

const STORAGE = '/backend/public/storage';

it.each(['a.pdf', 'posts/a.svg', 'a%20b.jpg', 'é.jpg', 'a.b.c'])('%s is a stored file', (file) => {
  expect(isStored(`${STORAGE}/${file}`)).toBe(true);
});

it.each([
  `${STORAGE}/../api/users`,
  `${STORAGE}/%2e./api/users`,
  `${STORAGE}/%2E%2E/api/users`,
  `${STORAGE}/a%2Fb`,
  `${STORAGE}/a\\b`,
  `${STORAGE}/a%5cb`,
  `${STORAGE}/%252e%252e/api`,
  `${STORAGE}/a%00.jpg`,
  '/backend/public/storage-of-others/a.jpg',
  '/backend/public/api/users/all',
])('%s is none', (path) => {
  expect(isStored(path)).toBe(false);
});
