/** The editor's names for properties of a definition. */
import type { ApplicationField } from '@vipp/shared/contract/application/definition';
import type { RuleName } from '@vipp/shared/lib/application/question-kinds';
import {
  type NodeType,
  type PropertyName,
  type TextName,
  textOf,
  type TreeNode,
} from '@vipp/shared/lib/workshop/draft-nodes';

export type Kind = ApplicationField['kind'];

/** Rules for answers, and their messages until a recruiter writes others. */
export const RULES: Readonly<Record<RuleName, { words: string; message: string }>> = {
  email: { words: 'Une adresse e-mail', message: 'Indiquez une adresse e-mail valide' },
  digits: { words: 'Un nombre de chiffres', message: 'Vérifiez le nombre de chiffres' },
  age: { words: 'Un âge, d’après la date de naissance', message: 'Date de naissance invalide' },
  year: { words: 'Une année', message: 'Indiquez une année valide' },
  date: { words: 'Une date qui existe', message: 'Indiquez une date qui existe' },
  later: { words: 'Un jour à venir', message: 'Choisissez un jour à venir' },
  duration: {
    words: 'Une durée en mois et années (mm/aa)',
    message: 'Indiquez des mois et des années, par exemple 06/2',
  },
  items: { words: 'Plusieurs réponses séparées par des virgules', message: 'Séparez vos réponses par des virgules' },
  number: { words: 'Un nombre', message: 'Indiquez un nombre valide' },
  choices: { words: 'Un nombre de choix', message: 'Vérifiez le nombre de réponses cochées' },
};

export const LAWFUL =
  'La loi interdit les questions sans lien avec le poste\u202F: origine, santé, famille, religion, opinions, syndicat.';

/** Message of a required question, until a recruiter writes another message. */
export const REQUIRED = 'Cette réponse est obligatoire.';

export const TYPE_WORDS: Readonly<Record<NodeType, { one: string; blank: string }>> = {
  step: { one: 'Étape', blank: 'Étape sans titre' },
  section: { one: 'Section', blank: 'Section sans titre' },
  field: { one: 'Question', blank: 'Question sans libellé' },
  option: { one: 'Choix', blank: 'Choix sans libellé' },
  condition: { one: 'Condition', blank: 'Condition' },
  position: { one: 'Poste', blank: 'Poste sans nom' },
  opening: { one: 'Offre', blank: 'Offre sans ville' },
};

/** The name of a part for recruiters. */
export function titleOf({ type, node }: Pick<TreeNode, 'type' | 'node'>): string {
  const name = type === 'step' || type === 'section' ? 'title' : type === 'opening' ? 'city' : 'label';
  return textOf(node, name).trim() || TYPE_WORDS[type].blank;
}

/** The fields of parts, as labels of their controls and in messages about them. */
export const FIELD_WORDS = {
  label: 'Libellé',
  title: 'Titre',
  intro: 'Texte sous le titre',
  hint: 'Aide',
  kind: 'Genre de réponse',
  required: 'Message si la réponse manque',
  rule: 'La réponse doit être',
  ruleMessage: 'Message si la réponse ne convient pas',
  min: 'Minimum',
  max: 'Maximum',
  count: 'Nombre de réponses',
  decimals: 'Nombres à virgule acceptés',
  maxLength: 'Longueur maximale, en caractères',
  rows: 'Nombre de lignes',
  width: 'À côté d’une autre question sur un grand écran',
  autocomplete: 'Remplissage automatique',
  inputMode: 'Clavier de chiffres sur un téléphone',
  name: 'Nom technique',
  value: 'Valeur envoyée',
  keys: 'Clés d’envoi',
  start: 'Question où commence la durée',
  whenField: 'Question dont cela dépend',
  itemTitle: 'Titre d’un bloc',
  add: 'Bouton pour ajouter un bloc',
  remove: 'Bouton pour retirer un bloc',
  tooMany: 'Message s’il y a trop de blocs',
  empty: 'Texte sans aucun bloc',
  summary: 'Présentation du poste',
  city: 'Ville',
  country: 'Pays',
  countryCode: 'Code du pays',
  publishedOn: 'Publiée le',
  closesOn: 'Dernier jour pour postuler',
} as const satisfies Partial<Record<TextName | PropertyName, string>>;

/** Names in the check, if others than the fields of parts. */
const PROPERTY_WORDS: Readonly<Record<string, string>> = {
  ...FIELD_WORDS,
  rules: 'Minimum et maximum',
  'rules.message': FIELD_WORDS.ruleMessage,
  feeds: 'Clé d’envoi',
  'feeds.key': 'Clé d’envoi',
  id: FIELD_WORDS.name,
  'when.is': 'Condition',
  'when.isNot': 'Condition',
  'when.field': 'Condition',
  'repeated.max': 'Nombre maximal de blocs',
};

/** @param property of a part of the definition, such as `rules.min` */
export const propertyWords = (property: string): string | undefined =>
  PROPERTY_WORDS[property] ?? PROPERTY_WORDS[property.split('.').at(-1) ?? ''];
