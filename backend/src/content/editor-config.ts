/** Configuration of the editor of texts (Decap CMS): a field for each one of the schemas of documents, and what it says of it. */
import { ETUDE_THEMES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { Content } from './document';
import { PAGES } from './pages';

const field = (name: string, label: string, widget: string, more: object = {}) => ({
  name,
  label,
  widget,
  required: false,
  ...more,
});
const REQUIRED = { required: true };

const percentage = (name: string, label: string) =>
  field(name, label, 'number', { value_type: 'int', min: 0, max: 100 });

const IMAGE_DETAILS = [
  field('alt', 'Texte de remplacement', 'string', {
    hint: 'Ce que montre l’image, pour qui ne la voit pas. À laisser vide si elle ne fait que décorer.',
  }),
  field('focus', 'Point à garder visible', 'object', {
    hint: 'L’image est recadrée selon l’écran. Sans ce point, son milieu reste visible.',
    fields: [percentage('x', 'Depuis la gauche, en\u202F%'), percentage('y', 'Depuis le haut, en\u202F%')],
  }),
  field('caption', 'Légende', 'string', { hint: 'Sous l’image, en tête de la page.' }),
  field('credit', 'Crédit', 'string', { hint: 'Auteur de la photographie, après la légende.' }),
];

const ILLUSTRATED = [
  field('title', 'Titre', 'string', REQUIRED),
  field('date', 'Date affichée', 'datetime', {
    ...REQUIRED,
    format: 'YYYY-MM-DD',
    date_format: 'DD/MM/YYYY',
    time_format: false,
  }),
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
    format: 'YYYY-MM-DDTHH:mm:ssZ',
    date_format: 'DD/MM/YYYY',
    time_format: 'HH:mm',
    default: '',
    hint: 'Avec une date, le contenu est publié à cette heure dès qu’il est à l’état «\u202FPrêt\u202F»\u202F: il n’y a rien d’autre à faire. «\u202FPublier\u202F» le met sur le site sans attendre.',
  }),
  field('why', 'Motif de la modification', 'string', { default: '' }),
];

const BODY = field('body', 'Texte', 'markdown', {
  editor_components: ['image'],
  hint: 'Chaque image a un texte de remplacement, lu à voix haute à qui ne la voit pas.',
});

const folder = (name: string, label: string, singular: string, fields: object[]) => ({
  name,
  label,
  label_singular: singular,
  folder: name,
  create: true,
  extension: 'md',
  format: 'yaml-frontmatter',
  slug: '{{slug}}',
  summary: "{{title}} ({{date | date('DD/MM/YYYY')}})",
  sortable_fields: [
    { field: 'date', label: 'Date', default_sort: 'desc' },
    { field: 'title', label: 'Titre' },
  ],
  editor: { preview: false },
  fields: [...ILLUSTRATED, ...fields, ...VERSION],
});

const section = (name: string, label: string) =>
  field(name, label, 'object', {
    ...REQUIRED,
    collapsed: true,
    fields: [field('name', 'Titre', 'string', REQUIRED), field('content', 'Texte (Markdown et HTML)', 'text')],
  });

/** @param published gives the words that articles and studies may choose from, and the titles of the sections of pages */
export function editorConfig(published: readonly Content[]): object {
  const select = (name: string, label: string, words: readonly string[], more: object = {}) =>
    field(name, label, 'select', { ...REQUIRED, options: [...new Set(words)], ...more });
  const inOrder = (words: string[]): string[] => words.sort((one, other) => one.localeCompare(other, 'fr'));
  const allEtudes = published.filter((content) => content.kind === 'etude');
  const used = (wordOf: (item: (typeof allEtudes)[number]['item']) => string) =>
    inOrder(allEtudes.map(({ item }) => wordOf(item)));
  const posts = [
    field('description', 'Résumé de la carte', 'text', { hint: 'Une ou deux phrases.' }),
    select(
      'categories',
      'Catégories',
      inOrder(published.flatMap((content) => (content.kind === 'post' ? content.categories : []))),
      { multiple: true, min: 1 },
    ),
    BODY,
  ];
  const etudes = [
    select('theme', 'Thème', ETUDE_THEMES),
    select(
      'typologie',
      'Typologie',
      used(({ typologie }) => typologie.content),
    ),
    select(
      'objectif',
      'Objectif',
      used(({ objectif }) => objectif.objectif_name),
    ),
    select(
      'secteur',
      'Secteur',
      used(({ secteur }) => secteur.secteur_name),
    ),
  ];
  const files = Object.entries(PAGES).map(([name, { page, title, keys }]) => {
    const publishedPage = published.find((content) => content.kind === 'page' && content.page === page);
    const entries = publishedPage?.kind === 'page' ? publishedPage.entries : [];
    const sections = keys.map((key, place) => section(key, entries[place]?.name || key));
    return { name, label: title, file: `pages/${name}.yaml`, fields: [...sections, ...VERSION] };
  });
  return {
    locale: 'fr',
    publish_mode: 'editorial_workflow',
    media_folder: 'files',
    public_folder: STORAGE_BASE,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      folder('posts', 'Actualités', 'article', posts),
      folder('etudes', 'Études de cas', 'étude de cas', etudes),
      { name: 'pages', label: 'Pages', editor: { preview: false }, files },
    ],
  };
}
