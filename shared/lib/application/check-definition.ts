/**
 * Says in words for recruiters what is wrong with a definition of the application. What it accepts can be shown, checked, sent,
 * stored and read back.
 */
import type { ApplicationDefinition } from '../../contract/application/definition';
import { definitionSchema } from '../../contract/application/definition-schema';
import { openingPath } from '../open-openings';
import { checkFields } from './definition-checks/check-fields';
import { checkKeys } from './definition-checks/check-keys';
import {
  placedFields,
  problem,
  quoted,
  repeatedValues,
  sectionPlace,
  type DefinitionProblem,
} from './definition-checks/placed-fields';
import { shapeProblems } from './definition-checks/shape-problems';

export type CheckedDefinition =
  | { definition: ApplicationDefinition; problems: readonly [] }
  | { definition: undefined; problems: DefinitionProblem[] };

/** Names of questions and sections, which are names of form controls. */
function checkNames(definition: ApplicationDefinition): DefinitionProblem[] {
  const sections = definition.steps.flatMap((step) => step.sections.map((section) => ({ step: step.id, section })));
  const lists = sections.filter(({ section }) => section.repeated);
  const all = placedFields(definition);
  const plain = all.filter(({ section }) => !section.repeated);
  const names = [...plain.map(({ field }) => field.name), ...lists.map(({ section }) => section.id)];
  const pathOf = (questions: typeof all, name: string) => questions.findLast(({ field }) => field.name === name)?.path;
  return [
    ...repeatedValues(sections.map(({ section }) => section.id)).map((id) =>
      problem('Sections', `Deux sections ont l’identifiant ${quoted(id)}.`),
    ),
    ...repeatedValues(names).map((name) =>
      problem('Questions', `Le nom ${quoted(name)} est pris par deux questions.`, pathOf(plain, name)),
    ),
    ...lists.flatMap(({ step, section }) => {
      const placedInList = all.filter((placed) => placed.section === section);
      return repeatedValues(placedInList.map(({ field }) => field.name)).map((name) =>
        problem(
          sectionPlace(step, section.title),
          `Le nom ${quoted(name)} est pris par deux questions de cette liste.`,
          pathOf(placedInList, name),
        ),
      );
    }),
  ];
}

/** Positions and their openings: what step 1 offers too, and addresses of their pages. */
function checkPositions(definition: ApplicationDefinition): DefinitionProblem[] {
  const placed = definition.positions.map((position, index) => ({ position, path: ['positions', index] }));
  const openings = placed.flatMap(({ position, path }) =>
    position.openings.map((opening, index) => ({
      opening,
      address: openingPath(position, opening),
      place: `Postes › ${position.label} › ${opening.city}`,
      path: [...path, 'openings', index],
    })),
  );
  /** For a question without the choice that links of offers preset. */
  const unoffered = (question: string, choice: string, ...at: [place: string, path: PropertyKey[]]) => {
    const found = placedFields(definition).find(({ field, step }) => field.name === question && step.id === 'step1');
    const isOffered =
      found !== undefined && 'options' in found.field && found.field.options.some(({ value }) => value === choice);
    const message = `La question ${quoted(question)} de l’étape 1 ne propose pas ${quoted(choice)}.`;
    return isOffered ? [] : [problem(at[0], message, at[1])];
  };
  return [
    ...repeatedValues(definition.positions.map(({ value }) => value)).map((value) =>
      problem('Postes', `Le poste ${quoted(value)} y est deux fois.`),
    ),
    ...placed.flatMap(({ position: { label, value }, path }) => unoffered('poste', value, `Postes › ${label}`, path)),
    ...openings.flatMap(({ opening: { country, publishedOn, closesOn }, place, path }) => [
      ...unoffered('pays', country, place, path),
      ...(publishedOn <= closesOn ? [] : [problem(place, 'L’offre se termine avant d’être publiée.', path)]),
    ]),
    ...repeatedValues(openings.map(({ address }) => address)).map((repeated) =>
      problem(
        'Postes',
        `Deux offres auraient la même adresse, ${repeated}\u202F: changez une ville ou un poste.`,
        openings.findLast(({ address }) => address === repeated)?.path,
      ),
    ),
  ];
}

/** Rules between the parts of a well-formed definition; its texts may still be blank. */
export const ruleProblems = (definition: ApplicationDefinition): DefinitionProblem[] =>
  [checkNames, checkFields, checkKeys, checkPositions].flatMap((check) => check(definition));

/** Values that the schema refuses, in words. */
export function shapeProblemsOf(value: unknown): DefinitionProblem[] {
  const parsed = definitionSchema.safeParse(value);
  return parsed.success ? [] : shapeProblems(value, parsed.error.issues);
}

export function checkDefinition(value: unknown): CheckedDefinition {
  const { data: definition, error } = definitionSchema.safeParse(value);
  const problems = error ? shapeProblems(value, error.issues) : ruleProblems(definition);
  return error || problems.length > 0 ? { definition: undefined, problems } : { definition, problems: [] };
}
