/** Configuration of the editor of texts (Decap CMS): a field for each one of the schemas of documents, and what it says of it. */
import { ETUDE_THEMES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { Content } from './document';
import { PAGES } from './pages';

const field = (name: string, label: string, widget: string, more: object = {}) => ({
  ...{ name, label, widget, required: false },
  ...more,
});
const REQUIRED = { required: true };

/** A choice of words that are in use. */
const choice = (name: string, label: string, words: readonly string[], more: object = {}) => {
  const options = [...new Set(words)].sort((one, other) => one.localeCompare(other, 'fr'));
  return field(name, label, 'select', { ...REQUIRED, options, ...more });
};

const PERCENTAGE = { value_type: 'int', min: 0, max: 100 };

const IMAGE_DETAILS = [
  field('alt', 'Texte de remplacement', 'string', {
    hint: 'Ce que montre l’image, pour qui ne la voit pas. À laisser vide si elle ne fait que décorer.',
  }),
  field('focus', 'Point à garder visible', 'object', {
    hint: 'L’image est recadrée selon l’écran. Sans ce point, son milieu reste visible.',
    fields: [
      field('x', 'Depuis la gauche, en\u202F%', 'number', PERCENTAGE),
      field('y', 'Depuis le haut, en\u202F%', 'number', PERCENTAGE),
    ],
  }),
  field('caption', 'Légende', 'string', { hint: 'Sous l’image, en tête de la page.' }),
  field('credit', 'Crédit', 'string', { hint: 'Auteur de la photographie, après la légende.' }),
];

const DAY = { format: 'YYYY-MM-DD', date_format: 'DD/MM/YYYY', time_format: false };
const MINUTE = { format: 'YYYY-MM-DDTHH:mm:ssZ', date_format: 'DD/MM/YYYY', time_format: 'HH:mm', default: '' };

const ILLUSTRATED = [
  field('title', 'Titre', 'string', REQUIRED),
  field('date', 'Date affichée', 'datetime', { ...REQUIRED, ...DAY }),
  field('metaDescription', 'Description pour les moteurs de recherche', 'text', {
    hint: 'Une phrase, 160 caractères au plus.',
  }),
  field('image', 'Image', 'image', {
    choose_url: false,
    hint: 'PNG, JPEG, WebP ou AVIF, 50 Mo au plus. Une photographie est réduite, et le lieu de la prise de vue effacé.',
  }),
  field('imageDetails', 'À propos de l’image', 'object', { collapsed: true, fields: IMAGE_DETAILS }),
  field('pdf', 'Document PDF', 'file', { choose_url: false }),
];

/** Fields of a version, not of its text. */
const VERSION = [
  field('version', 'Version', 'hidden'),
  field('publishAt', 'Publier plus tard, le', 'datetime', {
    ...MINUTE,
    hint: 'Avec une date, le contenu est publié à cette heure dès qu’il est à l’état «\u202FPrêt\u202F»\u202F: il n’y a rien d’autre à faire. «\u202FPublier\u202F» le met sur le site sans attendre.',
  }),
  field('why', 'Motif de la modification', 'string', { default: '' }),
];

const BODY = field('body', 'Texte', 'markdown', {
  editor_components: ['image'],
  hint: 'Chaque image a un texte de remplacement, lu à voix haute à qui ne la voit pas.',
});

const NO_PREVIEW = { editor: { preview: false } };

const folder = (name: string, labels: { label: string; label_singular: string }, fields: object[]) => ({
  ...{ name, folder: name, ...labels, ...NO_PREVIEW, create: true, extension: 'md', format: 'yaml-frontmatter' },
  summary: "{{title}} ({{date | date('DD/MM/YYYY')}})",
  sortable_fields: [
    { field: 'date', label: 'Date', default_sort: 'desc' },
    { field: 'title', label: 'Titre' },
  ],
  fields: [...ILLUSTRATED, ...fields, ...VERSION],
});

const section = (name: string, label: string, isOptional: boolean) =>
  field(name, label, 'object', {
    ...{ ...(!isOptional && REQUIRED), collapsed: true },
    fields: [
      field('name', 'Titre', 'string', isOptional ? {} : REQUIRED),
      field('content', 'Texte (Markdown et HTML)', 'text'),
    ],
  });

/** @param published gives the words that articles and studies may choose from, and the titles of the sections of pages */
export function editorConfig(published: readonly Content[]): object {
  const categories = published.flatMap((content) => (content.kind === 'post' ? content.categories : []));
  const etudes = published.flatMap((content) => (content.kind === 'etude' ? [content.item] : []));
  const entries = new Map(
    published.flatMap((content) => (content.kind === 'page' ? [[content.page, content.entries]] : [])),
  );
  const words = {
    typologie: etudes.map(({ typologie }) => typologie.content),
    objectif: etudes.map(({ objectif }) => objectif.objectif_name),
    secteur: etudes.map(({ secteur }) => secteur.secteur_name),
  };
  const ofPosts = [
    field('description', 'Résumé de la carte', 'text', { hint: 'Une ou deux phrases.' }),
    choice('categories', 'Catégories', categories, { multiple: true, min: 1 }),
    BODY,
  ];
  const ofEtudes = [
    field('theme', 'Thème', 'select', { ...REQUIRED, options: ETUDE_THEMES }),
    choice('typologie', 'Typologie', words.typologie),
    choice('objectif', 'Objectif', words.objectif),
    choice('secteur', 'Secteur', words.secteur),
  ];
  const files = Object.entries(PAGES).map(([name, { page, title, entries: ofPage }]) => {
    const sections = ofPage.map(({ key, isOptional }, place) =>
      section(key, entries.get(page)?.[place]?.name || key, isOptional),
    );
    return { name, label: title, file: `pages/${name}.yaml`, fields: [...sections, ...VERSION] };
  });
  return {
    ...{ locale: 'fr', publish_mode: 'editorial_workflow', media_folder: 'files', public_folder: STORAGE_BASE },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      folder('posts', { label: 'Actualités', label_singular: 'article' }, ofPosts),
      folder('etudes', { label: 'Études de cas', label_singular: 'étude de cas' }, ofEtudes),
      { name: 'pages', label: 'Pages', ...NO_PREVIEW, files },
    ],
  };
}
