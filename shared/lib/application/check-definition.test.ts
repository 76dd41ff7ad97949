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

const when = (...conditions: object[]) => extra({ when: conditions });
const inEnglish = { field: 'langue', is: ['anglais'] };

const PERMIS = 'Étape 2 › Disponibilité et motivation › Permis';
const BOX = 'Étape 2 › Disponibilité et motivation › Je suis disponible immédiatement';
const LANGUE = 'Étape 2 › Langues › Langue internationale';
const DEPENDS = 'Elle dépend de la question';
const INCOMPLETE =
  'La clé «\u202Fdate_disponibilite\u202F» de cette case a besoin d’une question qui la complète, posée selon cette case.';

it.each([
  ['the built-in one', builtInApplication],
  ['one with a country, a position and a question more', editedApplication],
  ['a question that is asked only when another one has an answer', extra({ when: inEnglish })],
  ['one with several choices, and a number with conditions on both steps', applicationWithKinds],
])('the check of a definition accepts %s', (_name, definition) => {
  expect(messages(definition)).toEqual([]);
});

it.each<[string, string, unknown]>([
  ['Formulaire', 'Une partie manque.', undefined],
  [PERMIS, '«\u202Flable\u202F» n’y a pas de sens.', extra({ lable: 'Permis' })],
  ['Étape 2 › Langues › langue', '«\u202Flabel\u202F» manque.', with_('langue', { label: undefined })],
  [`${LANGUE} › francais`, '«\u202Flabel\u202F» manque.', with_('langue', { options: [{ value: 'francais' }] })],
  [
    `${LANGUE} › francais`,
    '«\u202Flabel\u202F» est vide ou trop petit (1 au moins).',
    with_('langue', { options: [{ value: 'francais', label: '' }] }),
  ],
  [BOX, 'Une question de ce type (checkbox) n’a pas de longueur maximale.', with_('dispoNow', { maxLength: 1 })],
  [
    PERMIS,
    '«\u202Fname\u202F» doit commencer par une lettre, n’avoir que des lettres sans accent, des chiffres et _, et ne pas être un nom réservé.',
    extra({ name: 'version' }),
  ],
  [PERMIS, `${DEPENDS} «\u202Fvoiture\u202F», qui n’existe pas.`, when({ field: 'voiture', is: ['on'] })],
  [
    LANGUE,
    `${DEPENDS} «\u202FJe suis disponible immédiatement\u202F», qui vient après elle.`,
    with_('langue', { when: { field: 'dispoNow', is: ['on'] } }),
  ],
  [
    'Étape 1 › Coordonnées › Quartier',
    `${DEPENDS} «\u202FLangue internationale\u202F», qui vient après elle.`,
    with_('quartier', { when: [{ field: 'pays', is: ['Togo'] }, inEnglish] }),
  ],
  [
    LANGUE,
    `${DEPENDS} «\u202FLangue internationale\u202F», qui vient après elle.`,
    with_('langue', { when: inEnglish }),
  ],
  [
    PERMIS,
    'Sa condition sur la question «\u202FPays\u202F» n’est jamais remplie.',
    when({ field: 'pays', is: ['Togo'] }, { field: 'pays', isNot: ['Togo'] }),
  ],
  [BOX, INCOMPLETE, with_('dispoDate', { when: [{ field: 'dispoNow', isNot: ['on'] }, inEnglish] })],
  [BOX, INCOMPLETE, withField('dispoDate', () => [])],
  [
    PERMIS,
    `${DEPENDS} «\u202FFilière\u202F», qui n’est elle-même posée que sous condition.`,
    when({ field: 'filiere', is: ['economie'] }),
  ],
  [
    PERMIS,
    'Elle dépend du choix «\u202Flatin\u202F» de la question «\u202FLangue internationale\u202F», qui n’existe pas.',
    when({ field: 'langue', is: ['latin'] }),
  ],
  [
    PERMIS,
    'Sa condition sur la question «\u202FJe suis disponible immédiatement\u202F» n’est jamais remplie.',
    when({ field: 'dispoNow', isNot: ['on', ''] }),
  ],
  ['Questions', 'Le nom «\u202Flangue\u202F» est pris par deux questions.', extra({ name: 'langue' })],
  [
    PERMIS,
    'La clé «\u202Fquartier\u202F» est prise par la question «\u202FQuartier\u202F».',
    extra({ feeds: 'quartier' }),
  ],
  [PERMIS, 'La clé «\u202Fetat\u202F» est réservée.', extra({ feeds: 'etat' })],
  [
    'Clés',
    'Aucune question n’alimente la clé «\u202Fquartier\u202F», que le cahier des charges demande.',
    withField('quartier', () => []),
  ],
  [
    'Étape 1 › Coordonnées › Adresse e-mail',
    'La réponse sous «\u202Femail\u202F» doit être obligatoire pour tous, avec la règle «\u202Femail\u202F».',
    with_('email', { required: undefined }),
  ],
  [
    'Étape 2 › Langues › Langue africaine',
    'La règle «\u202Fyear\u202F» ne convient pas à une question de ce type (email).',
    with_('langueAfricaine', { kind: 'email', rules: [{ rule: 'year', min: 1900, max: 2000, message: 'Année' }] }),
  ],
  [
    'Étape 1 › Coordonnées › Téléphone',
    'Avec 5 caractères au plus, aucune réponse ne peut respecter la règle «\u202Fdigits\u202F».',
    with_('telephone1', { maxLength: 5 }),
  ],
  [
    PERMIS,
    'Elle demande au moins 2 choix, et n’en propose que 1.',
    added({
      kind: 'choices',
      options: [{ value: 'b', label: 'B' }],
      rules: [{ rule: 'choices', min: 2, max: 3, message: 'Deux' }],
    }),
  ],
  [PERMIS, 'Une question de ce type (number) a besoin d’une règle\u202F: number.', added({ kind: 'number' })],
  // Both choices on which the two questions with this key depend may be made.
  [
    'Étape 2 › Langues › Années de pratique du tableur',
    'La clé «\u202Fannees_tableur\u202F» est prise par la question «\u202FAnnées de pratique du tableur\u202F».',
    withField(
      'annees',
      (field) => [field, { ...field, name: 'autres', when: { field: 'outils', is: ['crm'] } }],
      applicationWithKinds,
    ),
  ],
  [
    'Étape 2 › Expériences professionnelles › Durée de présence',
    'La question «\u202FDate d’arrivée\u202F», où commence la durée, doit être une date obligatoire, posée chaque fois que celle-ci l’est.',
    with_('anneeArrivee', { required: undefined }),
  ],
  [
    'Postes › Superviseur',
    'La question «\u202Fposte\u202F» de l’étape 1 ne propose pas «\u202FSuperviseur\u202F».',
    { ...builtInApplication, positions: editedApplication.positions },
  ],
])('the check of a definition refuses in words, at %s: %s', (place, message, definition) => {
  expect(messages(definition)).toContain(`${place}: ${message}`);
});

it('the check of a definition leads to the part that the place of a problem names', () => {
  const definition = with_('qualites', { maxLength: 1 });
  const parts = checkDefinition(definition).problems.map(({ path = [] }) =>
    path.reduce<unknown>((part, key) => Object(part)[key], definition),
  );
  expect(parts).toEqual([expect.objectContaining({ name: 'qualites' })]);
});
