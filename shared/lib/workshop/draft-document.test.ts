import { builtInApplication } from '../../contract/application/built-in-application';
import { applicationWithKinds } from '../../testing/application-with-kinds';
import { editedApplication } from '../../testing/edited-application';
import { checkDefinition } from '../application/check-definition';
import { definitionOfFields } from './definition-of-document';
import { mergeChanges, type FieldValue, type StoredDraft } from './draft-document';
import { fieldsOfDefinition } from './draft-from-definition';

const roundTrip = (definition: typeof builtInApplication) => definitionOfFields(fieldsOfDefinition(definition));

const withIntroductions = builtInApplication.steps.map((step) => ({
  ...step,
  sections: step.sections.map((section) => ({ ...section, intro: ['Un', 'Deux'] })),
}));

describe('a draft', () => {
  it.each([
    ['the built-in definition', builtInApplication],
    ['an edited one', editedApplication],
    ['one with every kind of question', applicationWithKinds],
    ['introductions of several paragraphs', { ...builtInApplication, steps: withIntroductions }],
  ])('says the same as %s', (_name, definition) => {
    expect(roundTrip(definition)).toEqual(definition);
  });

  it('has the shape of a definition without any field', () => {
    const shape = definitionOfFields([]);
    expect(shape.steps.map(({ id }) => id)).toEqual(['step1', 'step2']);
    expect(checkDefinition(shape).problems.length).toBeGreaterThan(0);
  });

  it('refuses fields that cannot be read', () => {
    expect(() => definitionOfFields([{ part: 'settings', field: 'fixed', value: '{' }])).toThrow();
  });
});

describe('changes of a draft', () => {
  const FIELD = { part: 'ville', field: 'label' };
  const start: StoredDraft = { revision: 1, fields: [{ ...FIELD, value: 'Ville', revision: 1, by: '' }] };
  const change = (value: FieldValue, base: number, field = 'label') => ({ ...FIELD, field, value, base });
  const values = ({ fields }: StoredDraft) => Object.fromEntries(fields.map(({ field, value }) => [field, value]));

  it('of one field by two people are a conflict with the name of the first one', () => {
    const first = mergeChanges(start, [change('Commune', 1)], 'awa');
    const second = mergeChanges(first, [change('Cité', 1), change('Où ?', 1, 'hint')], 'kofi');
    expect(second.conflicts).toEqual([{ ...FIELD, value: 'Commune', revision: 2, by: 'awa' }]);
    expect([second.revision, values(second)]).toEqual([3, { label: 'Commune', hint: 'Où ?' }]);
    expect(values(mergeChanges(second, [change('Cité', 3)], 'kofi')).label).toBe('Cité');
  });

  it('to the same value are no conflict, so that they may be sent twice', () => {
    const once = mergeChanges(start, [change(['a', 'b'], 1)], 'awa');
    expect(mergeChanges(once, [change(['a', 'b'], 1)], 'awa')).toEqual({ ...once, conflicts: [] });
  });
});
