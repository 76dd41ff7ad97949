import { builtInApplication } from '../../contract/application/built-in-application';
import type { ApplicationDefinition, ApplicationField } from '../../contract/application/definition';
import { checkNewVersion } from './check-definition';
import { unexplainedWarnings, wordingWarnings } from './wording-warnings';

const question = (label: string, more: Partial<ApplicationField> = {}): ApplicationField =>
  ({ kind: 'text', name: 'nouvelle', label, autocomplete: 'off', feeds: 'nouvelle', ...more }) as ApplicationField;

/** The built-in form with one more question at its end. */
function withQuestion(field: ApplicationField): ApplicationDefinition {
  const [first, second] = builtInApplication.steps;
  if (!first || !second) throw new Error('the form has two steps');
  const sections = second.sections.map((section, index) =>
    index === second.sections.length - 1 ? { ...section, fields: [...section.fields, field] } : section,
  );
  return { ...builtInApplication, steps: [first, { ...second, sections }] };
}

const subjectsOf = (field: ApplicationField) => wordingWarnings(withQuestion(field)).map(({ subject }) => subject);

describe('warnings about the wording of questions', () => {
  it('says nothing about the form of the specification', () => {
    expect(wordingWarnings(builtInApplication)).toEqual([]);
  });

  it.each([
    ['De quelle ethnie êtes-vous ?', 'l’origine'],
    ['Langue maternelle', 'l’origine'],
    ['Avez-vous un handicap ?', 'la santé'],
    ['Êtes-vous enceinte ?', 'la santé'],
    ['Avez-vous des enfants à charge ?', 'la vie de famille'],
    ['Êtes-vous marié(e) ?', 'la vie de famille'],
    ['Quelle est votre religion ?', 'la religion'],
    ['Êtes-vous syndiqué ?', 'l’activité syndicale'],
    ['Votre parti', 'les opinions politiques'],
    ['Quel âge avez-vous ?', 'l’âge'],
    ['Sexe', 'le sexe'],
    ['Une photo de vous', 'l’apparence physique'],
    ['Votre casier judiciaire est-il vierge ?', 'les condamnations'],
  ])('warns about « %s »', (label, subject) => {
    expect(subjectsOf(question(label))).toEqual([subject]);
  });

  it.each(['Entreprise de partage', 'Comment voyagez-vous ?', 'Paysage préféré', 'Racontez un échec', 'Langage'])(
    'does not take a part of a word for the word: « %s »',
    (label) => {
      expect(subjectsOf(question(label))).toEqual([]);
    },
  );

  it('reads hints and choices too', () => {
    expect(subjectsOf(question('Disponibilité', { hint: 'Par exemple pendant le ramadan.' }))).toEqual(['la religion']);
    const options = [{ value: 'm', label: 'Maladie' }];
    expect(subjectsOf(question('Motif', { kind: 'select', options }))).toEqual(['la santé']);
  });

  it('accepts an age from 18 to 100 only', () => {
    const age = (min: number) => question('Né', { rules: [{ rule: 'age', min, max: 100, message: 'Non' }] });
    expect(subjectsOf(age(18))).toEqual([]);
    expect(subjectsOf(age(25))).toEqual(['l’âge']);
  });

  it('is settled by a reason for that question', () => {
    const definition = withQuestion(question('Avez-vous un handicap ?'));
    expect(unexplainedWarnings(definition)).toHaveLength(1);
    expect(unexplainedWarnings({ ...definition, reasons: { nouvelle: ' ' } })).toHaveLength(1);
    expect(unexplainedWarnings({ ...definition, reasons: { nouvelle: 'Aménagement du poste demandé' } })).toEqual([]);
    expect(wordingWarnings({ ...definition, reasons: { nouvelle: 'Aménagement du poste' } })[0]?.reason).toBe(
      'Aménagement du poste',
    );
  });
});

describe('the check of a new version', () => {
  const health = withQuestion(question('Avez-vous un handicap ?'));

  it('names the question without a reason, and where it is', () => {
    const { definition, problems } = checkNewVersion(health);
    expect(definition).toBeUndefined();
    expect(problems).toEqual([
      {
        place: 'Étape 2 › Disponibilité et motivation › Avez-vous un handicap ?',
        message: expect.stringContaining('la santé'),
        path: ['steps', 1, 'sections', expect.any(Number), 'fields', expect.any(Number)],
      },
    ]);
  });

  it('accepts it with a reason', () => {
    expect(checkNewVersion({ ...health, reasons: { nouvelle: 'Aménagement du poste' } }).problems).toEqual([]);
  });
});
