/** The site map (requirement 2.14): every page with its anchors. */
export type SiteMapLink = { to: string; text: string };
export type SiteMapSection = {
  /** Anchor on the page /plan. */
  anchor: string;
  title: string;
  /** What a visitor finds there. */
  about: string;
  /** Absent for a group of pages without a page of its own. */
  to?: string;
  links: readonly SiteMapLink[];
};

const anchorsOf = (page: string, anchors: readonly [anchor: string, text: string][]): SiteMapLink[] =>
  anchors.map(([anchor, text]) => ({ to: `${page}#${anchor}`, text }));

export const siteMap: readonly SiteMapSection[] = [
  {
    anchor: 'le-groupe',
    title: 'Le groupe',
    about: 'Cinq villes, quatre pays, et les femmes et les hommes qui y travaillent.',
    to: '/le-groupe',
    links: [
      { to: '/', text: 'Accueil' },
      ...anchorsOf('/le-groupe', [
        ['a_paris', 'Paris'],
        ['en_afrique_subsaharienne', 'Cotonou, Lomé et Kigali'],
        ['en_france', 'Anteuil'],
      ]),
    ],
  },
  {
    anchor: 'prestations',
    title: 'Prestations',
    about: 'Quatre familles de services, et ce qu’elles ont changé chez nos clients.',
    to: '/prestations',
    links: anchorsOf('/prestations', [
      ['Relation_clients', 'Relations clients'],
      ['soutien', 'Soutien d’activité'],
      ['commercial', 'Actions commerciales'],
      ['it', 'Activités IT'],
      ['etude_de_cas', 'Études de cas'],
    ]),
  },
  {
    anchor: 'vous-accompagner',
    title: 'Vous accompagner',
    about: 'Comment un projet démarre, se pilote et se facture.',
    to: '/vous-accompagner',
    links: anchorsOf('/vous-accompagner', [
      ['agile', 'Un démarrage progressif'],
      ['secteurs', 'Vos secteurs, notre terrain'],
      ['organisation', 'Des interlocuteurs connus'],
      ['couts', 'Des coûts maîtrisés'],
      ['normalisation', 'Une qualité normalisée'],
      ['innovation', 'Une innovation utile'],
    ]),
  },
  {
    anchor: 'rse',
    title: 'RSE',
    about: 'Nos valeurs, nos actions et nos documents.',
    to: '/rse',
    links: anchorsOf('/rse', [
      ['rse', 'Une responsabilité qui se voit au quotidien'],
      ['valeurs', 'Nos valeurs'],
      ['identite', 'Agir avec des associations'],
      ['engagements', 'Nos engagements'],
      ['politique_chartes_bilan', 'Politiques, chartes et bilans'],
    ]),
  },
  {
    anchor: 'etude-de-cas',
    title: 'Études de cas',
    about: 'Des missions menées, avec leurs résultats mesurés.',
    to: '/etude-de-cas',
    links: [
      { to: '/etude-de-cas/all', text: 'Toutes les études de cas' },
      { to: '/etude-de-cas/group?theme=relations-client', text: 'Relations clients' },
      { to: '/etude-de-cas/group?theme=soutien-d-activite', text: 'Soutien d’activités' },
      { to: '/etude-de-cas/group?theme=actions-commerciales', text: 'Actions commerciales' },
      { to: '/etude-de-cas/group?theme=activit%C3%A9s-it', text: 'Activités IT' },
    ],
  },
  {
    anchor: 'actualite',
    title: 'Actualités',
    about: 'La vie des sites, nos métiers et nos engagements.',
    to: '/actualite',
    links: [
      { to: '/actualite', text: 'Tous les articles' },
      { to: '/contact#newsletter', text: 'La newsletter' },
    ],
  },
  {
    anchor: 'contact',
    title: 'Contact',
    about: 'Nous écrire, nous trouver, ou signaler un manquement.',
    to: '/contact',
    links: [
      { to: '/contact#coordonnees', text: 'Nos implantations' },
      { to: '/signalements', text: 'Signalements' },
    ],
  },
  {
    anchor: 'recrutements',
    title: 'Recrutements',
    about: 'Nos métiers, les postes ouverts et le dépôt d’une candidature.',
    to: '/recrutements',
    links: [
      ...anchorsOf('/recrutements', [
        ['recrutement', 'Rejoignez-nous'],
        ['postes', 'Postes ouverts'],
        ['metiers', 'Nos métiers'],
        ['candidature', 'Votre candidature, étape par étape'],
        ['vie_entreprise', 'La vie dans l’entreprise'],
      ]),
      { to: '/recrutements/candidature', text: 'Déposer une candidature' },
    ],
  },
  {
    anchor: 'informations-legales',
    title: 'Informations légales',
    about: 'Vos droits, les nôtres, et l’usage de vos données.',
    links: [
      { to: '/mentionslegales', text: 'Mentions légales' },
      { to: '/politique', text: 'Politique de confidentialité' },
      { to: '/politique#cookies', text: 'Cookies' },
      { to: '/accessibilite', text: 'Déclaration d’accessibilité' },
    ],
  },
];
