/** Payloads that every form's call accepts. */
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { Answers, ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { toPayload } from '@vipp/shared/contract/application/payload';

export const sampleContact = {
  nom: 'N’Diaye',
  prenom: 'Awa',
  fonction: 'Directrice',
  entreprise: 'Baobab',
  email: 'awa@baobab.example',
  telephone: '01 99 00 12 34',
  message: 'Bonjour, rappelez-moi.',
  provenance: 'Site VIPP',
};

export const sampleNewsletter = {
  nom: 'Koffi',
  prenom: 'Yao',
  fonction: 'Responsable',
  entreprise: 'Lagune',
  email: 'yao@lagune.example',
};

export const sampleStudyRequest = {
  lastname: 'Uwase',
  firstname: 'Aline',
  fonction: 'Acheteuse',
  entreprise: 'Mille Collines',
  email: 'aline@collines.example',
  etude_title: 'Coder à Cotonou',
  etude_id: 1,
  statut: false,
};

export const anonymousReport = (description = 'Des factures ont été payées deux fois.') => ({
  isAnonymous: true,
  wantsToIdentify: false,
  description,
});

export const identifiedReport = {
  isAnonymous: false,
  wantsToIdentify: true,
  fullName: 'Esi Mensah',
  relationWithVipp: 'Fournisseur',
  phone: '',
  email: 'esi@mensah.example',
  other: '',
  wantsContact: true,
  wantsResult: true,
  wantsCopy: true,
  description: 'On m’a demandé de l’argent pour une commande.',
};

const applicationAnswers: Answers = {
  pays: 'Bénin',
  poste: 'Téléconseiller',
  civilite: 'Féminin',
  prenom: 'Afi',
  nom: 'Adjovi',
  nationalite: 'Béninoise',
  date_naissance: '2000-02-29',
  type_piece: 'CNI',
  numero_piece: 'B 204 771',
  email: 'afi@adjovi.example',
  adresse: 'Carré 88, rue du Marché',
  quartier: 'Akpakpa',
  ville: 'Cotonou',
  telephone1: '+229 01 99 00 12 34',
  niveauEtudes: 'bac',
  anneeObtention: '2018-07-15',
  universite: 'Lycée Béhanzin',
  filiere: 'litterature',
  etudesTerminees: 'on',
  langue: 'francais',
  langueAfricaine: 'Fon',
  experiences: '1',
  'experiences.1.entreprise': 'Marché Dantokpa',
  'experiences.1.fonction': 'Vendeuse',
  'experiences.1.anneeArrivee': '2020-02-01',
  'experiences.1.dureePresence': '06/2',
  'experiences.1.mot': 'Accueil et caisse.',
  dispoNow: 'on',
  motivation: 'J’aime écouter.',
};

/** An application of today, with other answers where some are given. */
export const sampleApplication = (answers: Answers = {}): ApplicationPayload =>
  toPayload(application, { ...applicationAnswers, ...answers }, dayOf(new Date()));
