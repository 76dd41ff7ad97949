import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';

type Props = {
  /** Title of the section, from the route table. */
  title: string;
};

/** Shown for a section whose remote is not part of the release set. */
export function ComingPage({ title }: Props) {
  return (
    <>
      <PageBanner
        eyebrow="Bientôt en ligne"
        title={title}
        lead={`La rubrique « ${title} » n’est pas encore ouverte. Elle rejoindra ce site prochainement.`}
        seed={title}
      />
      <RecoveryLinks title="En attendant, découvrez le groupe" />
    </>
  );
}
