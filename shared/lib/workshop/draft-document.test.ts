import * as fc from 'fast-check';
import { builtInApplication } from '../../contract/application/built-in-application';
import { randomDefinitions } from '../../testing/application-definitions';
import { editedApplication } from '../../testing/edited-application';
import { checkDefinition } from '../application/check-definition';
import { definitionOfUpdates, mergeUpdates, newDraftUpdate } from './draft-document';

const roundTrip = (definition: typeof builtInApplication) => definitionOfUpdates([newDraftUpdate(definition)]);

describe('a draft', () => {
  it.each([
    ['the built-in definition', builtInApplication],
    ['an edited one', editedApplication],
    [
      'reasons and an empty introduction',
      {
        ...builtInApplication,
        reasons: { nationalite: 'Le visa de travail', gone: 'Une ancienne raison' },
        steps: builtInApplication.steps.map((step) => ({
          ...step,
          sections: step.sections.map((section, index) =>
            index === 0 ? { ...section, intro: [] } : { ...section, intro: ['Un', 'Deux'] },
          ),
        })),
      },
    ],
    ['no reasons', { ...builtInApplication, reasons: {} }],
  ])('says the same as %s', (_name, definition) => {
    expect(roundTrip(definition)).toEqual(definition);
  });

  it('says the same as any valid definition', () => {
    const valid = randomDefinitions
      .map((value) => checkDefinition(value).definition)
      .filter((definition) => definition !== undefined);
    fc.assert(
      fc.property(valid, (definition) => expect(roundTrip(definition)).toEqual(definition)),
      { numRuns: Number(process.env['DEFINITIONS'] ?? 60) },
    );
  });

  it('is the same after its updates are merged', () => {
    const update = newDraftUpdate(builtInApplication);
    expect(definitionOfUpdates([mergeUpdates([update, update])])).toEqual(builtInApplication);
  });

  it('has the shape of a definition without any update', () => {
    const shape = definitionOfUpdates([]);
    expect(shape.steps.map(({ id }) => id)).toEqual(['step1', 'step2']);
    expect(checkDefinition(shape).problems.length).toBeGreaterThan(0);
  });

  it.each(['not Base64!', newDraftUpdate(builtInApplication).slice(0, 4_000), btoa('\u00ff\u00ff\u00ff\u00ff')])(
    'refuses malformed updates',
    (update) => {
      expect(() => definitionOfUpdates([update])).toThrow();
    },
  );
});
