/**
 * What `npm run screenshots` takes: every page, and the states that a visitor brings it into. `window: true` shows what
 * the window shows, for what lies over the page; `widths` where a state exists at some widths only.
 */
import * as visit from './visits.mjs';

const PDF_ARTICLE = '/actualite/grille-d-ecoute-12-criteres-qualite';
const HTML_ARTICLE = '/actualite/ecole-de-codage-sixieme-promotion-parite';
const STUDY = '/etude_de_cas/constructeur-automobile-rappel-138-000-vehicules';
const CANDIDATE = '/recrutements/candidature';
const NARROW = [360, 768];

/**
 * @typedef {object} Shot
 * @property {string} name
 * @property {string} path
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [reach] from the page to the state
 * @property {boolean} [window]
 * @property {number[]} [widths]
 * @property {'whole' | 'partial'} [site]
 * @property {boolean} [undecided] about cookies
 */

/** @type {Shot[]} */
const pages = [
  { name: 'accueil', path: '/' },
  { name: 'le-groupe', path: '/le-groupe' },
  { name: 'prestations', path: '/prestations' },
  { name: 'vous-accompagner', path: '/vous-accompagner' },
  { name: 'rse', path: '/rse' },
  { name: 'actualite', path: '/actualite' },
  { name: 'article', path: HTML_ARTICLE },
  { name: 'article-pdf', path: PDF_ARTICLE },
  { name: 'etudes-de-cas', path: '/etude-de-cas' },
  { name: 'etudes-toutes', path: '/etude-de-cas/all' },
  { name: 'etudes-d-un-theme', path: '/etude-de-cas/group?theme=relations-client' },
  { name: 'etude', path: STUDY },
  { name: 'contact', path: '/contact' },
  { name: 'signalements', path: '/signalements' },
  { name: 'signalement-suivi', path: '/signalements/suivi' },
  { name: 'recrutements', path: '/recrutements' },
  { name: 'candidature', path: CANDIDATE },
  { name: 'candidature-2', path: CANDIDATE, reach: visit.addExperience },
  { name: 'plan', path: '/plan' },
  { name: 'politique', path: '/politique' },
  { name: 'mentions-legales', path: '/mentionslegales' },
  { name: 'mot-de-passe-adresse', path: '/forget-password/verification-e-mail' },
  { name: 'mot-de-passe-lien-perime', path: '/forget-password/change-your-password/lien-inconnu' },
  { name: 'newsletter-confirmation', path: '/newsletter/confirmation/lien-inconnu' },
  { name: 'newsletter-desinscription', path: '/newsletter/desinscription/lien-inconnu' },
];

/** @type {Shot[]} */
const states = [
  { name: 'accueil-menu', path: '/', reach: visit.openMenu, window: true, widths: NARROW },
  { name: 'accueil-cookies', path: '/', undecided: true, window: true },
  { name: 'accueil-pays', path: '/', reach: visit.openCountry },
  { name: 'actualite-filtres', path: '/actualite', reach: visit.openFilters },
  { name: 'actualite-vide', path: '/actualite?q=xyzzy' },
  { name: 'etudes-vide', path: '/etude-de-cas/all?q=xyzzy' },
  { name: 'newsletter', path: '/plan', reach: visit.openNewsletter, window: true },
  { name: 'newsletter-erreurs', path: '/plan', reach: visit.refuseNewsletter, window: true },
  { name: 'etude-demande', path: STUDY, reach: visit.openRequest, window: true },
  { name: 'etude-demande-erreurs', path: STUDY, reach: visit.refuseRequest, window: true },
  { name: 'etude-lien-inconnu', path: '/etude-de-cas/lien/lien-inconnu' },
  { name: 'contact-erreurs', path: '/contact', reach: visit.sendBlank('Envoyer') },
  { name: 'contact-envoye', path: '/contact', reach: visit.sendContact },
  { name: 'signalement-identifie', path: '/signalements', reach: visit.identifyReporter },
  { name: 'signalement-erreurs', path: '/signalements', reach: visit.sendBlank('Je valide mon formulaire') },
  { name: 'signalement-relecture', path: '/signalements', reach: visit.previewReport, window: true },
  { name: 'signalement-recu', path: '/signalements', reach: visit.sendReport },
  { name: 'signalement-fil', path: '/signalements', reach: visit.followReport },
  { name: 'candidature-2-erreurs', path: CANDIDATE, reach: visit.refuseBackground },
  { name: 'candidature-relecture', path: CANDIDATE, reach: visit.previewApplication, window: true },
  { name: 'candidature-recue', path: CANDIDATE, reach: visit.sendApplication },
  { name: 'candidature-suivi', path: CANDIDATE, reach: visit.followApplication },
  { name: 'candidature-modifier', path: CANDIDATE, reach: visit.editApplication },
  { name: 'candidature-lien-inconnu', path: '/recrutementdetails/lien-inconnu' },
  { name: 'page-non-trouvee', path: '/cette-page-n-existe-pas' },
  { name: 'page-indisponible', path: '/contact', site: 'partial' },
];

export const shots = [...pages, ...states];

/** Those that the committed contact sheet shows, most telling first. */
export const SHEET = ['accueil', 'le-groupe', 'prestations', 'vous-accompagner', 'rse', 'actualite', 'article', 'etude', 'contact', 'recrutements', 'candidature', 'page-non-trouvee'];
