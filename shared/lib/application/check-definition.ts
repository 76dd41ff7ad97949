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
import type { DefinitionProblem } from './definition-checks/placed-fields';
import { shapeProblems } from './definition-checks/shape-problems';
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
