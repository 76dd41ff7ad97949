/** An address for every route of the site that its seed content answers, and what is expected of it: without an application no private link opens one. */

/** Pages whose address or content is a visitor's secret, or which stand for others, ask search engines to leave them out. */
const privatePages = [
  '/prestationstest',
  '/recrutements/candidature/step2',
  '/signalements/suivi',
  '/newsletter/confirmation/exemple',
  '/newsletter/desinscription/exemple',
  '/forget-password/verification-e-mail',
  '/forget-password/change-your-password/exemple',
];

const publicPages = [
  '/',
  '/le-groupe',
  '/prestations',
  '/vous-accompagner',
  '/rse',
  '/plan',
  '/politique',
  '/mentionslegales',
  '/actualite',
  '/actualite/grille-d-ecoute-12-criteres-qualite',
  '/actualite/ecole-de-codage-sixieme-promotion-parite',
  '/etude-de-cas',
  '/etude-de-cas/all',
  '/etude-de-cas/group?theme=relations-client',
  '/etude_de_cas/constructeur-automobile-rappel-138-000-vehicules',
  '/contact',
  '/signalements',
  '/recrutements',
  '/recrutements/candidature',
];

export const sampleAddresses = [...publicPages, ...privatePages];

/** Whether search engines are asked to leave a page out: Lighthouse's audit `is-crawlable` then has nothing to say. */
export const isPrivate = (address) => privatePages.includes(address);
