/** Names of questions and sections, which are names of form controls. */
import type { ApplicationDefinition } from '../../../contract/application/definition';
import { placedFields, problem, repeatedValues, stepPlace, type DefinitionProblem } from './placed-fields';

export function checkNames(definition: ApplicationDefinition): DefinitionProblem[] {
  const sections = definition.steps.flatMap(({ id, sections: own }) => own.map((section) => ({ step: id, section })));
  const all = placedFields(definition);
  const plain = all.filter(({ section }) => !section.repeated);
  const names = [
    ...plain.map(({ field }) => field.name),
    ...sections.filter(({ section }) => section.repeated).map(({ section }) => section.id),
  ];
  const ids = repeatedValues(sections.map(({ section }) => section.id));
  return [
    ...ids.map((id) => problem('Sections', `Deux sections ont l’identifiant «\u202F${id}\u202F».`)),
    ...repeatedValues(names).map((name) =>
      problem(
        'Questions',
        `Le nom «\u202F${name}\u202F» est pris par deux questions.`,
        plain.findLast(({ field }) => field.name === name)?.path,
      ),
    ),
    ...sections
      .filter(({ section }) => section.repeated)
      .flatMap(({ step, section }) =>
        repeatedValues(section.fields.map(({ name }) => name)).map((name) =>
          problem(
            `${stepPlace(step)} › ${section.title}`,
            `Le nom «\u202F${name}\u202F» est pris par deux questions de cette liste.`,
            all.findLast((placed) => placed.section === section && placed.field.name === name)?.path,
          ),
        ),
      ),
  ];
}
