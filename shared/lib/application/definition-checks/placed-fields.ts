/** The questions of a definition in their order, each with words for the place where it is. */
import type {
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  ApplicationStep,
} from '../../../contract/application/definition';

/** A problem of a definition, in words for recruiters: French, as they read it in the workshop. */
export type DefinitionProblem = {
  place: string;
  message: string;
  /** Place in the definition, such as `['steps', 0, 'sections', 2]`; absent for what concerns the whole of it. */
  path?: readonly PropertyKey[];
};

export type PlacedField = {
  step: ApplicationStep;
  section: ApplicationSection;
  field: ApplicationField;
  place: string;
  path: readonly PropertyKey[];
};

export const stepPlace = (id: string): string => `Étape ${id.replace('step', '')}`;
export const sectionPlace = (step: string, title: string): string => `${stepPlace(step)} › ${title}`;
export const fieldPlace = (step: string, section: string, label: string): string =>
  `${sectionPlace(step, section)} › ${label}`;

export const placedFields = ({ steps }: ApplicationDefinition): PlacedField[] =>
  steps.flatMap((step, stepIndex) =>
    step.sections.flatMap((section, sectionIndex) =>
      section.fields.map((field, fieldIndex) => ({
        step,
        section,
        field,
        place: fieldPlace(step.id, section.title, field.label),
        path: ['steps', stepIndex, 'sections', sectionIndex, 'fields', fieldIndex],
      })),
    ),
  );

export const quoted = (text: string): string => `«\u202F${text}\u202F»`;

export const problem = (place: string, message: string, path?: readonly PropertyKey[]): DefinitionProblem => ({
  place,
  message,
  ...(path && { path }),
});

export const fieldProblem = ({ place, path }: PlacedField, message: string): DefinitionProblem =>
  problem(place, message, path);

/** Values that occur more than once. */
export const repeatedValues = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
