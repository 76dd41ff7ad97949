/** The questions of a definition in their order, each with words for the place where it is. */
import type {
  ApplicationDefinition,
  ApplicationField,
  ApplicationSection,
  ApplicationStep,
} from '../../../contract/application/definition';

/** A problem of a definition, in words for recruiters: French, as they read it in the workshop. */
export type DefinitionProblem = { place: string; message: string };

export type PlacedField = {
  step: ApplicationStep;
  section: ApplicationSection;
  field: ApplicationField;
  place: string;
};

export const stepPlace = (id: string): string => `Étape ${id.replace('step', '')}`;
export const sectionPlace = (step: string, title: string): string => `${stepPlace(step)} › ${title}`;
export const fieldPlace = (step: string, section: string, label: string): string =>
  `${sectionPlace(step, section)} › ${label}`;

export const placedFields = ({ steps }: ApplicationDefinition): PlacedField[] =>
  steps.flatMap((step) =>
    step.sections.flatMap((section) =>
      section.fields.map((field) => ({
        step,
        section,
        field,
        place: fieldPlace(step.id, section.title, field.label),
      })),
    ),
  );

export const problem = (place: string, message: string): DefinitionProblem => ({ place, message });

/** Values that occur more than once. */
export const repeatedValues = (values: readonly string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];
