import { Pencil, RotateCw, Send } from 'lucide-react';
import { RECEIVED_FIELD } from '@vipp/shared/contract/application/application-schema';
import type { ApplicationForm } from '@vipp/shared/contract/application/definition';
import type { AskedField } from '@vipp/shared/contract/application/asked-fields';
import { STEP_FIELD, STEPS, type FormAnswer } from '@vipp/shared/lib/form/form-answer';
import { Form } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import buttons from '@vipp/shared/ui/button.module.css';
import { fieldId } from '@vipp/shared/ui/form/form-failure';
import { HiddenFields } from '@vipp/shared/ui/form/hidden-fields';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import { useErrorBox } from '@vipp/shared/ui/form/use-error-box';
import { useFormAddress } from '@vipp/shared/ui/form/use-form-address';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { VisuallyHidden } from '@vipp/shared/ui/visually-hidden';
import { contextOf, isSealed, SEALED_FIELD, VERSION_FIELD } from '../model/application-answer';
import {
  answersOfStep,
  BACKGROUND_FORM,
  BACKGROUND_PATH,
  backgroundStep,
  FORM_ANCHOR,
  IDENTITY_FORM,
  IDENTITY_PATH,
  identityStep,
  toForm,
} from '../model/application-forms';
import { REFRESH } from '../model/handle-background';
import { ApplicationFailure } from './application-failure';
import { ApplicationSummary } from './application-summary';
import styles from './application-preview.module.css';

/** Id of the control of a question, or of the button of an empty list. */
const controlOf = ({ name, section }: AskedField): string =>
  name === section.id ? `${section.id}-ajouter` : fieldId({ name: BACKGROUND_FORM }, name);

type EditProps = {
  isIdentity: boolean;
  asked: AskedField;
  isPage: boolean;
  isSending: boolean;
  onEdit: ((name: string) => void) | undefined;
};

/** « Modifier », which returns to the first question of a section, in this step, in the other step, or through the server. */
function EditButton({ asked, isIdentity, isPage, isSending, onEdit }: EditProps) {
  const label = `Modifier\u202F: ${asked.section.title}`;
  const address = isIdentity
    ? `${IDENTITY_PATH}#${fieldId({ name: IDENTITY_FORM }, asked.name)}`
    : `${BACKGROUND_PATH}#${controlOf(asked)}`;
  const common = { variant: 'quiet', icon: <Pencil /> } as const;
  if (isIdentity && !isPage) {
    return (
      <Button {...common} to={address}>
        Modifier<VisuallyHidden>{`\u202F: ${asked.section.title}`}</VisuallyHidden>
      </Button>
    );
  }
  const action =
    isPage || !onEdit
      ? ({ type: 'submit', formAction: address, name: STEP_FIELD, value: isIdentity ? STEPS.edit : REFRESH } as const)
      : { 'aria-disabled': isSending || undefined, onClick: () => isSending || onEdit(asked.name) };
  return (
    <Button {...common} {...action} aria-label={label}>
      Modifier
    </Button>
  );
}

type Props = {
  form: ApplicationForm;
  answer: FormAnswer;
  state: FormState;
  /** True for a preview in the page, without JavaScript. */
  isPage?: boolean;
  /** Returns to a question of the form. */
  onEdit?: (name: string) => void;
};

/** Preview of the application before it is sent. Its hidden fields are the only copy of step 2. */
export function ApplicationPreview({ form: { version, questions }, answer, state, isPage = false, onEdit }: Props) {
  const address = useFormAddress(FORM_ANCHOR);
  const step = backgroundStep(questions);
  const identitySections = identityStep(questions).sections;
  const { boxRef } = useErrorBox(toForm(step, answer.values), answer);
  const context = contextOf(answer);
  const { sealed } = context;
  const { isSending } = state;
  const carried = {
    ...answersOfStep(step, answer.values),
    [VERSION_FIELD]: String(version),
    [RECEIVED_FIELD]: answer.values[RECEIVED_FIELD] ?? '',
    ...(sealed && { [SEALED_FIELD]: sealed }),
  };
  const isRetry = answer.outcome.kind === 'unreachable';
  return (
    <Form
      className={styles.preview}
      method="post"
      action={address}
      {...(isSealed(answer) ? { reloadDocument: true } : { onSubmit: state.onSubmit })}
    >
      <ApplicationFailure questions={questions} step={step} answer={answer} boxRef={boxRef} />
      <HiddenFields form={BACKGROUND_FORM} formToken={answer.token} values={carried} />
      <p>Relisez votre dossier : il ne pourra plus être modifié après son envoi.</p>
      <ApplicationSummary
        questions={questions}
        answers={answer.values}
        editLink={(asked) => (
          <EditButton
            asked={asked}
            isIdentity={identitySections.includes(asked.section)}
            isPage={isPage}
            isSending={isSending}
            onEdit={onEdit}
          />
        )}
      />
      <div className={buttons.row}>
        <SubmitButton
          name={STEP_FIELD}
          value={STEPS.send}
          sending="Envoi en cours..."
          isSending={isSending}
          icon={isRetry ? <RotateCw /> : <Send />}
        >
          {isRetry ? 'Réessayer' : 'Confirmer et envoyer'}
        </SubmitButton>
        {!isPage && onEdit && (
          <Button variant="secondary" aria-disabled={isSending || undefined} onClick={() => isSending || onEdit('')}>
            Modifier
          </Button>
        )}
      </div>
      {isSending && (
        <div className={styles.overlay} role="status">
          <p className={styles.sending}>Envoi en cours...</p>
        </div>
      )}
    </Form>
  );
}
