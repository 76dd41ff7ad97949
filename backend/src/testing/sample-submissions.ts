/** Payloads that every form's call accepts. */
import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import type { Answers, ApplicationPayload } from '@vipp/shared/contract/application/definition';
import { toPayload } from '@vipp/shared/contract/application/payload';
import { completeAnswers } from '@vipp/shared/testing/application-answers';

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
  ...completeAnswers,
  prenom: 'Afi',
  nom: 'Adjovi',
  date_naissance: '2000-02-29',
  numero_piece: 'B 204 771',
  email: 'afi@adjovi.example',
  'experiences.1.entreprise': 'Marché Dantokpa',
  // Valid on whatever day the tests run.
  dispoDate: '',
  dispoNow: 'on',
};

/** An application of today, with other answers where some are given. */
export const sampleApplication = (answers: Answers = {}): ApplicationPayload =>
  toPayload(application, { ...applicationAnswers, ...answers }, dayOf(new Date()));
