import type { ReactNode } from 'react';
import { classNames } from '@vipp/shared/lib/class-names';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import type { ApplicationStepId } from '../model/application-forms';
import papers from '../pictures/papers.svg';
import styles from './step-layout.module.css';

/** Requirement 2.36: information for candidates before the form. */
const ApplicationWarnings = () => (
  <ul>
    <li>Préparez votre pièce d’identité et les dates de vos études et de vos emplois.</li>
    <li>
      Le groupe recrute sur ses sites africains. Il compte plus de 2 000 collaborateurs dans 4 pays, dont le Bénin, le
      Togo et le Rwanda.
    </li>
    <li>Tout ce que vous indiquez doit pouvoir être vérifié.</li>
    <li>Les diplômes sont demandés aux candidats retenus.</li>
    <li>Après sa validation, le dossier ne peut plus être modifié, mais vous pouvez le retirer.</li>
  </ul>
);

/** Requirement 2.38: recruitment process and conditions. */
const ApplicationTerms = () => (
  <>
    <p>
      Une seule candidature à la fois. Nous recrutons par vagues : vous pouvez être contacté dans un délai de 6 mois,
      après quoi vous êtes libre de postuler à nouveau.
    </p>
    <ul>
      <li>Vous parlez et écrivez un excellent français.</li>
      <li>Les postes sont à temps plein et s’exercent sur site.</li>
      <li>Ils ne sont compatibles ni avec le statut d’étudiant, ni avec un autre emploi à temps partiel.</li>
      <li>Si vous terminez vos études ou préparez une soutenance, attendez de les avoir achevées pour postuler.</li>
    </ul>
  </>
);

const WORDS = {
  step1: {
    title: 'Candidature',
    lead: 'Deux étapes puis une relecture\u202F: un quart d’heure environ.',
    section: 'Avant de commencer',
    Intro: ApplicationWarnings,
  },
  step2: {
    title: 'Formulaire de Recrutement',
    lead: 'Vos études, vos langues, vos emplois et votre motivation. Vous relisez tout avant l’envoi.',
    section: 'Avant de continuer',
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
      <Section
        title={section}
        intro={
          <>
            <div className={classNames('prose', styles.notes)}>
              <Intro />
            </div>
            <img className={styles.picture} src={papers} alt="" width={960} height={600} loading="lazy" />
          </>
        }
        layout="split"
        dense
      >
        {children}
      </Section>
    </>
  );
}
