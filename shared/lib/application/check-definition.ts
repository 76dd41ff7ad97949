/**
 * Says in words for recruiters what is wrong with a definition of the application. What it accepts can be shown, checked, sent,
 * stored and read back.
 */
import type { ApplicationDefinition } from '../../contract/application/definition';
import { checkConditions } from './definition-checks/check-conditions';
import { checkFields } from './definition-checks/check-fields';
import { checkKeys } from './definition-checks/check-keys';
import { checkNames } from './definition-checks/check-names';
import { checkPositions } from './definition-checks/check-positions';
import { problem, type DefinitionProblem } from './definition-checks/placed-fields';
import { shapeProblems } from './definition-checks/shape-problems';
import { unexplainedWarnings } from './wording-warnings';
import { definitionSchema } from '../../contract/application/definition-schema';

export type CheckedDefinition =
  | { definition: ApplicationDefinition; problems: readonly [] }
  | { definition: undefined; problems: DefinitionProblem[] };

/** Rules between the parts of what has the shape of a definition; its texts may still be blank. */
export const ruleProblems = (definition: ApplicationDefinition): DefinitionProblem[] =>
  [checkNames, checkFields, checkConditions, checkKeys, checkPositions].flatMap((check) => check(definition));

/** Values that the schema refuses, in words. */
export function shapeProblemsOf(value: unknown): DefinitionProblem[] {
  const parsed = definitionSchema.safeParse(value);
  return parsed.success ? [] : shapeProblems(value, parsed.error.issues);
}

export function checkDefinition(value: unknown): CheckedDefinition {
  const parsed = definitionSchema.safeParse(value);
  if (!parsed.success) return { definition: undefined, problems: shapeProblems(value, parsed.error.issues) };
  const definition = parsed.data;
  const problems = ruleProblems(definition);
  return problems.length === 0 ? { definition, problems: [] } : { definition: undefined, problems };
}

/**
 * What forbids publishing a definition as a new version: also each question that needs a reason and has none in `reasons`. Versions
 * that were published before may be published again without it.
 */
export function checkNewVersion(value: unknown): CheckedDefinition {
  const checked = checkDefinition(value);
  if (!checked.definition) return checked;
  const problems = unexplainedWarnings(checked.definition).map(({ place, message, path }) =>
    problem(place, message, path),
  );
  return problems.length === 0 ? checked : { definition: undefined, problems };
}
