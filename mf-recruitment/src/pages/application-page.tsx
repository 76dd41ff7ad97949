/** Both pages of the application; without JavaScript each may show the step of the other. */
import type { PageMeta, PageModule } from '@vipp/shared/contract/page-module';
import { formTitle, readFormAnswer } from '@vipp/shared/lib/form/form-answer';
import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { ApplicationFlow } from '../components/application-flow';
import { StepLayout } from '../components/step-layout';
import { loadApplication, type ApplicationData } from '../model/application-data';
import { BACKGROUND_FORM, IDENTITY_FORM, type ApplicationStepId } from '../model/application-forms';
import { handleApplication } from '../model/handle-application';

function ApplicationPage({ start }: { start: ApplicationStepId }) {
  const identity = usePageForm(IDENTITY_FORM);
  const background = usePageForm(BACKGROUND_FORM);
  const step = background.answer ? 'step2' : identity.answer ? 'step1' : start;
  return (
    <StepLayout step={step}>
      <ApplicationFlow step={step} identity={identity} background={background} />
    </StepLayout>
  );
}

const TITLES = {
  step1: 'Candidature\u202F: votre identité',
  step2: 'Candidature\u202F: votre parcours',
  preview: 'Candidature\u202F: relecture',
  sent: 'Candidature envoyée',
} as const;

/** Title of what is shown. */
function titleOf(start: ApplicationStepId, actionData: unknown): string {
  if (readFormAnswer(actionData, IDENTITY_FORM)) return TITLES.step1;
  const kind = readFormAnswer(actionData, BACKGROUND_FORM)?.outcome.kind;
  if (kind === 'preview') return TITLES.preview;
  if (kind === 'accepted') return TITLES.sent;
  return kind ? TITLES.step2 : TITLES[start];
}

/** @param start step that the page shows at first */
export const applicationPage = (
  start: ApplicationStepId,
  meta: Omit<PageMeta, 'title'>,
): PageModule<ApplicationData> => ({
  Component: () => <ApplicationPage start={start} />,
  loader: loadApplication,
  action: handleApplication,
  meta: (_data, actionData) => ({ ...meta, title: formTitle(titleOf(start, actionData), actionData) }),
});
