/** Positions and their openings: what the form offers too, and addresses of their pages. */
import type { ApplicationDefinition } from '../../../contract/application/definition';
import { openingPath } from '../../open-openings';
import { placedFields, problem, repeatedValues, type DefinitionProblem } from './placed-fields';

/** Choices of the question of this name in step 1, which links of offers preset. */
function choicesOf(definition: ApplicationDefinition, name: string): string[] {
  const found = placedFields(definition).find(({ field, step }) => field.name === name && step.id === 'step1')?.field;
  return found && 'options' in found ? found.options.map(({ value }) => value) : [];
}

export function checkPositions(definition: ApplicationDefinition): DefinitionProblem[] {
  const { positions } = definition;
  const offered = choicesOf(definition, 'poste');
  const countries = choicesOf(definition, 'pays');
  const openings = positions.flatMap((position) => position.openings.map((opening) => ({ position, opening })));
  const paths = openings.map(({ position, opening }) => openingPath(position, opening));
  return [
    ...repeatedValues(positions.map(({ value }) => value)).map((value) =>
      problem('Postes', `Le poste «\u202F${value}\u202F» y est deux fois.`),
    ),
    ...positions
      .filter(({ value }) => !offered.includes(value))
      .map(({ label, value }) =>
        problem(
          `Postes › ${label}`,
          `La question «\u202Fposte\u202F» de l’étape 1 ne propose pas «\u202F${value}\u202F».`,
        ),
      ),
    ...openings.flatMap(({ position, opening: { country, city, publishedOn, closesOn } }) => [
      ...(countries.includes(country)
        ? []
        : [
            problem(
              `Postes › ${position.label} › ${city}`,
              `La question «\u202Fpays\u202F» de l’étape 1 ne propose pas «\u202F${country}\u202F».`,
            ),
          ]),
      ...(publishedOn <= closesOn
        ? []
        : [problem(`Postes › ${position.label} › ${city}`, 'L’offre se termine avant d’être publiée.')]),
    ]),
    ...repeatedValues(paths).map((path) =>
      problem('Postes', `Deux offres auraient la même adresse, ${path}\u202F: changez une ville ou un poste.`),
    ),
  ];
}
