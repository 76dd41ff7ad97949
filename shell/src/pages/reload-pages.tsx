/** Pages in place of failed ones: a button that loads them again, and links to other pages. */
import { useLocation } from 'react-router-dom';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { RecoveryLinks } from '../components/recovery-links';

type Props = { title: string; lead: string; reloadText: string; linksTitle: string };

function ReloadPage({ title, lead, reloadText, linksTitle }: Props) {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageBanner title={title} lead={lead}>
        <Button to={pathname + search} reload>
          {reloadText}
        </Button>
      </PageBanner>
      <RecoveryLinks title={linksTitle} />
    </>
  );
}

/** Shown when rendering the page threw an error. */
export const ErrorPage = () => (
  <ReloadPage
    title="Un problème est survenu"
    lead="Cette page n’a pas pu s’afficher correctement. Le problème vient de notre côté, pas du vôtre."
    reloadText="Recharger la page"
    linksTitle="Ou poursuivez votre visite"
  />
);

/** Answered with 503: the content or the code of this page is not available at the moment. */
export const UnavailablePage = () => (
  <ReloadPage
    title="Page momentanément indisponible"
    lead="Nous ne parvenons pas à afficher cette page pour l’instant. Le reste du site fonctionne, et cette page reviendra d’elle-même dans quelques minutes."
    reloadText="Réessayer"
    linksTitle="En attendant, poursuivez votre visite"
  />
);
