import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import type { Answers } from '@vipp/shared/contract/application/definition';
import { toPayload } from '@vipp/shared/contract/application/payload';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';

const answers: Answers = {
  pays: 'Togo',
  poste: 'Téléconseiller',
  civilite: 'Féminin',
  prenom: 'Afi',
  nom: 'Mensah',
  nationalite: 'Togolaise',
  date_naissance: '1999-03-07',
  type_piece: 'CNI',
  numero_piece: '0421-556-7788',
  email: 'afi.mensah@example.com',
  adresse: '12 rue des Hydrocarbures',
  quartier: 'Tokoin',
  ville: 'Lomé',
  telephone1: '+228 90 00 12 34',
  niveauEtudes: 'bac+2',
  anneeObtention: '2019-07-15',
  universite: 'Université de Lomé',
  filiere: 'economie',
  etudesTerminees: 'on',
  langue: 'anglais',
  langueAfricaine: 'éwé',
  experiences: '1',
  'experiences.1.entreprise': 'Marché d’Assigamé',
  'experiences.1.fonction': 'Vendeuse',
  'experiences.1.anneeArrivee': '2020-01-06',
  'experiences.1.dureePresence': '06/2',
  dispoNow: 'on',
  motivation: 'J’aime parler aux gens.\nJe connais déjà le métier.',
};

/** An application as in the answer of POST /candidats/suivi. */
export const applicationStatus: ApplicationStatus = {
  reference: 'VIPP-7F3K-9QTM',
  receivedOn: '2026-03-03',
  etat: 'en_etude',
  etatSince: '2026-03-16',
  nextFrom: '2026-09-03',
  payload: { ...toPayload(application, answers, '2026-03-03') },
};
