/** Handles step 2: changes its experiences, shows the preview of the application, and sends it. */
import { applicationFormSchema, RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import { changeBlocks, parseBlockCommand } from '@vipp/shared/contract/application/blocks';
import { dayOf, parseDay } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type {
  Answers,
  ApplicationForm,
  ApplicationQuestions,
  ApplicationSection,
  ApplicationStep,
} from '@vipp/shared/contract/application/definition';
import { FORM_REPLACED } from '@vipp/shared/contract/application/form-messages';
import { toAnswerErrors } from '@vipp/shared/contract/application/payload';
import type { PageActionArgs } from '@vipp/shared/contract/page-module';
import { formAction, readValues } from '@vipp/shared/lib/form/form-action';
import { STEP_FIELD, STEPS, type FormAnswer, type FormOutcome } from '@vipp/shared/lib/form/form-answer';
import { formStage } from '@vipp/shared/lib/form/form-stage';
import { readIdentity, SEALED_FIELD, type ApplicationAnswer } from './application-answer';
import { eraseDraft } from './application-draft';
import { answersOfStep, BACKGROUND_FORM, backgroundStep, identityStep } from './application-forms';
import { backToIdentity, toActionResult } from './handle-identity';
import type { PostedForm } from './begun-form';

/** Value of a button that only renders the form again, with the questions that depend on the answers. */
export const REFRESH = 'actualiser';

/** The day of a preview is valid as long as the content service stores its idempotency key. */
const MAX_DAY_AGE_MS = 7 * 24 * 60 * 60 * 1000;

/** Day of the application: from the hidden field of a preview, so that a retry sends the same payload, else today. */
function receptionDay(carried: string | undefined): string {
  const today = dayOf(new Date());
  const isRecent =
    carried !== undefined &&
    parseDay(carried) &&
    carried <= today &&
    Date.parse(today) - Date.parse(carried) <= MAX_DAY_AGE_MS;
  return isRecent ? carried : today;
}

const sendApplication = (form: ApplicationForm) =>
  formAction({
    name: BACKGROUND_FORM,
    schema: applicationFormSchema(form),
    filterValues: (values) => ({
      ...answersOfStep(identityStep(form.questions), values),
      ...answersOfStep(backgroundStep(form.questions), values),
      [RECEIVED_FIELD]: receptionDay(values[RECEIVED_FIELD]),
    }),
    hasPreview: true,
  });

/** Changes a list by the command of a button; undefined for other buttons. */
function changeLists(
  questions: ApplicationQuestions,
  values: Answers,
  command: unknown,
): { values: Answers; listMessage?: string } | undefined {
  const lists = backgroundStep(questions).sections.filter(
    (section): section is ApplicationSection & Required<Pick<ApplicationSection, 'repeated'>> =>
      section.repeated !== undefined,
  );
  for (const section of lists) {
    const change = parseBlockCommand(section.id, command);
    if (!change) continue;
    const changed = changeBlocks(section, values, change);
    return {
      values: changed,
      ...(change.kind === 'add' && changed === values && { listMessage: section.repeated.tooMany }),
    };
  }
  return undefined;
}

/** Maps messages by payload key to messages by field. */
function toOwnFields(questions: ApplicationQuestions, answer: FormAnswer): FormAnswer {
  const { outcome } = answer;
  if (outcome.kind !== 'refused' || outcome.by !== 'service' || Object.keys(outcome.errors).length === 0) return answer;
  const { message: _message, ...rest } = outcome;
  return { ...answer, outcome: { ...rest, errors: toAnswerErrors(questions, answer.values, outcome.errors) } };
}

async function send(args: PageActionArgs, { form, shown }: PostedForm, identity: Answers): Promise<ApplicationAnswer> {
  const { formData, sealedState } = args;
  const whole = new FormData();
  for (const [name, value] of formData) if (name !== SEALED_FIELD) whole.append(name, value);
  for (const [name, answer] of Object.entries(identity)) whole.set(name, answer);
  const answer = toOwnFields(form.questions, await sendApplication(form)({ ...args, formData: whole }));
  if (answer.outcome.kind === 'accepted') {
    if (!sealedState) eraseDraft();
    return { ...answer, context: shown };
  }
  return {
    ...answer,
    context: shown,
    ...(sealedState && {
      // Only the preview shows step 1.
      ...(formStage(answer) === 'form' && { values: answersOfStep(backgroundStep(form.questions), answer.values) }),
      context: { ...shown, sealed: sealedState.encrypt(JSON.stringify(identity)) },
    }),
  };
}

const refusalOf = (step: ApplicationStep, values: Answers, receivedOn: string): FormOutcome => ({
  kind: 'refused',
  by: 'form',
  errors: checkStep(step, values, receivedOn),
  message: FORM_REPLACED,
});

export async function handleBackground(
  args: PageActionArgs,
  posted: PostedForm,
): Promise<ApplicationAnswer | Response> {
  const { formData, sealedState } = args;
  const { form, movedFrom, shown } = posted;
  const { questions } = form;
  const values = readValues(formData);
  const own = answersOfStep(backgroundStep(questions), values);
  const identity = readIdentity(args);
  const command = formData.get(STEP_FIELD);
  const isSending = command === STEPS.send;
  const carried = { carried: own, ...shown };
  if (!identity) return backToIdentity(isSending ? 'incompletes' : 'manquantes', {}, carried, sealedState);

  const context = { ...shown, ...(sealedState && { sealed: sealedState.encrypt(JSON.stringify(identity)) }) };
  const receivedOn = receptionDay(values[RECEIVED_FIELD]);
  if (movedFrom !== undefined)
    return toActionResult(BACKGROUND_FORM, own, refusalOf(backgroundStep(questions), own, receivedOn), context);
  const changed = changeLists(questions, own, command) ?? (command === REFRESH ? { values: own } : undefined);
  if (changed)
    return toActionResult(
      BACKGROUND_FORM,
      changed.values,
      { kind: 'draft' },
      { ...context, ...(changed.listMessage && { listMessage: changed.listMessage }) },
    );

  const isComplete = Object.keys(checkStep(identityStep(questions), identity, receivedOn)).length === 0;
  return isComplete ? send(args, posted, identity) : backToIdentity('incompletes', identity, carried, sealedState);
}
