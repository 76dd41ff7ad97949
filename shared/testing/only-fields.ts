import type { ApplicationField, ApplicationQuestions } from '../contract/application/definition';

/** A definition with other fields in place of each one; a section without fields is left out. */
export const changeFields = <Questions extends ApplicationQuestions>(
  questions: Questions,
  change: (field: ApplicationField) => readonly ApplicationField[],
): Questions => ({
  ...questions,
  steps: questions.steps.map((step) => ({
    ...step,
    sections: step.sections
      .map((section) => ({ ...section, fields: section.fields.flatMap((field) => change(field)) }))
      .filter(({ fields }) => fields.length > 0),
  })),
});

/** A definition with the named questions alone: a page of few questions renders in a fraction of the time. */
export const onlyFields = <Questions extends ApplicationQuestions>(questions: Questions, names: readonly string[]) =>
  changeFields(questions, (field) => (names.includes(field.name) ? [field] : []));
