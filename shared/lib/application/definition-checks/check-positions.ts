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
  const placed = positions.map((position, index) => ({ position, path: ['positions', index] }));
  const openings = placed.flatMap(({ position, path }) =>
    position.openings.map((opening, index) => ({
      position,
      opening,
      place: `Postes › ${position.label} › ${opening.city}`,
      path: [...path, 'openings', index],
    })),
  );
  const addresses = openings.map(({ position, opening }) => openingPath(position, opening));
  return [
    ...repeatedValues(positions.map(({ value }) => value)).map((value) =>
      problem('Postes', `Le poste «\u202F${value}\u202F» y est deux fois.`),
    ),
    ...placed
      .filter(({ position }) => !offered.includes(position.value))
      .map(({ position: { label, value }, path }) =>
        problem(
          `Postes › ${label}`,
          `La question «\u202Fposte\u202F» de l’étape 1 ne propose pas «\u202F${value}\u202F».`,
          path,
        ),
      ),
    ...openings.flatMap(({ opening: { country, publishedOn, closesOn }, place, path }) => [
      ...(countries.includes(country)
        ? []
        : [
            problem(
              place,
              `La question «\u202Fpays\u202F» de l’étape 1 ne propose pas «\u202F${country}\u202F».`,
              path,
            ),
          ]),
      ...(publishedOn <= closesOn ? [] : [problem(place, 'L’offre se termine avant d’être publiée.', path)]),
    ]),
    ...repeatedValues(addresses).map((address) =>
      problem(
        'Postes',
        `Deux offres auraient la même adresse, ${address}\u202F: changez une ville ou un poste.`,
        openings[addresses.lastIndexOf(address)]?.path,
      ),
    ),
  ];
}
