/** Messages of the schema about a definition, in words: the part, and its problem. */
import type * as z from 'zod/mini';
import { problem, quoted, type DefinitionProblem } from './placed-fields';

type Issue = z.core.$ZodIssue;

const propertyOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;

/** Name of a part for people: its label, title or value. */
const nameOf = (part: unknown): string | undefined =>
  ['label', 'title', 'city', 'name', 'value', 'id']
    .map((property) => propertyOf(part, property))
    .find((text): text is string => typeof text === 'string' && text !== '');

const PARTS: Readonly<Record<string, string>> = {
  steps: 'Étape',
  sections: 'Section',
  fields: 'Question',
  options: 'Choix',
  positions: 'Poste',
  openings: 'Offre',
};

/** `['steps', 0, 'sections', 2, 'title']` becomes « Étape 1 › Langues » and `title`. */
function placeOf(definition: unknown, path: readonly PropertyKey[]): { place: string; property: string } {
  const places: string[] = [];
  let property = '';
  let part = definition;
  path.forEach((key, index) => {
    part = propertyOf(part, key);
    const list = String(path[index - 1] ?? '');
    if (typeof key === 'number' && list in PARTS) {
      places.push(list === 'steps' ? `Étape ${key + 1}` : (nameOf(part) ?? `${PARTS[list]} ${key + 1}`));
      property = '';
    } else if (typeof key === 'string' && (!(key in PARTS) || index === path.length - 1))
      property = property ? `${property}.${key}` : key;
  });
  return { place: places.join(' › ') || 'Formulaire', property };
}

/** For a union, the issue of the branch that matched most of the input. */
function deepest(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const inner = issue.errors.flat().toSorted((one, other) => other.path.length - one.path.length)[0];
  return inner ? deepest({ ...inner, path: [...issue.path, ...inner.path] }) : issue;
}

function messageOf(issue: Issue, property: string, isMissing: boolean): string {
  if (issue.code === 'unrecognized_keys') return `${issue.keys.map(quoted).join(', ')} n’y a pas de sens.`;
  const subject = property ? quoted(property) : 'Cette partie';
  if (isMissing) return `${property ? quoted(property) : 'Une partie'} manque.`;
  if (property.endsWith('name') && issue.code !== 'invalid_type')
    return `${subject} doit commencer par une lettre, n’avoir que des lettres sans accent, des chiffres et _, et ne pas être un nom réservé.`;
  if (issue.code === 'too_big') return `${subject} est trop long ou trop grand (${issue.maximum} au plus).`;
  if (issue.code === 'too_small') return `${subject} est vide ou trop petit (${issue.minimum} au moins).`;
  if (issue.code === 'invalid_value') return `${subject} doit être l’une des valeurs ${issue.values.join(', ')}.`;
  return `${subject} n’est pas valable.`;
}

export function shapeProblems(definition: unknown, issues: readonly Issue[]): DefinitionProblem[] {
  return issues.map((one) => {
    const issue = deepest(one);
    const { place, property } = placeOf(definition, issue.path);
    const found = issue.path.reduce(propertyOf, definition);
    return problem(place, messageOf(issue, property, found === undefined), issue.path);
  });
}
