import { usePageForm } from '@vipp/shared/ui/form/use-page-form';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { ApplicationFlow } from '../components/application-flow';
import { ApplicationTerms } from '../components/application-terms';
import { ApplicationWarnings } from '../components/application-warnings';
import { BACKGROUND_FORM, IDENTITY_FORM, type ApplicationStepId } from '../model/application-forms';

const WORDS = {
  step1: {
    title: 'Candidature',
    lead: 'Deux étapes, un quart d’heure environ. Préparez votre pièce d’identité et les dates de vos études et de vos emplois.',
    section: 'Votre identité',
    Intro: ApplicationWarnings,
  },
  step2: {
    title: 'Formulaire de Recrutement',
    lead: 'Vos études, vos langues, vos emplois et votre motivation. Vous relisez tout avant l’envoi.',
    section: 'Votre parcours',
    Intro: ApplicationTerms,
  },
} as const;

/** Both pages of the application; without JavaScript each may show the step of the other. */
function ApplicationPage({ start }: { start: ApplicationStepId }) {
  const identity = usePageForm(IDENTITY_FORM);
  const background = usePageForm(BACKGROUND_FORM);
  const step = background.answer ? 'step2' : identity.answer ? 'step1' : start;
  const { title, lead, section, Intro } = WORDS[step];
  return (
    <>
      <PageBanner title={title} eyebrow="Recrutements" lead={lead} seed="candidature" />
      <Section title={section} intro={<Intro />} layout="split">
        <ApplicationFlow step={step} identity={identity} background={background} />
      </Section>
    </>
  );
}

export const ApplicationIdentityPage = () => <ApplicationPage start="step1" />;
export const ApplicationBackgroundPage = () => <ApplicationPage start="step2" />;
