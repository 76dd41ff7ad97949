import * as fc from 'fast-check';
import { backgroundAnswers, completeAnswers, RECEIVED_ON, validAnswers } from '../../testing/application-answers';
import { formWithKinds } from '../../testing/application-with-kinds';
import { secondForm } from '../../testing/edited-application';
import { firstForm } from '../../testing/first-form';
import { askedFields } from './asked-fields';
import { builtInApplication as application } from './built-in-application';
import {
  applicationFormSchema,
  applicationPayloadSchema,
  RECEIVED_FIELD,
  NO_SUCH_VERSION,
  versionOfPayload,
} from './application-schema';
import { checkApplication } from './check-answers';
import type { Answers } from './definition';
import { fromPayload, normaliseAnswers, payloadKeys, toAnswerErrors, toPayload } from './payload';
import { SPECIFIED_KEYS, VERSION_KEY } from './specified-keys';

/** Keys of questions that requirement 3.6 has no key for: a content service must be extended to know them. */
const FURTHER_KEYS = ['poste'];

const payloadOf = (answers: Answers) => toPayload(application, answers, RECEIVED_ON);
/** An experience of a month that begins at the end of a longer one. */
const block = (n: number) => ({
  [`experiences.${n}.entreprise`]: `Entreprise ${n}`,
  [`experiences.${n}.fonction`]: 'Conseil',
  [`experiences.${n}.anneeArrivee`]: '2020-01-31',
  [`experiences.${n}.dureePresence`]: '1/0',
});
/** For a content service without versions of the form. */
const builtIn = { ...firstForm, version: 0 };
const accept = (payload: unknown) => applicationPayloadSchema(builtIn).safeParse(payload);

describe('the payload of an application', () => {
  it('has every key of requirement 3.6, whatever was answered', () => {
    expect(payloadKeys(application).toSorted()).toEqual([...SPECIFIED_KEYS, ...FURTHER_KEYS].toSorted());
    expect(Object.keys(payloadOf({})).toSorted()).toEqual(payloadKeys(application).toSorted());
  });

  it('has the fixed values of requirement 7.4', () => {
    expect(payloadOf(completeAnswers)).toMatchObject({
      media_reception: 'web',
      user_create: 'system',
      etat: 'en_attente',
      derniere_etape: 'etape2',
      date_reception: RECEIVED_ON,
    });
  });

  it('turns a duration into the day on which it ends, or the last one of a shorter month', () => {
    expect(payloadOf(completeAnswers)).toMatchObject({ exp_pro1_debut: '2020-02-01', exp_pro1_fin: '2022-08-01' });
    expect(payloadOf({ ...completeAnswers, ...block(1) })['exp_pro1_fin']).toBe('2020-02-29');
  });

  it('has each answer under its key', () => {
    expect(payloadOf(completeAnswers)).toMatchObject({
      prenoms: 'Marie-Noëlle',
      genre: 'Féminin',
      telephone2: null,
      annee_obt_bac: '2019-07-15',
      filiere_bac: 'economie',
      domaines_etudes: 'economie',
      diplome_obt_libelle: null,
      soutenance: false,
      etudes_terminees: true,
      experience_client: 'Harmattan',
      date_disponibilite: '2027-01-04',
      exp_pro2_entreprise: null,
    });
  });

  it('has the day of the application for candidates who are available at once', () => {
    expect(payloadOf({ ...completeAnswers, dispoNow: 'on' })).toMatchObject({ date_disponibilite: RECEIVED_ON });
  });

  it('omits answers to questions that are no longer asked', () => {
    const beforeBac = { niveauEtudes: 'pre-bac', diplome: 'BEPC', anneeDiplome: '2015' };
    expect(payloadOf({ ...completeAnswers, ...beforeBac, hasExperience: '' })).toMatchObject({
      diplome_obt_libelle: 'BEPC',
      diplome_obt_annee: '2015',
      annee_obt_bac: null,
      filiere_bac: null,
      etudes_terminees: false,
      qualite_cc: null,
    });
  });

  it('renumbers the experiences without blank ones', () => {
    const answers = { ...backgroundAnswers, experiences: '3', 'experiences.2.entreprise': '  ', ...block(3) };
    const companies = [1, 2, 3].map((n) => payloadOf(answers)[`exp_pro${n}_entreprise`]);
    expect(companies).toEqual(['Lagune & Fils', 'Entreprise 3', null]);
  });

  it.each([
    ['the built-in form', builtIn],
    ['an edited form', secondForm],
    ['a form with every kind of question', formWithKinds],
  ])('of any valid answers to %s is accepted, and maps back to those that are asked', (_name, form) => {
    const { questions } = form;
    const lists = questions.steps.flatMap(({ sections }) => sections.map(({ id }) => id));
    fc.assert(
      fc.property(validAnswers(questions), (answers) => {
        expect(checkApplication(questions, answers, RECEIVED_ON)).toEqual({});
        const payload = toPayload(questions, answers, RECEIVED_ON);
        const accepted = applicationPayloadSchema(form).safeParse(payload);
        expect(accepted.error?.issues).toBeUndefined();
        expect(accepted.data).toEqual({ ...payload, ...(form.version > 0 && { [VERSION_KEY]: String(form.version) }) });
        const read = fromPayload(questions, payload);
        const known = [...lists, ...askedFields(questions, read.answers).map(({ name }) => name)];
        const expected = Object.entries(normaliseAnswers(questions, answers)).filter(([name]) => known.includes(name));
        expect(read).toEqual({ answers: Object.fromEntries(expected), receivedOn: RECEIVED_ON });
      }),
      { numRuns: 70 },
    );
  });

  it('names the version of its form, where the content service has versions', () => {
    const payload = applicationFormSchema(firstForm).parse({ ...completeAnswers, [RECEIVED_FIELD]: RECEIVED_ON });
    expect(payload).toEqual({ ...payloadOf(completeAnswers), [VERSION_KEY]: '1' });
    expect(applicationPayloadSchema(firstForm).parse({ ...payload, [VERSION_KEY]: 'x' })).toEqual(payload);
    expect([payload, { [VERSION_KEY]: null }, {}].map(versionOfPayload)).toEqual([1, undefined, undefined]);
    // Read as a missing version: the application must be neither stored under another one nor lost.
    for (const written of ['x', '-1', '1.5', ' 1', true])
      expect(versionOfPayload({ [VERSION_KEY]: written })).toBe(NO_SUCH_VERSION);
  });

  it('is refused with a key that its version does not ask', () => {
    const { error } = accept({ ...payloadOf(completeAnswers), '=HYPERLINK("http://x")': '1' });
    const message = expect.stringContaining('ne pose pas cette question');
    expect(error?.issues).toMatchObject([{ path: ['=HYPERLINK("http://x")'], message }]);
  });
});

describe('a payload that is refused', () => {
  it('has its messages under the wrong keys', () => {
    const wrong = { prenoms: ' ', telephone1: '12', exp_pro1_fonction: null, exp_pro1_fin: '2019-01-01' };
    const { error } = accept({ ...payloadOf(completeAnswers), ...wrong });
    expect(error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['prenoms', 'Prénom obligatoire'],
      ['telephone1', 'Téléphone invalide (8-15 chiffres)'],
      ['exp_pro1_fonction', 'Fonction obligatoire'],
      ['exp_pro1_fin', 'Durée de présence\u202F: écrivez-la comme 8 mois, 2 ans et 6 mois ou 06/2'],
    ]);
  });

  it('includes one without a day of reception', () => {
    const { error } = accept({ ...payloadOf(completeAnswers), date_reception: 'hier' });
    expect(error?.issues.at(-1)?.path).toEqual(['date_reception']);
  });

  it('cannot set fixed values', () => {
    const { data } = accept({ ...payloadOf(completeAnswers), etat: 'retenue', user_create: 'moi' });
    expect(data).toMatchObject({ etat: 'en_attente', user_create: 'system' });
  });

  it('maps each message to its field', () => {
    const errors = { prenoms: ['un'], exp_pro1_fin: ['deux'], filiere_bac: ['trois'], inconnu: ['quatre'] };
    expect(toAnswerErrors(application, completeAnswers, errors)).toEqual({
      prenom: ['un'],
      'experiences.1.dureePresence': ['deux'],
      filiere: ['trois'],
      inconnu: ['quatre'],
    });
  });
});
