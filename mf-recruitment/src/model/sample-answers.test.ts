import * as fc from 'fast-check';
import { askedFields } from '@vipp/shared/contract/application/asked-fields';
import { builtInApplication } from '@vipp/shared/contract/application/built-in-application';
import { checkApplication } from '@vipp/shared/contract/application/check-answers';
import { checkDefinition } from '@vipp/shared/lib/application/check-definition';
import { randomDefinitions } from '@vipp/shared/testing/application-definitions';
import { sampleAnswers, wrongAnswers } from './sample-answers';

const TODAY = '2026-11-20';

describe('sample answers', () => {
  it('are valid, and ask each conditional question of the built-in form that they can', () => {
    const answers = sampleAnswers(builtInApplication, TODAY);
    expect(checkApplication(builtInApplication, answers, TODAY)).toEqual({});
    expect(askedFields(builtInApplication, answers).map(({ name }) => name)).toContain('centreEntreprise');
  });

  it('are valid for any definition that may be published', () => {
    fc.assert(
      fc.property(randomDefinitions, (value) => {
        const { definition } = checkDefinition(value);
        fc.pre(definition !== undefined);
        expect(checkApplication(definition, sampleAnswers(definition, TODAY), TODAY)).toEqual({});
      }),
      { numRuns: 200 },
    );
  });

  it('are the same ones each time', () => {
    expect(sampleAnswers(builtInApplication, TODAY)).toEqual(sampleAnswers(builtInApplication, TODAY));
  });
});

it('wrong answers get the message of each rule, and the one for a blank answer elsewhere', () => {
  const answers = wrongAnswers(builtInApplication, TODAY);
  const errors = checkApplication(builtInApplication, answers, TODAY);
  const expected = askedFields(builtInApplication, answers).flatMap(({ field, name }) => {
    const message = field.rules?.[0]?.message ?? field.required;
    return message === undefined ? [] : [[name, [message]]];
  });
  expect(errors).toMatchObject(
    Object.fromEntries(expected.filter(([name]) => !String(name).startsWith('experiences'))),
  );
});
