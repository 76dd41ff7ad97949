import type { ReactNode } from 'react';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import type { ApplicationStepId } from '../model/application-forms';
import { ApplicationTerms } from './application-terms';
import { ApplicationWarnings } from './application-warnings';

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

type Props = { step: ApplicationStepId; children: ReactNode };

/** Page of a step of the application around its form, for candidates and for the preview of recruiters. */
export function StepLayout({ step, children }: Props) {
  const { title, lead, section, Intro } = WORDS[step];
  return (
    <>
      <PageBanner title={title} eyebrow="Recrutements" lead={lead} />
      <Section title={section} intro={<Intro />} layout="split">
        {children}
      </Section>
    </>
  );
}
