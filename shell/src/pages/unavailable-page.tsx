import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';

/** Answered with 503: the content or the code of this page cannot be had right now. */
export function UnavailablePage() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBanner
        title="Page momentanément indisponible"
        lead="Nous ne parvenons pas à afficher cette page pour l’instant. Le reste du site fonctionne, et cette page reviendra d’elle-même dans quelques minutes."
        seed="indisponible"
      >
        <Button to={pathname + search} reload>
          Réessayer
        </Button>
      </PageBanner>
      <RecoveryLinks title="En attendant, poursuivez votre visite" />
    </>
  );
}
