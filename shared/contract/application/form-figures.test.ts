import { editedApplication } from '../../testing/edited-application';
import { firstForm } from '../../testing/first-form';
import { durationClass, figureKey } from './figure-events';
import { countedSchema, figureQuestions, knownFigures } from './form-figures';

const known = (counts: Record<string, number>) =>
  knownFigures(firstForm.questions, counts).map(({ event, subject, count }) => [event, subject, count]);

describe('figures of the application form', () => {
  it('have the questions of the version, those of a list once', () => {
    const names = figureQuestions(firstForm.questions).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['pays', 'motivation', 'experiences.entreprise']));
    expect(new Set(names).size).toBe(names.length);
  });

  it('are what the definition can have', () => {
    expect(
      known({
        shown: 1,
        [figureKey('asked', 'nom')]: 1,
        [figureKey('message', 'nom/required')]: 2,
        [figureKey('stopped', 'nom')]: -1,
        stopped: 1,
        [figureKey('duration', '15')]: 1,
      }),
    ).toEqual([
      ['shown', '', 1],
      ['asked', 'nom', 1],
      ['message', 'nom/required', 2],
      ['stopped', 'nom', -1],
      ['stopped', '', 1],
      ['duration', '15', 1],
    ]);
  });

  it.each([
    'nothing',
    'shown nom',
    'asked inconnu',
    'asked',
    'message nom',
    'message nom/autre',
    'duration 16',
    'stopped awa@example.com',
    'constructor',
    '',
  ])('drop "%s", which no definition has', (key) => {
    expect(known({ [key]: 1 })).toEqual([]);
  });

  it('know a question of its own version only', () => {
    const key = figureKey('asked', 'permisConduire');
    const names = figureQuestions(editedApplication).map(({ name }) => name);
    const added = names.find((name) => !figureQuestions(firstForm.questions).some((one) => one.name === name));
    expect(known({ [key]: 1 })).toEqual([]);
    expect(knownFigures(editedApplication, { [figureKey('asked', added)]: 1 })).toHaveLength(1);
  });

  it('are capped, so that one call is worth one person', () => {
    expect(known({ sent: 1_000_000, begun: -5, 'message nom/required': 500, 'stopped nom': -9 })).toEqual([
      ['sent', '', 1],
      ['message', 'nom/required', 20],
      ['stopped', 'nom', -1],
    ]);
  });

  it.each([
    [{ version: 0, counts: {} }],
    [{ version: 1, counts: { shown: 0.5 } }],
    [{ version: 1, counts: { shown: '1' } }],
    [{ version: 1, counts: {}, visitor: 'a' }],
    [{ version: 1, counts: Object.fromEntries(Array.from({ length: 401 }, (_, index) => [`${index}`, 1])) }],
    [undefined],
  ])('are not %j', (body) => {
    expect(countedSchema.safeParse(body).success).toBe(false);
  });

  it('have classes of durations, never a duration', () => {
    expect([0, 119_000, 121_000, 3_600_000, 10 ** 12].map(durationClass)).toEqual(['2', '2', '5', '60', '1440']);
  });
});
