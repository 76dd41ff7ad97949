import { useState, type ReactNode, type RefObject } from 'react';
import { decidingFields, sectionFields } from '@vipp/shared/contract/application/asked-fields';
import { dayOf } from '@vipp/shared/contract/application/calendar';
import { checkStep } from '@vipp/shared/contract/application/check-answers';
import type {
  Answers,
  ApplicationForm as Version,
  ApplicationSection,
  ApplicationStep,
} from '@vipp/shared/contract/application/definition';
import { STEP_FIELD, type FormToken } from '@vipp/shared/lib/form/form-answer';
import { Form } from '@vipp/shared/stores/router';
import { Button } from '@vipp/shared/ui/button';
import { FieldGrid, FieldGroup } from '@vipp/shared/ui/form/field-grid';
import { PrivacyNote } from '@vipp/shared/ui/form/privacy-note';
import { HiddenFields } from '@vipp/shared/ui/form/hidden-fields';
import { useErrorBox } from '@vipp/shared/ui/form/use-error-box';
import { useFormAddress } from '@vipp/shared/ui/form/use-form-address';
import type { FormState } from '@vipp/shared/ui/form/use-page-form';
import { useTypedChecks, type FieldView } from '@vipp/shared/ui/form/use-typed-checks';
import layout from '@vipp/shared/ui/form/site-form.module.css';
import offScreen from '@vipp/shared/ui/visually-hidden.module.css';
import { FORM_ANCHOR, toField, toForm } from '../model/application-forms';
import { isSealed, VERSION_FIELD } from '../model/application-answer';
import { useMessageFigures } from '../model/figures-in-browser';
import { REFRESH } from '../model/handle-background';
import { ApplicationFailure } from './application-failure';
import { RepeatedBlocks } from './repeated-blocks';
import type { StepAnswers } from './use-step-answers';
import styles from './application-form.module.css';

type SectionProps = {
  section: ApplicationSection;
  step: ApplicationStep;
  draft: StepAnswers;
  viewOf: (name: string) => FieldView;
  deciding: ReadonlySet<string>;
  /** Message at the list when a button requested too many blocks without JavaScript. */
  listMessage: string | undefined;
};

function SectionFields({ section, step, draft, viewOf, deciding, listMessage }: SectionProps) {
  const { answers } = draft;
  const form = toForm(step, answers);
  if (section.repeated) {
    return (
      <RepeatedBlocks
        section={section}
        list={section.repeated}
        form={form}
        draft={draft}
        viewOf={viewOf}
        message={listMessage}
      />
    );
  }
  return (
    <>
      <FieldGrid form={form} fields={sectionFields(section, answers).map(toField)} values={answers} viewOf={viewOf} />
      {section.fields.some(({ name }) => deciding.has(name)) && (
        <noscript>
          <div className={styles.refresh}>
            <p>Certaines questions dépendent de vos réponses ci-dessus.</p>
            <Button type="submit" variant="secondary" name={STEP_FIELD} value={REFRESH}>
              Mettre à jour les questions
            </Button>
          </div>
        </noscript>
      )}
    </>
  );
}

type Props = {
  version: Version;
  step: ApplicationStep;
  state: FormState;
  formToken: FormToken;
  draft: StepAnswers;
  formRef: RefObject<HTMLFormElement | null>;
  /** Hidden fields with the other step, without JavaScript. */
  hidden: Answers;
  listMessage?: string | undefined;
  /** Content after the fields and the GDPR notice: the buttons. */
  children: ReactNode;
};

/** A step of the application, rendered from its definition; works with JavaScript, without it, and before hydration. */
export function ApplicationForm({
  version: { version, questions },
  step,
  state,
  formToken,
  draft,
  formRef,
  hidden,
  listMessage,
  children,
}: Props) {
  const [last, setLast] = useState({ answer: state.answer, round: draft.round });
  if (last.answer !== state.answer) setLast({ answer: state.answer, round: draft.round });
  // Messages about answers that were erased or moved are over.
  const answer = last.round === draft.round ? state.answer : undefined;
  const form = toForm(step, draft.answers);
  const deciding = decidingFields(step);
  const address = useFormAddress(FORM_ANCHOR);
  const checks = useTypedChecks(
    answer,
    (values) => checkStep(step, { ...draft.answers, ...values }, dayOf(new Date())),
    formRef,
    draft.round,
  );
  const { isShown, ...box } = useErrorBox(form, answer, checks.viewOf);
  useMessageFigures({ version, step, answers: draft.answers, viewOf: checks.viewOf });
  return (
    <Form
      className={layout.form}
      ref={formRef}
      method="post"
      action={address}
      noValidate
      {...(isSealed(state.answer) ? { reloadDocument: true } : { onSubmit: state.onSubmit })}
      onBlur={checks.onBlur}
      onInput={(event) => {
        draft.onInput(event);
        checks.onInput(event);
      }}
    >
      {/* Enter in a field activates the first button of a form, which must not change lists. */}
      <button
        className={offScreen.hidden}
        type="submit"
        name={STEP_FIELD}
        value={form.step ?? ''}
        tabIndex={-1}
        aria-hidden="true"
      />
      {isShown && answer && <ApplicationFailure questions={questions} step={step} answer={answer} {...box} />}
      <HiddenFields
        form={form.name}
        formToken={state.answer?.token ?? formToken}
        values={{ ...hidden, [VERSION_FIELD]: String(version) }}
      />
      <p className={layout.required}>* Obligatoire</p>
      {step.sections.map((section) => (
        <FieldGroup key={section.id} legend={section.title}>
          {section.intro?.map((paragraph) => (
            <p key={paragraph} className={styles.intro}>
              {paragraph}
            </p>
          ))}
          <SectionFields
            section={section}
            step={step}
            draft={draft}
            viewOf={checks.viewOf}
            deciding={deciding}
            listMessage={listMessage}
          />
        </FieldGroup>
      ))}
      <PrivacyNote
        purpose="Le groupe VIPP utilise ces réponses pour étudier votre candidature, et pour rien d’autre."
        duration="Elles sont effacées deux ans après notre dernier échange, si votre candidature n’est pas retenue."
      />
      {children}
    </Form>
  );
}
