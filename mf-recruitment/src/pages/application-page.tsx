import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { ApplicationFlow } from '../components/application-flow';
import { StepLayout } from '../components/step-layout';
import { BACKGROUND_FORM, IDENTITY_FORM, type ApplicationStepId } from '../model/application-forms';

/** Both pages of the application; without JavaScript each may show the step of the other. */
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

export const ApplicationIdentityPage = () => <ApplicationPage start="step1" />;
export const ApplicationBackgroundPage = () => <ApplicationPage start="step2" />;
