/** Configuration of the editor (Decap CMS), derived from the schemas of documents: a field that they add has no label and does not compile. */
import { STORAGE_BASE } from '@vipp/shared/contract/paths';
import type * as z from 'zod/mini';
import type { Queries } from '../database/database';
import { categories, objectifs, secteurs, typologies } from '../database/schema';
import { etudeSchema, PAGES, postSchema, type Page } from './document';

/** Address and title of each page. */
export const EDITED_PAGES: Readonly<Record<string, [path: string, label: string]>> = {
  home: ['/', 'Accueil'],
  politique: ['/politique', 'Politique de confidentialité'],
  'mentions-legales': ['/mentionslegales', 'Mentions légales'],
  recrutements: ['/recrutements', 'Recrutements'],
  contact: ['/contact', 'Contact'],
  rse: ['/rse', 'RSE'],
  'vous-accompagner': ['/vous-accompagner', 'Vous accompagner'],
  prestations: ['/prestations', 'Prestations'],
  'le-groupe': ['/le-groupe', 'Le groupe'],
  signalements: ['/signalements', 'Signalements'],
};

type Field = { label: string; widget?: string; [option: string]: unknown };
type Vocabulary = 'categories' | 'typologie' | 'objectif' | 'secteur';

/** Sizes are those of the file. */
type Computed = 'imageWidth' | 'imageHeight';
type Labels<Schema extends z.ZodMiniObject> = Record<Exclude<keyof Schema['shape'], Computed>, Field>;

const ILLUSTRATED = {
  title: { label: 'Titre' },
  date: { label: 'Date affichée', widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'DD/MM/YYYY', time_format: false },
  metaDescription: {
    label: 'Description pour les moteurs de recherche',
    widget: 'text',
    hint: 'Une phrase, 160 caractères au plus.',
  },
  image: {
    label: 'Image',
    widget: 'image',
    choose_url: false,
    hint: 'PNG, JPEG, WebP, AVIF ou SVG, 50 Mo au plus. Une photographie est réduite, et le lieu de la prise de vue effacé.',
  },
  pdf: { label: 'Document PDF', widget: 'file', choose_url: false },
} as const satisfies Record<string, Field>;

const POST: Labels<typeof postSchema> = {
  ...ILLUSTRATED,
  description: { label: 'Résumé de la carte', widget: 'text', hint: 'Une ou deux phrases.' },
  categories: { label: 'Catégories', widget: 'select', multiple: true, min: 1 },
};
const ETUDE: Labels<typeof etudeSchema> = {
  ...ILLUSTRATED,
  theme: { label: 'Thème', widget: 'select' },
  typologie: { label: 'Typologie', widget: 'select' },
  objectif: { label: 'Objectif', widget: 'select' },
  secteur: { label: 'Secteur', widget: 'select' },
};

const VERSION: readonly object[] = [
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
    hint: 'Vide : dès que vous publiez. Avec une date, le contenu est publié à cette heure une fois mis à l’état « Prêt ».',
  },
  { name: 'why', label: 'Motif de la modification', widget: 'string', default: '', required: false },
];

const BODY: Field = {
  label: 'Texte',
  widget: 'markdown',
  editor_components: ['image'],
  hint: 'Chaque image a un texte de remplacement, lu à voix haute à qui ne la voit pas.',
};

/** What a schema says of a field: whether it is required, and its values. */
function rules(schema: z.core.$ZodType): object {
  const { def } = schema._zod;
  return {
    required: def.type !== 'optional',
    ...(def.type === 'enum' && { options: Object.values((def as z.core.$ZodEnumDef).entries) }),
  };
}

type Options = Readonly<Record<Vocabulary, string[]>>;

function fieldsOf(schema: z.ZodMiniObject, labels: Readonly<Record<string, Field>>, options: Options): object[] {
  return Object.entries(labels).map(([name, field]) => ({
    name,
    widget: 'string',
    ...rules(schema.shape[name] as z.core.$ZodType),
    ...(Object.hasOwn(options, name) && { options: options[name as Vocabulary] }),
    ...field,
  }));
}

const section = (key: string, label: string): object => ({
  name: key,
  label,
  widget: 'object',
  collapsed: true,
  fields: [
    { name: 'name', label: 'Titre', widget: 'string' },
    { name: 'content', label: 'Texte (Markdown et HTML)', widget: 'text', required: false },
  ],
});

async function readOptions(queries: Queries): Promise<Options> {
  const names = async (table: typeof categories | typeof typologies | typeof objectifs | typeof secteurs) =>
    (await queries.select().from(table).orderBy(table.name)).map(({ name }) => name);
  return {
    categories: await names(categories),
    typologie: await names(typologies),
    objectif: await names(objectifs),
    secteur: await names(secteurs),
  };
}

/** @param pages what is published, whose titles name the sections */
export async function editorConfig(queries: Queries, pages: readonly Page[]): Promise<object> {
  const options = await readOptions(queries);
  const body = (required: boolean) => ({ name: 'body', ...BODY, required });
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
    sortable_fields: [{ field: 'date', label: 'Date', default_sort: 'desc' }, { field: 'title', label: 'Titre' }],
    editor: { preview: false },
    fields: [...fields, ...VERSION],
  });
  const files = Object.entries(PAGES).map(([name, { page, keys }]) => {
    const published = pages.find((one) => one.page === page)?.entries ?? [];
    return {
      name,
      label: EDITED_PAGES[name]?.[1] ?? name,
      file: `pages/${name}.yaml`,
      fields: [...keys.map((key, place) => section(key, published[place]?.name || key)), ...VERSION],
    };
  });
  return {
    locale: 'fr',
    publish_mode: 'editorial_workflow',
    media_folder: 'files',
    public_folder: STORAGE_BASE,
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      folder('posts', 'Actualités', 'article', [...fieldsOf(postSchema, POST, options), body(false)]),
      folder('etudes', 'Études de cas', 'étude de cas', fieldsOf(etudeSchema, ETUDE, options)),
      { name: 'pages', label: 'Pages', editor: { preview: false }, files },
    ],
  };
}
