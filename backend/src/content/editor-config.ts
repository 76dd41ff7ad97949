/** Configuration of the editor of texts (Decap CMS): a field for each one of the schemas of documents, and what it says of it. */
import { ETUDE_THEMES, STORAGE_BASE } from '@vipp/shared/contract/paths';
import type { Queries } from '../database/database';
import { categories, objectifs, secteurs, typologies } from '../database/schema';
import { PAGES, type Page } from './document';

const percentage = (name: string, label: string) => ({
  name,
  label,
  widget: 'number',
  value_type: 'int',
  min: 0,
  max: 100,
  required: false,
});

const ILLUSTRATED = [
  { name: 'title', label: 'Titre', widget: 'string', required: true },
  {
    name: 'date',
    label: 'Date affichée',
    widget: 'datetime',
    required: true,
    format: 'YYYY-MM-DD',
    date_format: 'DD/MM/YYYY',
    time_format: false,
  },
  {
    name: 'metaDescription',
    label: 'Description pour les moteurs de recherche',
    widget: 'text',
    required: false,
    hint: 'Une phrase, 160 caractères au plus.',
  },
  {
    name: 'image',
    label: 'Image',
    widget: 'image',
    required: false,
    choose_url: false,
    hint: 'PNG, JPEG, WebP, AVIF ou SVG, 50 Mo au plus. Une photographie est réduite, et le lieu de la prise de vue effacé.',
  },
  {
    name: 'imageDetails',
    label: 'À propos de l’image',
    widget: 'object',
    required: false,
    collapsed: true,
    fields: [
      {
        name: 'alt',
        label: 'Texte de remplacement',
        widget: 'string',
        required: false,
        hint: 'Ce que montre l’image, pour qui ne la voit pas. À laisser vide si elle ne fait que décorer.',
      },
      {
        name: 'focus',
        label: 'Point à garder visible',
        widget: 'object',
        required: false,
        hint: 'L’image est recadrée selon l’écran. Sans ce point, son milieu reste visible.',
        fields: [percentage('x', 'Depuis la gauche, en\u202F%'), percentage('y', 'Depuis le haut, en\u202F%')],
      },
      {
        name: 'caption',
        label: 'Légende',
        widget: 'string',
        required: false,
        hint: 'Sous l’image, en tête de la page.',
      },
      {
        name: 'credit',
        label: 'Crédit',
        widget: 'string',
        required: false,
        hint: 'Auteur de la photographie, après la légende.',
      },
    ],
  },
  { name: 'pdf', label: 'Document PDF', widget: 'file', required: false, choose_url: false },
];

/** Fields of a version, not of its text. */
const VERSION = [
  { name: 'version', label: 'Version', widget: 'hidden', required: false },
  {
    name: 'publishAt',
    label: 'Publier plus tard, le',
    widget: 'datetime',
    format: 'YYYY-MM-DDTHH:mm:ssZ',
    date_format: 'DD/MM/YYYY',
    time_format: 'HH:mm',
    default: '',
    required: false,
    hint: 'Avec une date, le contenu est publié à cette heure dès qu’il est à l’état «\u202FPrêt\u202F»\u202F: il n’y a rien d’autre à faire. «\u202FPublier\u202F» le met sur le site sans attendre.',
  },
  { name: 'why', label: 'Motif de la modification', widget: 'string', default: '', required: false },
];

const BODY = {
  name: 'body',
  label: 'Texte',
  widget: 'markdown',
  required: false,
  editor_components: ['image'],
  hint: 'Chaque image a un texte de remplacement, lu à voix haute à qui ne la voit pas.',
};

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

const section = (name: string, label: string): object => ({
  name,
  label,
  widget: 'object',
  collapsed: true,
  fields: [
    { name: 'name', label: 'Titre', widget: 'string' },
    { name: 'content', label: 'Texte (Markdown et HTML)', widget: 'text', required: false },
  ],
});

type Vocabulary = typeof categories | typeof typologies | typeof objectifs | typeof secteurs;

/** @param published pages, whose titles name the sections */
export async function editorConfig(queries: Queries, published: readonly Page[]): Promise<object> {
  const select = async (name: string, label: string, vocabulary: Vocabulary) => {
    const options = (await queries.select().from(vocabulary).orderBy(vocabulary.name)).map((row) => row.name);
    return { name, label, widget: 'select', required: true, options };
  };
  const posts = [
    {
      name: 'description',
      label: 'Résumé de la carte',
      widget: 'text',
      required: false,
      hint: 'Une ou deux phrases.',
    },
    { ...(await select('categories', 'Catégories', categories)), multiple: true, min: 1 },
    BODY,
  ];
  const etudes = [
    { name: 'theme', label: 'Thème', widget: 'select', required: true, options: [...ETUDE_THEMES] },
    await select('typologie', 'Typologie', typologies),
    await select('objectif', 'Objectif', objectifs),
    await select('secteur', 'Secteur', secteurs),
  ];
  const files = Object.entries(PAGES).map(([name, { page, title, keys }]) => {
    const entries = published.find((one) => one.page === page)?.entries ?? [];
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
