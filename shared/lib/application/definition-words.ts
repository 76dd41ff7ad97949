/** The properties of a definition in words for recruiters: name of the property, and its value as text. */
import type {
  AnswerRule,
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  Condition,
  Feed,
} from '../../contract/application/definition';
import { dayInWords } from '../day-in-words';
import { formatNumber } from '../format';
import { quoted } from './definition-checks/placed-fields';
import type { PartSource } from './definition-parts';
import { QUESTION_KINDS } from './question-kinds';

/** In the order in which they are shown; blank ones are left out. */
export type Words = Readonly<Record<string, string>>;

function ruleInWords(rule: AnswerRule): string {
  switch (rule.rule) {
    case 'email':
      return 'Une adresse e-mail';
    case 'digits':
      return `De ${rule.min} à ${rule.max} chiffres`;
    case 'age':
      return `De ${rule.min} à ${rule.max} ans`;
    case 'year':
      return `Une année, de ${rule.min} à ${rule.max}`;
    case 'date':
      return 'Une date qui existe';
    case 'later':
      return 'Un jour à venir';
    case 'duration':
      return 'Une durée en mois et années (mm/aa)';
    case 'items':
      return `${rule.count} réponses séparées par des virgules`;
    case 'number':
      return `Un nombre${rule.decimals ? '' : ' entier'}, de ${formatNumber(rule.min)} à ${formatNumber(rule.max)}`;
    case 'choices':
      return `De ${rule.min} à ${rule.max} choix`;
  }
}

/** « Niveau d’études » est « Bac » ou « Licence ». */
export function conditionInWords(condition: Condition, { steps }: Pick<ApplicationDefinition, 'steps'>): string {
  const fields = steps.flatMap(({ sections }) => sections.flatMap((section) => section.fields));
  const deciding = fields.find(({ name }) => name === condition.field);
  const isPositive = 'is' in condition;
  const values = 'is' in condition ? condition.is : condition.isNot;
  const question = quoted(deciding?.label ?? condition.field);
  if (deciding?.kind === 'checkbox') return `${question} ${isPositive ? 'est cochée' : 'n’est pas cochée'}`;
  const options = deciding && 'options' in deciding ? deciding.options : [];
  const labels = values.map((value) => quoted(options.find((option) => option.value === value)?.label ?? value));
  const [verb, negation] = deciding?.kind === 'choices' ? ['comprend', 'ne comprend pas'] : ['est', 'n’est pas'];
  return `${question} ${isPositive ? verb : negation} ${labels.join(' ou ')}`;
}

function feedInWords(feed: Feed): string {
  if (typeof feed === 'string') return feed;
  switch (feed.kind) {
    case 'text':
      return feed.keys.join(', ');
    case 'flag':
      return `${feed.key} (oui ou non)`;
    case 'end':
      return `${feed.key} (fin de la durée)`;
    case 'presence':
      return `${feed.key} (cochée si la réponse existe)`;
    case 'receptionDay':
      return `${feed.key} (jour de la candidature)`;
  }
}

function fieldWords(field: ApplicationField, definition: ApplicationDefinition): Words {
  const [rule] = field.rules ?? [];
  return {
    Libellé: field.label,
    Type: QUESTION_KINDS[field.kind].words,
    Aide: field.hint ?? '',
    'Message si la réponse manque': field.required ?? '',
    Réponse: rule ? ruleInWords(rule) : '',
    'Message si la réponse ne convient pas': rule?.message ?? '',
    'Posée seulement si': field.when ? conditionInWords(field.when, definition) : '',
    'Longueur maximale': field.maxLength === undefined ? '' : `${field.maxLength} caractères`,
    'Nombre de lignes': 'rows' in field && field.rows !== undefined ? String(field.rows) : '',
    Largeur: field.width === 'half' ? 'La moitié de la ligne' : '',
    'Remplissage automatique': 'autocomplete' in field && field.autocomplete !== 'off' ? field.autocomplete : '',
    Clavier: 'inputMode' in field && field.inputMode ? 'Des chiffres' : '',
    'Clé d’envoi': feedInWords(field.feeds),
    'Pourquoi cette question': definition.reasons?.[field.name] ?? '',
  };
}

const sectionWords = ({ title, intro, repeated }: ApplicationSection, step: string): Words => ({
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

function propertiesOf(source: PartSource, definition: ApplicationDefinition): Words {
  switch (source.type) {
    case 'step':
      return { Titre: source.item.title };
    case 'section':
      return sectionWords(source.item, source.step);
    case 'field':
      return fieldWords(source.item, definition);
    case 'option':
      return { Libellé: source.item.label, 'Valeur envoyée': source.item.value };
    case 'position':
      return { Nom: source.item.label, Présentation: source.item.summary, 'Valeur envoyée': source.item.value };
    case 'opening':
      return {
        Ville: source.item.city,
        Pays: `${source.item.country} (${source.item.countryCode})`,
        'Publiée le': dayInWords(source.item.publishedOn),
        'Jusqu’au': dayInWords(source.item.closesOn),
      };
    case 'keys':
      return Object.fromEntries(Object.entries(source.item).map(([name, value]) => [name, value ?? 'vide']));
  }
}

/** The properties of a part of `definition` that have a value. */
export const partWords = (source: PartSource, definition: ApplicationDefinition): Words =>
  Object.fromEntries(Object.entries(propertiesOf(source, definition)).filter(([, value]) => value !== ''));
