import { builtInApplication } from '../../contract/application/built-in-application';
import type { ApplicationField } from '../../contract/application/definition';
import { editedApplication } from '../../testing/edited-application';
import { applicationWithKinds } from '../../testing/application-with-kinds';
import { changeFields } from '../../testing/only-fields';
import { checkDefinition } from './check-definition';

const messages = (definition: unknown): string[] =>
  checkDefinition(definition).problems.map(({ place, message }) => `${place}: ${message}`);

/** A definition with others in place of one field, which may be wrong. */
const withField = (name: string, change: (field: ApplicationField) => object[], definition = builtInApplication) =>
  changeFields(definition, (field) => (field.name === name ? (change(field) as ApplicationField[]) : [field]));

const with_ = (name: string, changes: object) => withField(name, (field) => [{ ...field, ...changes }]);

const added = (question: object) =>
  withField('motivation', (field) => [
    field,
    { name: 'permis', label: 'Permis', feeds: 'permis_conduire', ...question },
  ]);
const extra = (changes: object) => added({ kind: 'text', autocomplete: 'off', ...changes });

describe('the check of a definition', () => {
  it.each([
    ['the built-in one', builtInApplication],
    ['one with a country, a position and a question more', editedApplication],
    [
      'a question that is asked only when another one has an answer',
      extra({ when: { field: 'langue', is: ['anglais'] } }),
    ],
    ['one with several choices, and a number with conditions on both steps', applicationWithKinds],
  ])('accepts %s', (_name, definition) => {
    expect(messages(definition)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'Formulaire: Une partie manque.'],
    [
      'a misspelled property',
      extra({ lable: 'Permis' }),
      'Étape 2 › Disponibilité et motivation › Permis: «\u202Flable\u202F» n’y a pas de sens.',
    ],
    [
      'a question without a label',
      with_('langue', { label: undefined }),
      'Étape 2 › Langues › langue: «\u202Flabel\u202F» manque.',
    ],
    [
      'a choice without a label',
      with_('langue', { options: [{ value: 'francais' }] }),
      'Étape 2 › Langues › Langue internationale › francais: «\u202Flabel\u202F» manque.',
    ],
    [
      'a choice with a blank label',
      with_('langue', { options: [{ value: 'francais', label: '' }] }),
      'Étape 2 › Langues › Langue internationale › francais: «\u202Flabel\u202F» est vide ou trop petit (1 au moins).',
    ],
    [
      'a longest answer of a box',
      with_('dispoNow', { maxLength: 1 }),
      'Étape 2 › Disponibilité et motivation › Je suis disponible immédiatement: Une question de ce type (checkbox) n’a pas de longueur maximale.',
    ],
    [
      'a name that the form uses itself',
      extra({ name: 'version' }),
      'Étape 2 › Disponibilité et motivation › Permis: «\u202Fname\u202F» doit commencer par une lettre, n’avoir que des lettres sans accent, des chiffres et _, et ne pas être un nom réservé.',
    ],
    [
      'a condition on a question that is gone',
      extra({ when: { field: 'voiture', is: ['on'] } }),
      'Étape 2 › Disponibilité et motivation › Permis: Elle dépend de la question «\u202Fvoiture\u202F», qui n’existe pas.',
    ],
    [
      'a condition on a question that comes later',
      with_('langue', { when: { field: 'dispoNow', is: ['on'] } }),
      'Étape 2 › Langues › Langue internationale: Elle dépend de la question «\u202FJe suis disponible immédiatement\u202F», qui vient après elle.',
    ],
    [
      'a second condition on a question of a later step',
      with_('quartier', {
        when: [
          { field: 'pays', is: ['Togo'] },
          { field: 'langue', is: ['anglais'] },
        ],
      }),
      'Étape 1 › Coordonnées › Quartier: Elle dépend de la question «\u202FLangue internationale\u202F», qui vient après elle.',
    ],
    [
      'a condition on itself',
      with_('langue', { when: { field: 'langue', is: ['anglais'] } }),
      'Étape 2 › Langues › Langue internationale: Elle dépend de la question «\u202FLangue internationale\u202F», qui vient après elle.',
    ],
    [
      'conditions that never hold together',
      extra({
        when: [
          { field: 'pays', is: ['Togo'] },
          { field: 'pays', isNot: ['Togo'] },
        ],
      }),
      'Étape 2 › Disponibilité et motivation › Permis: Sa condition sur la question «\u202FPays\u202F» n’est jamais remplie.',
    ],
    [
      'a box that its answer completes under another condition only',
      with_('dispoDate', {
        when: [
          { field: 'dispoNow', isNot: ['on'] },
          { field: 'langue', is: ['anglais'] },
        ],
      }),
      'Étape 2 › Disponibilité et motivation › Je suis disponible immédiatement: La clé «\u202Fdate_disponibilite\u202F» de cette case a besoin d’une question qui la complète, posée selon cette case.',
    ],
    [
      'a condition on a question that has one itself',
      extra({ when: { field: 'filiere', is: ['economie'] } }),
      'Étape 2 › Disponibilité et motivation › Permis: Elle dépend de la question «\u202FFilière\u202F», qui n’est elle-même posée que sous condition.',
    ],
    [
      'a condition on a choice that does not exist',
      extra({ when: { field: 'langue', is: ['latin'] } }),
      'Étape 2 › Disponibilité et motivation › Permis: Elle dépend du choix «\u202Flatin\u202F» de la question «\u202FLangue internationale\u202F», qui n’existe pas.',
    ],
    [
      'a condition that never holds',
      extra({ when: { field: 'dispoNow', isNot: ['on', ''] } }),
      'Étape 2 › Disponibilité et motivation › Permis: Sa condition sur la question «\u202FJe suis disponible immédiatement\u202F» n’est jamais remplie.',
    ],
    [
      'a name that is taken',
      extra({ name: 'langue' }),
      'Questions: Le nom «\u202Flangue\u202F» est pris par deux questions.',
    ],
    [
      'a payload key that is taken',
      extra({ feeds: 'quartier' }),
      'Étape 2 › Disponibilité et motivation › Permis: La clé «\u202Fquartier\u202F» est prise par la question «\u202FQuartier\u202F».',
    ],
    [
      'a key of the site',
      extra({ feeds: 'etat' }),
      'Étape 2 › Disponibilité et motivation › Permis: La clé «\u202Fetat\u202F» est réservée.',
    ],
    [
      'a key of requirement 3.6 without a question',
      withField('quartier', () => []),
      'Clés: Aucune question n’alimente la clé «\u202Fquartier\u202F», que le cahier des charges demande.',
    ],
    [
      'an optional e-mail address',
      with_('email', { required: undefined }),
      'Étape 1 › Coordonnées › Adresse e-mail: La réponse sous «\u202Femail\u202F» doit être obligatoire pour tous, avec la règle «\u202Femail\u202F».',
    ],
    [
      'a box whose answer nothing completes',
      withField('dispoDate', () => []),
      'Étape 2 › Disponibilité et motivation › Je suis disponible immédiatement: La clé «\u202Fdate_disponibilite\u202F» de cette case a besoin d’une question qui la complète, posée selon cette case.',
    ],
    [
      'a rule of another kind of question',
      with_('langueAfricaine', { kind: 'email', rules: [{ rule: 'year', min: 1900, max: 2000, message: 'Année' }] }),
      'Étape 2 › Langues › Langue africaine: La règle «\u202Fyear\u202F» ne convient pas à une question de ce type (email).',
    ],
    [
      'a length that no valid answer has',
      with_('telephone1', { maxLength: 5 }),
      'Étape 1 › Coordonnées › Téléphone: Avec 5 caractères au plus, aucune réponse ne peut respecter la règle «\u202Fdigits\u202F».',
    ],
    [
      'more choices to make than there are',
      added({
        kind: 'choices',
        options: [{ value: 'b', label: 'B' }],
        rules: [{ rule: 'choices', min: 2, max: 3, message: 'Deux' }],
      }),
      'Étape 2 › Disponibilité et motivation › Permis: Elle demande au moins 2 choix, et n’en propose que 1.',
    ],
    [
      'a number of any size',
      added({ kind: 'number' }),
      'Étape 2 › Disponibilité et motivation › Permis: Une question de ce type (number) a besoin d’une règle\u202F: number.',
    ],
    [
      'one key for two questions that depend on choices of one question, which may both be chosen',
      withField(
        'annees',
        (field) => [field, { ...field, name: 'autres', when: { field: 'outils', is: ['crm'] } }],
        applicationWithKinds,
      ),
      'Étape 2 › Langues › Années de pratique du tableur: La clé «\u202Fannees_tableur\u202F» est prise par la question «\u202FAnnées de pratique du tableur\u202F».',
    ],
    [
      'a duration whose beginning is optional',
      with_('anneeArrivee', { required: undefined }),
      'Étape 2 › Expériences professionnelles › Durée de présence: La question «\u202FDate d’arrivée\u202F», où commence la durée, doit être une date obligatoire, posée chaque fois que celle-ci l’est.',
    ],
    [
      'a position that the form does not offer',
      { ...builtInApplication, positions: editedApplication.positions },
      'Postes › Superviseur: La question «\u202Fposte\u202F» de l’étape 1 ne propose pas «\u202FSuperviseur\u202F».',
    ],
  ])('refuses %s in words', (_name, definition, expected) => {
    expect(messages(definition)).toContain(expected);
  });

  it('leads to the part that the place of a problem names', () => {
    const definition = with_('qualites', { maxLength: 1 });
    const parts = checkDefinition(definition).problems.map(({ path = [] }) =>
      path.reduce<unknown>((part, key) => Object(part)[key], definition),
    );
    expect(parts).toEqual([expect.objectContaining({ name: 'qualites' })]);
  });
});
