import { useRef, type ReactNode } from 'react';
import { RotateCw } from 'lucide-react';
import { Form } from '@vipp/shared/stores/router';
import type { FieldErrors } from '../../contract/submissions';
import { STEP_FIELD, type FormToken, type FormValues } from '../../lib/form/form-answer';
import type { FieldDefinition, FormDefinition } from '../../lib/form/form-definition';
import { FieldGrid, FieldGroup } from './field-grid';
import { FormFailure } from './form-failure';
import type { FormState } from './use-page-form';
import { HiddenFields } from './hidden-fields';
import { useKeptValues } from './use-kept-values';
import { SubmitButton } from './submit-button';
import { useErrorBox } from './use-error-box';
import { useFormAddress } from './use-form-address';
import { useTypedChecks } from './use-typed-checks';
import styles from './site-form.module.css';

type Props = {
  form: FormDefinition;
  state: FormState;
  /** From the page's loader; an answer has its own. */
  formToken: FormToken;
  /** Id of the element around the form, the target after sending without JavaScript. */
  anchor: string;
  /** Validates fields while typing. */
  check?: (values: FormValues) => FieldErrors;
  /** Content before the fields: a choice on which they depend, hidden values. */
  before?: ReactNode;
  /** Content between the fields and the button: the GDPR notice. */
  children?: ReactNode;
};

type Group = { legend: string | undefined; fields: FieldDefinition[] };

/** Groups consecutive fields with the same legend. */
function toGroups(fields: readonly FieldDefinition[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last && last.legend === field.group) last.fields.push(field);
    else groups.push({ legend: field.group, fields: [field] });
  }
  return groups;
}

/** A form rendered from its definition; works with JavaScript, without it, and before hydration. */
export function SiteForm({ form, state, formToken, anchor, check, before, children }: Props) {
  const { answer, isSending, round, onSubmit } = state;
  const address = useFormAddress(anchor);
  const formRef = useRef<HTMLFormElement>(null);
  const { viewOf, onInput, onBlur } = useTypedChecks(answer, check, formRef);
  const { isShown, ...box } = useErrorBox(form, answer, viewOf);
  const kept = useKeptValues(form, answer, formRef);
  const isRetry = answer?.outcome.kind === 'unreachable';
  return (
    <Form
      key={round}
      className={styles.form}
      ref={formRef}
      method="post"
      // The same before and after hydration: browsers restore typed values by it, with its anchor.
      action={address.replace(/#.*/, '')}
      replace
      noValidate
      autoComplete={form.autocomplete}
      onSubmit={onSubmit}
      onInput={(event) => {
        kept.onInput(event);
        onInput(event);
      }}
      onBlur={onBlur}
    >
      {isShown && answer && <FormFailure form={form} answer={answer} {...box} />}
      <HiddenFields form={form.name} formToken={answer?.token ?? formToken} />
      {before}
      {form.fields.some(({ required }) => required) && <p className={styles.required}>* Obligatoire</p>}
      {toGroups(form.fields).map(({ legend, fields }) => (
        <FieldGroup key={fields[0]?.name} legend={legend}>
          <FieldGrid form={form} fields={fields} values={kept.values} viewOf={viewOf} />
        </FieldGroup>
      ))}
      {children}
      <SubmitButton
        sending={form.texts.sending}
        isSending={isSending}
        formAction={address}
        {...(form.step && { name: STEP_FIELD, value: form.step })}
        {...(isRetry && { icon: <RotateCw /> })}
      >
        {isRetry ? 'Réessayer' : form.texts.submit}
      </SubmitButton>
    </Form>
  );
}
