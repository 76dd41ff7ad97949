/** What the pages of this remote say: the file to edit. */
import type { PageMeta } from '@vipp/shared/contract/page-module';

export type PageText = {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** For search engines and social networks: 60 to 160 characters. */
  description: string;
  /** Search engines may index the page. Link to it from another page then. */
  isPublic: boolean;
  sections: readonly { title: string; paragraphs: readonly string[]; link?: { to: string; text: string } }[];
};

export const toMeta = ({ title, description, isPublic }: PageText): PageMeta => ({
  title,
  description,
  ...(!isPublic && { noindex: true }),
});

const FIRST_SECTIONS: PageText['sections'] = [
  {
    title: 'Le groupe VIPP',
    paragraphs: [
      'VIPP, groupe d’externalisation et d’expérience client, est présent en France, au Bénin, au Togo et au Rwanda.',
    ],
    link: { to: '/le-groupe', text: 'Découvrir le groupe' },
  },
  {
    title: 'Nos actualités',
    paragraphs: ['Ce que font nos équipes, en articles et en documents à télécharger.'],
    link: { to: '/actualite', text: 'Lire nos actualités' },
  },
  {
    title: 'Nous écrire',
    paragraphs: ['La page Contact réunit nos coordonnées et un formulaire.'],
    link: { to: '/contact', text: 'Nous contacter' },
  },
];

export const pageTexts = {
  // for each page
  pageName: {
    title: 'Page title',
    lead: 'Le groupe VIPP, en France, au Bénin, au Togo et au Rwanda.',
    description: 'Le groupe VIPP, externalisation et expérience client en France, au Bénin, au Togo et au Rwanda.',
    isPublic: false,
    sections: FIRST_SECTIONS,
  },
  // end
} satisfies Record<string, PageText>;
