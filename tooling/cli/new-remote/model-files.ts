/** The model of a new remote: what its pages say, as data, and what is derived from it. */
import { camelCase } from './case-of-name';
import type { NewPage } from './page-of-route';

const PAGE_TEXT = `/** What a page says, and what is derived from it. */
import type { PageMeta } from '@vipp/shared/contract/page-module';
import { slugify } from '@vipp/shared/lib/slugify';

type TextSection = {
  title: string;
  paragraphs: readonly string[];
  link?: { to: string; text: string };
};

export type PageText = {
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** For search engines and social networks: 60 to 160 characters. */
  description: string;
  /** Search engines may index the page. Link to it from another page then. */
  isPublic: boolean;
  sections: readonly TextSection[];
};

export const toMeta = ({ title, description, isPublic }: PageText): PageMeta => ({
  title,
  description,
  ...(!isPublic && { noindex: true }),
});

/** The sections that have a text, each with the anchor of its title. */
export const toSections = ({ sections }: PageText): (TextSection & { id: string })[] =>
  sections
    .filter(({ paragraphs }) => paragraphs.length > 0)
    .map((section) => ({ ...section, id: slugify(section.title) }));
`;

const PAGE_TEXT_TEST = `import { toMeta, toSections, type PageText } from './page-text';

const text: PageText = {
  title: 'Une page',
  lead: 'En une phrase.',
  description: 'Ce que l’on trouve sur cette page.',
  isPublic: false,
  sections: [
    { title: 'À Lomé', paragraphs: ['Un site.'] },
    { title: 'À venir', paragraphs: [] },
  ],
};

describe('the text of a page', () => {
  it('excludes the page from search engines until it is public', () => {
    expect(toMeta(text)).toMatchObject({ title: 'Une page', noindex: true });
    expect(toMeta({ ...text, isPublic: true })).not.toHaveProperty('noindex');
  });

  it('has an anchor for each section, and no section without a text', () => {
    expect(toSections(text).map(({ id }) => id)).toEqual(['a-lome']);
  });
});
`;

const FIRST_SECTIONS = `[
  {
    title: 'Le groupe VIPP',
    paragraphs: ['VIPP, groupe d’externalisation et d’expérience client, est présent en France, au Bénin, au Togo et au Rwanda.'],
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
]`;

const textOf = ({ name, title }: NewPage): string => `  ${camelCase(name)}: {
    title: ${JSON.stringify(title)},
    lead: 'Le groupe VIPP, en France, au Bénin, au Togo et au Rwanda.',
    description: ${JSON.stringify(`${title}. Le groupe VIPP, externalisation et expérience client en France, au Bénin, au Togo et au Rwanda.`)},
    isPublic: false,
    sections: FIRST_SECTIONS,
  },`;

const pageTexts = (pages: readonly NewPage[]): string => `/** What the pages of this remote say: the file to edit. */
import type { PageText } from './page-text';

const FIRST_SECTIONS: PageText['sections'] = ${FIRST_SECTIONS};

export const pageTexts = {
${pages.map(textOf).join('\n')}
} satisfies Record<string, PageText>;
`;

/** @returns text by path below the remote's folder */
export const modelFiles = (pages: readonly NewPage[]): Record<string, string> => ({
  'src/model/page-text.ts': PAGE_TEXT,
  'src/model/page-text.test.ts': PAGE_TEXT_TEST,
  'src/model/page-texts.ts': pageTexts(pages),
});
