import type { PageEntry } from '../contract/site-data';
import { toSections } from './content-parts';

const entry = (name: string, content: string): PageEntry => ({
  name,
  content,
  prose: content,
  items: [],
  actions: [],
  figures: [],
});

it('a part is undefined for an entry with neither a name nor a content', () => {
  const [first, last, bare] = [entry('Un', '<p>a</p>'), entry('', '<p>b</p>'), entry('Trois', '')];
  expect(toSections([first, entry('', ''), last, bare])).toEqual([first, undefined, last, bare]);
});
