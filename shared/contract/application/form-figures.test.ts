import { editedApplication } from '../../testing/edited-application';
import { firstForm } from '../../testing/first-form';
import { figureKey } from './figure-events';
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
    expect(known({ shown: 1, [figureKey('message', 'nom/required')]: 2 })).toEqual([
      ['shown', '', 1],
      ['message', 'nom/required', 2],
    ]);
  });

  it('drop what no definition has', () => {
    const events = ['nothing', 'shown nom', 'asked nom', 'constructor', ''];
    const subjects = ['nom', 'nom/autre', 'inconnu/required', 'awa@example.com'];
    const keys = [...events, ...subjects.map((subject) => `message ${subject}`)];
    expect(known(Object.fromEntries(keys.map((key) => [key, 1])))).toEqual([]);
  });

  it('know a question of its own version only', () => {
    const names = figureQuestions(editedApplication).map(({ name }) => name);
    const added = names.find((name) => !figureQuestions(firstForm.questions).some((one) => one.name === name));
    const counts = { [figureKey('message', `${added}/required`)]: 1 };
    expect(known(counts)).toEqual([]);
    expect(knownFigures(editedApplication, counts)).toHaveLength(1);
  });

  it('are capped, so that one call is worth one person', () => {
    expect(known({ sent: 1_000_000, begun: -5, 'message nom/required': 500 })).toEqual([
      ['sent', '', 1],
      ['message', 'nom/required', 20],
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
});
