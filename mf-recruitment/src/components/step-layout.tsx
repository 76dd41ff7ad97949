import type { ReactNode } from 'react';
import { BadgeCheck, FileCheck2, Globe2, Lock } from 'lucide-react';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import type { ApplicationStepId } from '../model/application-forms';
import styles from './step-layout.module.css';

/** Requirement 2.36: information for candidates before the form. */
const WARNINGS = [
  {
    Icon: Globe2,
    text: 'Le groupe recrute sur ses sites africains\u202F: plus de 2\u202F000 collaborateurs dans 4 pays, dont le Bénin, le Togo et le Rwanda.',
  },
  { Icon: BadgeCheck, text: 'Tout ce que vous indiquez doit pouvoir être vérifié.' },
  { Icon: FileCheck2, text: 'Les diplômes sont demandés aux candidats retenus.' },
  { Icon: Lock, text: 'Le dossier ne peut plus être modifié après sa validation.' },
] as const;

const ApplicationWarnings = () => (
  <ul className={styles.warnings} role="list">
    {WARNINGS.map(({ Icon, text }) => (
      <li key={text} className={styles.warning}>
        <Icon className={styles.icon} />
        <span>{text}</span>
      </li>
    ))}
  </ul>
);

const PREREQUISITES = [
  'Vous parlez et écrivez un excellent français.',
  'Les postes sont à temps plein et s’exercent sur site.',
  'Ils ne sont compatibles ni avec le statut d’étudiant, ni avec un autre emploi à temps partiel.',
  'Si vous terminez vos études ou préparez une soutenance, attendez de les avoir achevées pour postuler.',
] as const;

/** Requirement 2.38: recruitment process and conditions. */
const ApplicationTerms = () => (
  <div className={styles.terms}>
    <p>
      Une seule candidature à la fois. Nous recrutons par vagues : vous pouvez être contacté dans un délai de 6 mois,
      après quoi vous êtes libre de postuler à nouveau.
    </p>
    <div>
      <p className={styles.title}>Avant de continuer</p>
      <ul className={styles.list}>
        {PREREQUISITES.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  </div>
);

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
      <Section title={section} intro={<Intro />} layout="split" contentFirst>
        {children}
      </Section>
    </>
  );
}
