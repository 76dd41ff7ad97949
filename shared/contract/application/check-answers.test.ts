import { backgroundAnswers, completeAnswers, identityAnswers, RECEIVED_ON } from '../../testing/application-answers';
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

const inStep1 = (changed: Answers) => messages('step1', { ...identityAnswers, ...changed });
const inStep2 = (changed: Answers) => messages('step2', { ...backgroundAnswers, ...changed });

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
    expect(inStep1({ [name]: answer })).toEqual({ [name]: message });
  });

  it.each<[string, Answers]>([
    ['nothing else', {}],
    ['no second telephone number', { telephone2: '\u00a0' }],
    ['the least difference of years', { date_naissance: '2008-12-31' }],
    ['the largest difference of years', { date_naissance: '1926-01-01' }],
    ['few digits', { telephone1: '12345678', telephone2: '12345678' }],
    ['many digits', { telephone1: '123456789012345', telephone2: '123456789012345' }],
    ['marks in numbers', { telephone1: '+228 90 01 02 03', telephone2: '(229) 01.99-00/12' }],
  ])('accepts complete answers with %s', (_what, changed) => {
    expect(inStep1(changed)).toEqual({});
  });
});

const QUALITIES = 'Indiquez 3 qualités, séparées par des virgules';
const DURATION = 'experiences.1.dureePresence';
const DURATIONS = 'Durée de présence\u202F: écrivez-la comme 8 mois, 2 ans et 6 mois ou 06/2';

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
    const given = { langue: 'francais', langueAfricaine: 'Fon', dispoNow: 'on', motivation: 'Oui' };
    const asked = (niveauEtudes: string) => messages('step2', { ...given, niveauEtudes });
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
    const blank = { centreEntreprise: '', qualites: '', connu: '' };
    expect(inStep2(blank)).toEqual({
      centreEntreprise: 'Entreprise obligatoire',
      qualites: 'Qualités obligatoires',
      connu: 'Champ obligatoire',
    });
    expect(inStep2({ ...blank, hasExperience: '' })).toEqual({});
  });

  it('requires a year from 1900 to 2100 before the bac', () => {
    const faults = (anneeDiplome: string) => inStep2({ niveauEtudes: 'pre-bac', diplome: 'BEPC', anneeDiplome });
    for (const year of ['1899', '2101', '12', 'deux mille'])
      expect(faults(year).anneeDiplome).toMatch(/^Année d’obtention/);
    for (const year of ['1900', '2100']) expect(faults(year)).toEqual({});
  });

  it('requires a future day from candidates who are not available now', () => {
    expect(inStep2({ dispoDate: RECEIVED_ON }).dispoDate).toMatch(/^Date de disponibilité/);
    expect(inStep2({ dispoDate: '2026-11-21' })).toEqual({});
  });

  it('requires all fields of an experience that was begun, and none of a blank one', () => {
    const blank = { experiences: '2', 'experiences.2.mot': ' ' };
    expect(inStep2(blank)).toEqual({});
    expect(inStep2({ ...blank, 'experiences.2.mot': 'Un stage.' })).toEqual({
      'experiences.2.entreprise': 'Entreprise obligatoire',
      'experiences.2.fonction': 'Fonction obligatoire',
      'experiences.2.anneeArrivee': 'Année d’arrivée obligatoire',
      'experiences.2.dureePresence': 'Durée de présence obligatoire',
    });
  });

  it.each([
    ['qualites', QUALITIES, ['écoute', 'écoute, calme', 'écoute, calme, ,', 'a, b, c, d']],
    [DURATION, DURATIONS, ['6', '13/1', '0/0', '06-2', '-1/2', '2']],
    [DURATION, DURATIONS, ['six mois', 'ans et mois', '3 mois 2 ans 6 mois']],
  ])('refuses for %s, with « %s »: %j', (name, message, answers) => {
    for (const answer of answers) expect([answer, inStep2({ [name]: answer })]).toEqual([answer, { [name]: message }]);
  });

  it.each([
    ['in digits', ['06/2', '6/2', '12/0', '0/1', ' 1 / 5 ', '06⁄2']],
    ['of months or years', ['6 mois', '2 ans', '18 mois', '3 mois.', '1 an et demi']],
    ['of months and years', ['1 an et 3 mois', '2ans 6mois', '2 ans, 6 mois', '6 mois et 2 ans']],
  ])('accepts a duration %s', (_how, durations) => {
    for (const duration of durations) expect([duration, inStep2({ [DURATION]: duration })]).toEqual([duration, {}]);
  });
});

it.each([
  ['a diploma of another century', { anneeObtention: '1899-12-31' }, ['anneeObtention']],
  ['a diploma before the birth', { anneeObtention: '1990-07-15' }, ['anneeObtention']],
  ['a year before the birth', { niveauEtudes: 'pre-bac', diplome: 'BEPC', anneeDiplome: '1998' }, ['anneeDiplome']],
  ['99 years of work', { 'experiences.1.dureePresence': '99 ans' }, ['experiences.1.dureePresence']],
  ['work that begins later', { 'experiences.1.anneeArrivee': '2026-12-01' }, ['experiences.1.dureePresence']],
  ['work until the end of this month', { 'experiences.1.anneeArrivee': '2024-06-01' }, []],
])('answers that cannot be meant are refused: %s', (_what, changed, wrong) => {
  expect(Object.keys(checkApplication(application, { ...completeAnswers, ...changed }, RECEIVED_ON))).toEqual(wrong);
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
    const { answers } = fromPayload(applicationWithKinds, payload);
    expect(answers).toMatchObject({ outils: 'tableur\ncrm', annees: expected });
  });

  it('a question is asked where one of several choices is named, and is not sent otherwise', () => {
    expect(sent({ outils: 'crm\nautre', annees: '2' })).toMatchObject({ annees_tableur: null });
  });
});
