import type { ApplicationQuestions } from '../contract/application/definition';

/** A definition with the named questions alone: a page of few questions renders in a fraction of the time. */
export const onlyFields = <Questions extends ApplicationQuestions>(
  questions: Questions,
  names: readonly string[],
): Questions => ({
  ...questions,
  steps: questions.steps.map((step) => ({
    ...step,
    sections: step.sections
      .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => names.includes(name)) }))
      .filter(({ fields }) => fields.length > 0),
  })),
});
