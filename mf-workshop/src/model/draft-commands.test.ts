import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { readDraft } from '@vipp/shared/lib/workshop/definition-of-document';
import { DraftDocument } from '@vipp/shared/lib/workshop/draft-document';
import { fieldsOfDefinition } from '@vipp/shared/lib/workshop/draft-from-definition';
import type { TreeNode } from '@vipp/shared/lib/workshop/draft-nodes';
import { countryCodeOf, moveByOne } from './draft-commands';

const open = (): DraftDocument => new DraftDocument(fieldsOfDefinition(builtInApplication));

/** Titles of the sections of both steps. */
const sections = (doc: DraftDocument) =>
  readDraft(doc).definition.steps.map((step) => step.sections.map(({ title }) => title));
const part = (found: TreeNode | undefined): TreeNode => {
  if (!found) throw new Error('there is no such part');
  return found;
};

it('a part of a draft goes to the other step as a section, past the last place of its own', () => {
  const doc = open();
  const [first = [], second = []] = sections(doc);
  const last = part(readDraft(doc).steps[0]?.children.at(-1));
  expect(moveByOne(doc, last.id, 1)).toContain('est maintenant dans');
  expect(sections(doc)).toEqual([first.slice(0, -1), [first.at(-1), ...second]]);
  moveByOne(doc, last.id, -1);
  expect(sections(doc)).toEqual([first, second]);
});

it('a part of a draft has no place before the first step and after the second one', () => {
  const doc = open();
  const [first, second] = readDraft(doc).steps;
  expect(moveByOne(doc, part(first?.children[0]).id, -1)).toBeUndefined();
  expect(moveByOne(doc, part(second?.children.at(-1)).id, 1)).toBeUndefined();
});

it.each([
  ['Bénin', 'BJ'],
  ['Burkina Faso', 'BF'],
  ['Sénégal', 'SN'],
  ['senegal', 'SN'],
  ["Cote d'Ivoire", 'CI'],
  ['RDC', 'CD'],
  ['Guinée-Bissau', 'GW'],
  ['Cotonou', undefined],
  ['', undefined],
  ['Union européenne', undefined],
])('the code of the country %j is %s', (name, code) => {
  expect(countryCodeOf(name)).toBe(code);
});
