/** The two steps of the application as form definitions. */
import {
  conditionsOf,
  holds,
  stepFields,
  stepOf,
  type AskedField,
} from '@vipp/shared/contract/application/asked-fields';
import type {
  Answers,
  ApplicationField,
  ApplicationQuestions,
  ApplicationStep,
} from '@vipp/shared/contract/application/definition';
import { cleanAnswer } from '@vipp/shared/contract/application/check-answers';
import type { FieldDefinition, FormDefinition } from '@vipp/shared/lib/form/form-definition';
import { errorsOf, STEPS, type FormAnswer } from '@vipp/shared/lib/form/form-answer';

export const IDENTITY_FORM = 'candidature';
/** Name of the form and of its call. */
export const BACKGROUND_FORM = 'application';

export const IDENTITY_PATH = '/recrutements/candidature';
export const BACKGROUND_PATH = '/recrutements/candidature/step2';

/** Target of the anchor after sending without JavaScript. */
export const FORM_ANCHOR = 'formulaire-candidature';

export type ApplicationStepId = ApplicationStep['id'];

export const identityStep = (questions: ApplicationQuestions): ApplicationStep => stepOf(questions, 'step1');
export const backgroundStep = (questions: ApplicationQuestions): ApplicationStep => stepOf(questions, 'step2');

const namesOf = ({ sections }: ApplicationStep): Set<string> =>
  new Set(sections.flatMap(({ fields }) => fields.map(({ name }) => name)));

/** Names of the questions of step 2 that these answers to step 1 rule out. */
export function ruledOut(questions: ApplicationQuestions, identity: Answers): string[] {
  const step = backgroundStep(questions);
  const backgroundNames = namesOf(step);
  const isRuledOut = (field: ApplicationField) =>
    conditionsOf(field).some((condition) => !backgroundNames.has(condition.field) && !holds(condition, identity));
  return step.sections.flatMap(({ fields }) => fields.filter(isRuledOut).map(({ name }) => name));
}

/** Step 2 without these questions. The others depend on answers to step 2 only, so that its page needs none to step 1. */
export function backgroundWithout(questions: ApplicationQuestions, excluded: readonly string[]): ApplicationStep {
  const step = backgroundStep(questions);
  const backgroundNames = namesOf(step);
  const sections = step.sections.map((section) => ({
    ...section,
    fields: section.fields
      .filter(({ name }) => !excluded.includes(name))
      .map((field) => ({
        ...field,
        when: conditionsOf(field).filter((condition) => backgroundNames.has(condition.field)),
      })),
  }));
  return { ...step, sections: sections.filter(({ fields }) => fields.length > 0) };
}

export const INVALID = 'Veuillez remplir tous les champs obligatoires.';
export const REFUSED = 'Veuillez corriger les champs suivants\u202F:';
export const NOT_SENT = 'Une erreur est survenue lors de l’envoi de votre candidature.';
export const SENT = 'Formulaire soumis avec succès. Merci de patienter, vous serez contacté bientôt.';

/** Requirement 8.3: messages at step 1 for an incomplete step 2, or when step 1 could not be stored. */
export const STEP_MESSAGES = {
  manquantes: 'Les informations du premier formulaire sont manquantes. Veuillez recommencer la procédure.',
  incompletes: 'Les informations du premier formulaire sont incomplètes. Veuillez recommencer la procédure.',
  stockage: 'Erreur lors du stockage des données du formulaire.',
} as const;

export type StepMessage = keyof typeof STEP_MESSAGES;
/** Query parameter for the key of a message. */
export const MESSAGE_PARAMETER = 'motif';
export const isStepMessage = (value: string | null): value is StepMessage =>
  value !== null && Object.hasOwn(STEP_MESSAGES, value);

/** Title of a refusal by the form: fields are missing, or all are filled in and some are wrong. */
export const invalidTitle = (answer: FormAnswer, isCorrected?: (name: string) => boolean): string =>
  Object.keys(errorsOf(answer)).some((name) => !isCorrected?.(name) && !answer.values[name]?.trim())
    ? INVALID
    : REFUSED;

/** Converts a question to a field of a form. */
export function toField({ field, name }: AskedField): FieldDefinition {
  const { required, feeds: _feeds, rules, when: _when, maxLength: _maxLength, ...rest } = field;
  const converted = { ...rest, name, required: required !== undefined };
  if (converted.kind !== 'number') return converted;
  const hasDecimals = rules?.some((rule) => rule.rule === 'number' && rule.decimals);
  // A field of type `number` loses a typed comma in some browsers, and changes when the page is scrolled.
  return { ...converted, kind: 'text', autocomplete: 'off', inputMode: hasDecimals ? 'decimal' : 'numeric' };
}

/** Converts a step to a form with the questions that these answers select. */
export const toForm = (step: ApplicationStep, answers: Answers): FormDefinition => ({
  name: step.id === 'step1' ? IDENTITY_FORM : BACKGROUND_FORM,
  fields: stepFields(step, answers).map(toField),
  texts: { submit: 'Valider', sending: 'Envoi en cours...', invalid: INVALID, unreachable: NOT_SENT },
  ...(step.id === 'step2' && { step: STEPS.preview }),
});

/** Required questions without an answer, in the order of the form. */
export const missingFields = (step: ApplicationStep, answers: Answers): AskedField[] =>
  stepFields(step, answers).filter(
    ({ field, name, block }) =>
      block === undefined && field.required !== undefined && cleanAnswer(field, answers[name] ?? '') === '',
  );

/** The answers of a step among all fields of a form. */
export function answersOfStep({ sections }: ApplicationStep, answers: Answers): Answers {
  const names = new Set(
    sections.flatMap(({ id, repeated, fields }) => (repeated ? [id] : fields.map(({ name }) => name))),
  );
  const lists = sections.filter(({ repeated }) => repeated).map(({ id }) => `${id}.`);
  return Object.fromEntries(
    Object.entries(answers).filter(([name]) => names.has(name) || lists.some((list) => name.startsWith(list))),
  );
}
