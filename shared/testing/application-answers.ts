/** Answers to the application form, for tests of pages and of the content service. */
import * as fc from 'fast-check';
import { builtInApplication as application } from '../contract/application/built-in-application';
import { formatDuration } from '../contract/application/calendar';
import type {
  Answers,
  ApplicationQuestions,
  ApplicationField,
  ApplicationSection,
} from '../contract/application/definition';
import { blockField } from '../contract/application/blocks';

export const RECEIVED_ON = '2026-11-20';

export const identityAnswers: Answers = {
  pays: 'Bénin',
  poste: 'Téléconseiller',
  civilite: 'Féminin',
  prenom: 'Marie-Noëlle',
  nom: 'N’Diaye',
  nationalite: 'Béninoise',
  date_naissance: '1999-04-12',
  type_piece: 'CNI',
  numero_piece: 'B 102 334',
  email: 'marie@lagune.example',
  adresse: 'Carré 1204, rue des Palmiers',
  quartier: 'Cadjèhoun',
  ville: 'Cotonou',
  telephone1: '+229 01 99 00 12 34',
};

export const backgroundAnswers: Answers = {
  niveauEtudes: 'bac+2',
  anneeObtention: '2019-07-15',
  universite: 'Université d’Abomey-Calavi',
  filiere: 'economie',
  etudesTerminees: 'on',
  langue: 'francais',
  langueAfricaine: 'Fon',
  experiences: '1',
  'experiences.1.entreprise': 'Lagune & Fils',
  'experiences.1.fonction': 'Vendeuse',
  'experiences.1.anneeArrivee': '2020-02-01',
  'experiences.1.dureePresence': '06/2',
  'experiences.1.mot': 'Accueil et caisse.',
  hasExperience: 'on',
  centreEntreprise: 'Harmattan',
  qualites: 'écoute, calme, précision',
  connu: 'Par une amie',
  dispoDate: '2027-01-04',
  motivation: 'J’aime écouter.\nEt apprendre.',
};

export const completeAnswers: Answers = { ...identityAnswers, ...backgroundAnswers };

/** Without the characters that a text of one line loses, so that it is not empty then. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
  .map((text) => text.replaceAll(/[\p{C}\p{DI}]/gu, '').trim())
  .filter((text) => text !== '' && text.length <= 60);
const day = (from: string, to: string) =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));

type Asked = {
  kind: ApplicationField['kind'];
  options?: readonly { value: string }[];
  rules?: ApplicationField['rules'];
  maxLength?: number;
};

/** A day of birth of a person who is this old, by the difference of years. */
const birthday = (age: number) =>
  day(`${Number(RECEIVED_ON.slice(0, 4)) - age}-01-01`, `${Number(RECEIVED_ON.slice(0, 4)) - age}-12-31`);

/** Cuts a text, but not within a character. */
const cut = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim() || 'x';

/** Valid answers to a field, by its rule. */
function answerTo({ kind, options, rules: [rule] = [], maxLength = 60 }: Asked): fc.Arbitrary<string> {
  const values = options?.map(({ value }) => value) ?? [];
  if (kind === 'choices')
    return fc
      .subarray(values, {
        minLength: rule?.rule === 'choices' ? rule.min : 1,
        maxLength: Math.min(values.length, rule?.rule === 'choices' ? rule.max : values.length),
      })
      .map((chosen) => chosen.join('\n'));
  if (options) return fc.constantFrom(...values);
  switch (rule?.rule) {
    case 'email':
      return fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/);
    case 'digits':
      return fc
        .integer(rule)
        .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
        .map((digits) => digits.join(digits.length * 2 < maxLength ? ' ' : ''))
        .filter((text) => text.length <= maxLength);
    case 'age':
      return fc.integer(rule).chain(birthday);
    case 'year':
      return fc.integer({ min: Math.max(rule.min, 2010), max: rule.max }).map(String);
    case 'date':
      // After the birth of everybody, and long enough ago for every duration.
      return day('2010-01-01', '2015-12-31');
    case 'later':
      return day('2026-11-21', '2028-12-31');
    case 'duration':
      return fc.integer({ min: 1, max: 120 }).map(formatDuration);
    case 'items':
      return fc
        .array(
          words.map((word) => cut(word.replaceAll(/[,\s]/g, ''), Math.floor(maxLength / rule.count) - 1)),
          { minLength: rule.count, maxLength: rule.count },
        )
        .map((items) => items.join(','));
    case 'number':
      return fc.integer(rule).map(String);
    case 'choices':
    case undefined:
      return words.map((text) => cut(text, maxLength));
  }
}

const fieldAnswer = (field: ApplicationField): fc.Arbitrary<string> => {
  if (field.kind === 'checkbox') return field.required ? fc.constant('on') : fc.constantFrom('on', '');
  const answer = answerTo(field);
  return field.required ? answer : fc.oneof(fc.constant(''), answer);
};

const record = (fields: readonly ApplicationField[], name: (field: string) => string) =>
  fc.record(Object.fromEntries(fields.map((field) => [name(field.name), fieldAnswer(field)])));

const sectionAnswers = (section: ApplicationSection): fc.Arbitrary<Answers> => {
  const { repeated, fields, id } = section;
  if (!repeated) return record(fields, (name) => name);
  // Blocks may be empty, also between others.
  const block = (number: number) =>
    fc.oneof(
      { weight: 3, arbitrary: record(fields, (name) => blockField(id, number, name)) },
      { weight: 1, arbitrary: fc.constant<Answers>({}) },
    );
  return fc
    .integer({ min: 0, max: repeated.max })
    .chain((count) =>
      fc
        .tuple(...Array.from({ length: count }, (_, index) => block(index + 1)))
        .map((blocks): Answers => Object.assign({ [id]: String(count) }, ...blocks)),
    );
};

/** Valid forms, also with answers to questions that are then not asked. */
export const validAnswers = (definition: ApplicationQuestions = application): fc.Arbitrary<Answers> =>
  fc
    .tuple(...definition.steps.flatMap(({ sections }) => sections.map(sectionAnswers)))
    .map((parts): Answers => Object.assign({}, ...parts));
