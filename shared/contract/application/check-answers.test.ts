import {
  backgroundAnswers,
  completeAnswers,
  identityAnswers,
  RECEIVED_ON,
} from '@vipp/shared/testing/application-answers';
import { builtInApplication as application } from './built-in-application';
import { stepOf } from './asked-fields';
import { applicationWithKinds } from '../../testing/application-with-kinds';
import { checkApplication, checkStep } from './check-answers';
import type { Answers } from './definition';
import { fromPayload, toPayload } from './payload';

const messages = (step: 'step1' | 'step2', answers: Answers) =>
  Object.fromEntries(
    Object.entries(checkStep(stepOf(application, step), answers, RECEIVED_ON)).map(([name, [message]]) => [
      name,
      message,
    ]),
  );

describe('step 1 (requirement 5.7)', () => {
  it('reports all missing answers', () => {
    expect(messages('step1', {})).toEqual({
      pays: 'Veuillez sélectionner un pays',
      poste: 'Veuillez sélectionner un poste',
      civilite: 'Veuillez choisir une civilité',
      prenom: 'Prénom obligatoire',
      nom: 'Nom obligatoire',
      nationalite: 'Nationalité obligatoire',
      type_piece: 'Type de pièce requis',
      numero_piece: 'Numéro de pièce requis',
      date_naissance: 'Date de naissance obligatoire',
      email: 'Email obligatoire',
      telephone1: 'Téléphone obligatoire',
      adresse: 'Adresse obligatoire',
      quartier: 'Quartier obligatoire',
      ville: 'Ville obligatoire',
    });
  });

  it('accepts complete answers', () => expect(messages('step1', identityAnswers)).toEqual({}));

  it.each([
    ['date_naissance', '2009-01-01', 'Date de naissance invalide'],
    ['date_naissance', '1925-12-31', 'Date de naissance invalide'],
    ['date_naissance', '1999-02-30', 'Date de naissance invalide'],
    ['date_naissance', '2030-01-01', 'Date de naissance invalide'],
    ['email', 'marie@', 'Email invalide'],
    ['telephone1', '1234567', 'Téléphone invalide (8-15 chiffres)'],
    ['telephone1', '1234567890123456', 'Téléphone invalide (8-15 chiffres)'],
    ['telephone1', 'mon numéro 12345678', 'Téléphone invalide (8-15 chiffres)'],
    ['telephone2', '12', 'Téléphone 2 invalide'],
    ['pays', 'Atlantide', 'Choisissez une des réponses proposées.'],
    ['nom', 'x'.repeat(201), 'Ce champ est limité à 200 caractères.'],
    ['ville', ' \u0000 ', 'Ville obligatoire'],
  ])('refuses for %s « %s »', (name, answer, message) => {
    expect(messages('step1', { ...identityAnswers, [name]: answer })).toEqual({ [name]: message });
  });

  it.each([['2008-12-31'], ['1926-01-01']])('counts the age by the difference of years: %s', (date_naissance) => {
    expect(messages('step1', { ...identityAnswers, date_naissance })).toEqual({});
  });

  it.each([['12345678'], ['123456789012345'], ['+228 90 01 02 03'], ['(229) 01.99-00/12']])(
    'accepts the telephone number %s',
    (telephone1) => {
      expect(messages('step1', { ...identityAnswers, telephone1, telephone2: telephone1 })).toEqual({});
    },
  );
});

describe('step 2 (requirement 5.8)', () => {
  it('reports all missing answers', () => {
    expect(messages('step2', {})).toEqual({
      niveauEtudes: 'Niveau d’études obligatoire',
      langue: 'Langue obligatoire',
      langueAfricaine: 'Langue africaine obligatoire',
      dispoDate: 'Date de disponibilité obligatoire',
      motivation: 'Motivation obligatoire',
    });
  });

  it('asks other questions of candidates without a bac', () => {
    const asked = (niveauEtudes: string) =>
      messages('step2', {
        niveauEtudes,
        langue: 'francais',
        langueAfricaine: 'Fon',
        dispoNow: 'on',
        motivation: 'Oui',
      });
    expect(asked('pre-bac')).toEqual({ diplome: 'Diplôme obligatoire', anneeDiplome: 'Année d’obtention obligatoire' });
    for (const level of ['bac', 'bac+1', 'bac+2', 'bac+3', 'bac+4', 'bac+5']) {
      expect(asked(level)).toEqual({
        anneeObtention: 'Année d’obtention obligatoire',
        universite: 'Université obligatoire',
        filiere: 'Filière obligatoire',
      });
    }
  });

  it('asks about the call centre in which a candidate worked', () => {
    expect(messages('step2', { ...backgroundAnswers, centreEntreprise: '', qualites: '', connu: '' })).toEqual({
      centreEntreprise: 'Entreprise obligatoire',
      qualites: 'Qualités obligatoires',
      connu: 'Champ obligatoire',
    });
    expect(
      messages('step2', { ...backgroundAnswers, hasExperience: '', centreEntreprise: '', qualites: '', connu: '' }),
    ).toEqual({});
  });

  it.each(['écoute', 'écoute, calme', 'écoute, calme, ,', 'a, b, c, d'])(
    'requires three qualities, not « %s »',
    (qualites) => {
      expect(messages('step2', { ...backgroundAnswers, qualites }).qualites).toBe(
        'Indiquez 3 qualités, séparées par des virgules',
      );
    },
  );

  it.each([['1899'], ['2101'], ['12'], ['deux mille']])(
    'requires a year from 1900 to 2100 before the bac, not %s',
    (anneeDiplome) => {
      const answers = { ...backgroundAnswers, niveauEtudes: 'pre-bac', diplome: 'BEPC', anneeDiplome };
      expect(messages('step2', answers).anneeDiplome).toMatch(/^Année d’obtention/);
      expect(messages('step2', { ...answers, anneeDiplome: '1900' })).toEqual({});
      expect(messages('step2', { ...answers, anneeDiplome: '2100' })).toEqual({});
    },
  );

  it('requires a future day from candidates who are not available now', () => {
    expect(messages('step2', { ...backgroundAnswers, dispoDate: RECEIVED_ON }).dispoDate).toMatch(
      /^Date de disponibilité/,
    );
    expect(messages('step2', { ...backgroundAnswers, dispoDate: '2026-11-21' })).toEqual({});
  });

  it('requires all fields of an experience that was begun, and none of a blank one', () => {
    const blank = { ...backgroundAnswers, experiences: '2', 'experiences.2.mot': ' ' };
    expect(messages('step2', blank)).toEqual({});
    expect(messages('step2', { ...blank, 'experiences.2.mot': 'Un stage.' })).toEqual({
      'experiences.2.entreprise': 'Entreprise obligatoire',
      'experiences.2.fonction': 'Fonction obligatoire',
      'experiences.2.anneeArrivee': 'Année d’arrivée obligatoire',
      'experiences.2.dureePresence': 'Durée de présence obligatoire',
    });
  });

  it.each(['6', '13/1', '0/0', 'six mois', '06-2', '-1/2', '2', 'ans et mois', '3 mois 2 ans 6 mois'])(
    'requires a duration as months and years, not « %s »',
    (dureePresence) => {
      expect(
        messages('step2', { ...backgroundAnswers, 'experiences.1.dureePresence': dureePresence })[
          'experiences.1.dureePresence'
        ],
      ).toBe('Durée de présence\u202F: écrivez-la comme 8 mois, 2 ans et 6 mois ou 06/2');
    },
  );

  it.each([
    '06/2',
    '6/2',
    '12/0',
    '0/1',
    ' 1 / 5 ',
    '6 mois',
    '2 ans',
    '1 an et 3 mois',
    '2ans 6mois',
    '18 mois',
    '3 mois.',
    '2 ans, 6 mois',
    '6 mois et 2 ans',
    '1 an et demi',
    '06⁄2',
  ])('accepts the duration « %s »', (dureePresence) => {
    expect(messages('step2', { ...backgroundAnswers, 'experiences.1.dureePresence': dureePresence })).toEqual({});
  });
});

describe('answers that cannot be meant', () => {
  it.each([
    ['a diploma of another century', { anneeObtention: '1899-12-31' }, ['anneeObtention']],
    ['a diploma before the birth', { anneeObtention: '1990-07-15' }, ['anneeObtention']],
    ['a year before the birth', { niveauEtudes: 'pre-bac', diplome: 'BEPC', anneeDiplome: '1998' }, ['anneeDiplome']],
    ['99 years of work', { 'experiences.1.dureePresence': '99 ans' }, ['experiences.1.dureePresence']],
    ['work that begins later', { 'experiences.1.anneeArrivee': '2026-12-01' }, ['experiences.1.dureePresence']],
    ['work until the end of this month', { 'experiences.1.anneeArrivee': '2024-06-01' }, []],
  ])('are refused: %s', (_what, changed, wrong) => {
    expect(Object.keys(checkApplication(application, { ...completeAnswers, ...changed }, RECEIVED_ON))).toEqual(wrong);
  });
});

it('the check of answers accepts an empty second telephone number', () => {
  expect(messages('step1', { ...identityAnswers, telephone2: '\u00a0' })).toEqual({});
});

it('the check of answers reads both steps of an application', () => {
  expect(checkApplication(application, completeAnswers, RECEIVED_ON)).toEqual({});
  expect(Object.keys(checkApplication(application, {}, RECEIVED_ON))).toHaveLength(19);
});

describe('several choices, and a number', () => {
  const given = (answers: Answers): Answers => ({ ...completeAnswers, ...answers });
  const errorsOf = (answers: Answers) => checkApplication(applicationWithKinds, given(answers), RECEIVED_ON);
  const sent = (answers: Answers) => toPayload(applicationWithKinds, given(answers), RECEIVED_ON);

  it.each<[Answers, object]>([
    [{}, { outils: ['Outils obligatoires'] }],
    [{ outils: ' \n ' }, { outils: ['Outils obligatoires'] }],
    [{ outils: 'crm\nautre' }, {}],
    [{ outils: 'crm\ntableur\nautre' }, { outils: ['Deux outils au plus'] }],
    [{ outils: 'crm\ntaille' }, { outils: ['Choisissez une des réponses proposées.'] }],
    [{ outils: 'tableur', annees: '' }, {}],
    [{ outils: 'tableur', annees: '41' }, { annees: ['De 0 à 40 ans'] }],
    [{ outils: 'tableur', annees: '-1' }, { annees: ['De 0 à 40 ans'] }],
    [{ outils: 'tableur', annees: 'deux' }, { annees: ['De 0 à 40 ans'] }],
    [{ outils: 'tableur', annees: '1,5,2' }, { annees: ['De 0 à 40 ans'] }],
    [{ outils: 'crm', annees: 'deux' }, {}],
  ])('are checked: %j', (answers, expected) => {
    expect(errorsOf(answers)).toEqual(expected);
  });

  it.each([
    ['2,5', '2.5'],
    [' 2.50 ', '2.5'],
    ['0\u202F007', '7'],
  ])('a number typed as « %s » is sent as %s, and read back', (annees, expected) => {
    const payload = sent({ outils: 'tableur\ncrm\ncrm', annees });
    expect(payload).toMatchObject({ outils_connus: 'tableur\ncrm', annees_tableur: expected });
    expect(fromPayload(applicationWithKinds, payload).answers).toMatchObject({
      outils: 'tableur\ncrm',
      annees: expected,
    });
  });

  it('a question is asked where one of several choices is named, and is not sent otherwise', () => {
    expect(sent({ outils: 'crm\nautre', annees: '2' })).toMatchObject({ annees_tableur: null });
  });
});
