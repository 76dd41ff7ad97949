import { entityTag, matchesEntityTag } from './entity-tag';

const tag = entityTag('<p>Bonjour</p>');

it('is the same for the same text alone', () => {
  expect(entityTag(Buffer.from('<p>Bonjour</p>'))).toBe(tag);
  expect(entityTag('<p>Bonsoir</p>')).not.toBe(tag);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
});

it.each([
  [tag, true],
  [`"a", ${tag}`, true],
  // As a proxy writes it that does not change the text.
  [tag.replace('W/', ''), true],
  ['*', true],
  ['"a"', false],
  ['', false],
  [undefined, false],
])('if-none-match %s: %s', (header, isMatch) => {
  expect(matchesEntityTag(header, tag)).toBe(isMatch);
});
