import { ArrowRight, Mail } from 'lucide-react';
import type { ApplicationStatus } from '@vipp/shared/contract/forms/application';
import { REFERENCE_PARAMETER } from '@vipp/shared/contract/paths';
import { usePageData } from '@vipp/shared/stores/site-context';
import { Button } from '@vipp/shared/ui/button';
import { Notice } from '@vipp/shared/ui/notice';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';
import { ApplicationFacts, ApplicationState } from '../components/application-status';
import { UnusableLink } from '../components/unusable-link';
import { WITHDRAWAL_ANCHOR } from '../components/withdrawal-section';
import { detailsPath, type ApplicationLinkData } from '../model/application-link';
import styles from './application-edit-page.module.css';

/** Alternatives to editing; requirement 2.36: an application cannot be changed after validation. */
function WaysToCorrect({ status, token }: { status: ApplicationStatus; token: string }) {
  return (
    <>
      <Section title="Ce que vous pouvez faire" layout="split">
        <Notice kind="info" title="Un dossier validé ne peut plus être modifié.">
          <p>Les recruteurs lisent celui que vous avez relu et confirmé.</p>
        </Notice>
        <ul className={styles.ways} role="list">
          <li>
            <h3>Signaler une erreur ou un changement</h3>
            <p>
              Un numéro de téléphone qui change, une date mal saisie : écrivez aux recruteurs. Votre message portera la
              référence de votre candidature, <strong className={styles.reference}>{status.reference}</strong>.
            </p>
            <Button
              to={`/contact?${REFERENCE_PARAMETER}=${encodeURIComponent(status.reference)}#ecrire`}
              icon={<Mail />}
            >
              Écrire aux recruteurs
            </Button>
          </li>
          <li>
            <h3>Retirer votre candidature et recommencer</h3>
            <p>
              Beaucoup de réponses sont à revoir : retirez cette candidature, ce qui efface vos données, puis déposez-en
              une nouvelle. Elle sera lue comme une première candidature.
            </p>
            <Button to={`${detailsPath(token)}#${WITHDRAWAL_ANCHOR}`} variant="secondary" icon={<ArrowRight />}>
              Retirer ma candidature
            </Button>
          </li>
        </ul>
      </Section>
      <Section title="Votre dossier" tone="tint" layout="split">
        <ApplicationFacts status={status} />
        <ApplicationState status={status} />
        <Button to={detailsPath(token)} variant="quiet" icon={<ArrowRight />}>
          Revoir ce que j’ai envoyé
        </Button>
      </Section>
    </>
  );
}

/** Explains that an application cannot be edited, and what to do instead. */
export function ApplicationEditPage() {
  const { link } = usePageData<ApplicationLinkData>();
  return (
    <>
      <PageBanner
        title="Modifier votre candidature"
        lead="Une erreur dans votre dossier, un changement de coordonnées : voici comment nous le dire."
      />
      {link.kind === 'open' ? <WaysToCorrect {...link} /> : <UnusableLink kind={link.kind} />}
    </>
  );
}
