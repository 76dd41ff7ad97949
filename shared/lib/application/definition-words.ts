/** The properties of a definition in words for recruiters: name of the property, and its value as text. */
import type {
  AnswerRule,
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  Condition,
  Feed,
} from '../../contract/application/definition';
import { conditionsOf, holds } from '../../contract/application/asked-fields';
import { formatNumber } from '../format';
import { quoted } from './definition-checks/placed-fields';
import { QUESTION_KINDS, type RuleName } from './question-kinds';

/** In the order in which they are shown; blank ones are not shown. */
export type Words = Readonly<Record<string, string>>;

const RULES: { [Name in RuleName]: (rule: Extract<AnswerRule, { rule: Name }>) => string } = {
  email: () => 'Une adresse e-mail',
  digits: ({ min, max }) => `De ${min} à ${max} chiffres`,
  age: ({ min, max }) => `De ${min} à ${max} ans`,
  year: ({ min, max }) => `Une année, de ${min} à ${max}`,
  date: () => 'Une date qui existe',
  later: () => 'Un jour à venir',
  duration: () => 'Une durée en mois et années (mm/aa)',
  items: ({ count }) => `${count} réponses séparées par des virgules`,
  number: ({ min, max, decimals }) =>
    `Un nombre${decimals ? '' : ' entier'}, de ${formatNumber(min)} à ${formatNumber(max)}`,
  choices: ({ min, max }) => `De ${min} à ${max} choix`,
};

const ruleInWords = (rule: AnswerRule): string => (RULES[rule.rule] as (given: AnswerRule) => string)(rule);

/** « Niveau d’études » est « Bac » ou « Licence ». */
function conditionInWords(condition: Condition, { steps }: Pick<ApplicationDefinition, 'steps'>): string {
  const fields = steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const deciding = fields.find(({ name }) => name === condition.field);
  const values = 'is' in condition ? condition.is : condition.isNot;
  const question = quoted(deciding?.label ?? condition.field);
  if (deciding?.kind === 'checkbox')
    return `${question} ${holds(condition, { [condition.field]: 'on' }) ? 'est cochée' : 'n’est pas cochée'}`;
  const options = deciding && 'options' in deciding ? deciding.options : [];
  const labelOf = (value: string) => quoted(options.find((option) => option.value === value)?.label ?? value);
  const labels = values.map((value) => (value === '' ? 'sans réponse' : labelOf(value)));
  const [verb, negation] = deciding?.kind === 'choices' ? ['comprend', 'ne comprend pas'] : ['est', 'n’est pas'];
  return `${question} ${'is' in condition ? verb : negation} ${labels.join(' ou ')}`;
}

const FEEDS = {
  flag: 'oui ou non',
  end: 'fin de la durée',
  presence: 'cochée si la réponse existe',
  receptionDay: 'jour de la candidature',
} as const;

function feedInWords(feed: Feed): string {
  if (typeof feed === 'string') return feed;
  return feed.kind === 'text' ? feed.keys.join(', ') : `${feed.key} (${FEEDS[feed.kind]})`;
}

export function fieldWords(field: ApplicationField, definition: ApplicationDefinition): Words {
  const [rule] = field.rules ?? [];
  return {
    Libellé: field.label,
    Type: QUESTION_KINDS[field.kind].words,
    Aide: field.hint ?? '',
    'Message si la réponse manque': field.required ?? '',
    Réponse: rule ? ruleInWords(rule) : '',
    'Message si la réponse ne convient pas': rule?.message ?? '',
    'Posée seulement si': conditionsOf(field)
      .map((condition) => conditionInWords(condition, definition))
      .join(', et '),
    'Longueur maximale': field.maxLength === undefined ? '' : `${field.maxLength} caractères`,
    'Nombre de lignes': 'rows' in field && field.rows !== undefined ? String(field.rows) : '',
    Largeur: field.width === 'half' ? 'La moitié de la ligne' : '',
    'Remplissage automatique': 'autocomplete' in field && field.autocomplete !== 'off' ? field.autocomplete : '',
    Clavier: 'inputMode' in field && field.inputMode ? 'Des chiffres' : '',
    'Clé d’envoi': feedInWords(field.feeds),
  };
}

export const sectionWords = ({ title, intro, repeated }: ApplicationSection, step: string): Words => ({
  Titre: title,
  'Texte sous le titre': intro?.join('\n') ?? '',
  Étape: step,
  'Nombre maximal de blocs': repeated ? String(repeated.max) : '',
  'Titre d’un bloc': repeated?.itemTitle ?? '',
  'Bouton pour ajouter un bloc': repeated?.add ?? '',
  'Bouton pour retirer un bloc': repeated?.remove ?? '',
  'Message s’il y a trop de blocs': repeated?.tooMany ?? '',
  'Texte sans aucun bloc': repeated?.empty ?? '',
});
