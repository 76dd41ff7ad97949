import { ReloadPage } from '../components/reload-page';

/** Shown when rendering the page threw an error. */
export function ErrorPage() {
  return (
    <ReloadPage
      title="Un problème est survenu"
      lead="Cette page n’a pas pu s’afficher correctement. Le problème vient de notre côté, pas du vôtre."
      reloadText="Recharger la page"
      linksTitle="Ou poursuivez votre visite"
    />
  );
}
