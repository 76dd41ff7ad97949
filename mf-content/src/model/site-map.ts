/** The site map (requirement 2.14): every page, and the anchors in it. */
export type SiteMapLink = { to: string; text: string };
export type SiteMapSection = {
  /** The anchor on /plan. */
  anchor: string;
  title: string;
  /** Absent for a group of pages that has no page of its own. */
  to?: string;
  links: readonly SiteMapLink[];
};

export const siteMap: readonly SiteMapSection[] = [
  {
    anchor: 'le-groupe',
    title: 'Le groupe',
    to: '/le-groupe',
    links: [
      { to: '/le-groupe#a_paris', text: 'À Paris' },
      { to: '/le-groupe#en_afrique_subsaharienne', text: 'En Afrique subsaharienne' },
      { to: '/le-groupe#en_france', text: 'En France' },
    ],
  },
  {
    anchor: 'prestations',
    title: 'Prestations',
    to: '/prestations',
    links: [
      { to: '/prestations#Relation_clients', text: 'Relations clients' },
      { to: '/prestations#soutien', text: 'Soutien d’activité' },
      { to: '/prestations#commercial', text: 'Actions commerciales' },
      { to: '/prestations#it', text: 'Activités IT' },
      { to: '/prestations#etude_de_cas', text: 'Nos prestations en exemples' },
    ],
  },
  {
    anchor: 'vous-accompagner',
    title: 'Vous accompagner',
    to: '/vous-accompagner',
    links: [
      { to: '/vous-accompagner#agile', text: 'Agilité' },
      { to: '/vous-accompagner#secteurs', text: 'Secteurs d’activités' },
      { to: '/vous-accompagner#organisation', text: 'Organisation' },
      { to: '/vous-accompagner#couts', text: 'Coûts' },
      { to: '/vous-accompagner#normalisation', text: 'Normalisation' },
      { to: '/vous-accompagner#innovation', text: 'Innovation' },
    ],
  },
  {
    anchor: 'rse',
    title: 'RSE',
    to: '/rse',
    links: [
      { to: '/rse#rse', text: 'Notre démarche' },
      { to: '/rse#valeurs', text: 'Nos valeurs' },
      { to: '/rse#identite', text: 'Nos partenaires' },
      { to: '/rse#engagements', text: 'Nos engagements' },
      { to: '/rse#politique_chartes_bilan', text: 'Politique, chartes et bilans' },
    ],
  },
  {
    anchor: 'etude-de-cas',
    title: 'Études de cas',
    to: '/etude-de-cas',
    links: [{ to: '/etude-de-cas/all', text: 'Toutes les études de cas' }],
  },
  {
    anchor: 'actualite',
    title: 'Actualités',
    to: '/actualite',
    links: [],
  },
  {
    anchor: 'contact',
    title: 'Contact',
    to: '/contact',
    links: [
      { to: '/contact#newsletter', text: 'Lettre d’information' },
      { to: '/signalements', text: 'Signalements' },
    ],
  },
  {
    anchor: 'recrutements',
    title: 'Recrutements',
    to: '/recrutements',
    links: [
      { to: '/recrutements#recrutement', text: 'Travailler avec nous' },
      { to: '/recrutements#metiers', text: 'Nos métiers' },
      { to: '/recrutements#candidature', text: 'Les étapes d’une candidature' },
      { to: '/recrutements#vie_entreprise', text: 'La vie dans l’entreprise' },
      { to: '/recrutements/candidature', text: 'Déposer une candidature' },
    ],
  },
  {
    anchor: 'informations-legales',
    title: 'Informations légales',
    links: [
      { to: '/mentionslegales', text: 'Mentions légales' },
      { to: '/politique', text: 'Politique de confidentialité' },
      { to: '/politique#cookies', text: 'Cookies' },
      { to: '/accessibilite', text: 'Déclaration d’accessibilité' },
    ],
  },
];
