import type { ReactNode } from 'react';
import { Form } from '@vipp/shared/stores/router';
import buttons from '@vipp/shared/ui/button.module.css';
import { AnswerList } from '@vipp/shared/ui/answer-list';
import { FormFailure } from '@vipp/shared/ui/form/form-failure';
import { HiddenFields } from '@vipp/shared/ui/form/hidden-fields';
import { SubmitButton } from '@vipp/shared/ui/form/submit-button';
import { useErrorBox } from '@vipp/shared/ui/form/use-error-box';
import { useFormAddress } from '@vipp/shared/ui/form/use-form-address';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { STEP_FIELD, STEPS, type FormAnswer, type FormValues } from '@vipp/shared/lib/form/form-answer';
import type { FieldDefinition } from '@vipp/shared/lib/form/form-definition';
import { IDENTITY_FIELD, reportForm, toIdentity } from '../model/report-form';
import styles from '@vipp/shared/ui/form/site-form.module.css';

function shown({ kind, name }: FieldDefinition, values: FormValues): string {
  const value = values[name]?.trim();
  if (kind !== 'checkbox') return value || 'Non indiqué';
  if (value !== 'on') return 'Non';
  return name === 'wantsCopy' && !values.email?.trim() ? 'Non, faute d’adresse e-mail' : 'Oui';
}

function ReportSummary({ values }: { values: FormValues }) {
  const identity = toIdentity(values[IDENTITY_FIELD]);
  const fields = reportForm(identity).fields.map((field) => ({ ...field, shown: shown(field, values) }));
  const who = identity === 'anonyme' ? 'Signalement anonyme' : 'Signalement identifié';
  return <AnswerList answers={[{ name: IDENTITY_FIELD, label: 'Identité', shown: who }, ...fields]} />;
}

type Props = {
  answer: FormAnswer;
  state: FormState;
  anchor: string;
  /** Button that returns to the form: closes the dialog, or requests the form without JavaScript. */
  back: ReactNode;
};

/** Preview of the report before it is sent. Its hidden fields are the only copy of the report. */
export function ReportPreview({ answer, state, anchor, back }: Props) {
  const address = useFormAddress(anchor);
  const form = reportForm(toIdentity(answer.values[IDENTITY_FIELD]));
  const { boxRef } = useErrorBox(form, answer);
  const isRetry = answer.outcome.kind === 'unreachable';
  return (
    <Form className={styles.form} method="post" action={address} replace onSubmit={state.onSubmit}>
      <FormFailure form={form} answer={answer} boxRef={boxRef} />
      <HiddenFields form={form.name} formToken={answer.token} values={answer.values} />
      <ReportSummary values={answer.values} />
      <div className={buttons.row}>
        <SubmitButton name={STEP_FIELD} value={STEPS.send} sending={form.texts.sending} isSending={state.isSending}>
          {isRetry ? 'Réessayer' : 'Confirmer et envoyer'}
        </SubmitButton>
        {back}
      </div>
    </Form>
  );
}
