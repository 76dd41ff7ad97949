import { ReloadPage } from '../components/reload-page';

/** Answered with 503: the content or the code of this page is not available at the moment. */
export function UnavailablePage() {
  return (
    <ReloadPage
      title="Page momentanément indisponible"
      lead="Nous ne parvenons pas à afficher cette page pour l’instant. Le reste du site fonctionne, et cette page reviendra d’elle-même dans quelques minutes."
      reloadText="Réessayer"
      linksTitle="En attendant, poursuivez votre visite"
    />
  );
}
