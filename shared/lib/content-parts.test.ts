import { entryExample } from '../testing/content-entries';
import { toSections } from './content-parts';

const entry = (name: string, content: string) => ({ ...entryExample(name), content });

it('a part is undefined for an entry with neither a name nor a content', () => {
  const [first, last, bare] = [entry('Un', '<p>a</p>'), entry('', '<p>b</p>'), entry('Trois', '')];
  expect(toSections([first, entry('', ''), last, bare])).toEqual([first, undefined, last, bare]);
});
