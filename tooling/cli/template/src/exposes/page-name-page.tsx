import type { PageModule } from '@vipp/shared/contract/page-module';
import { Button } from '@vipp/shared/ui/button';
import { PageBanner } from '@vipp/shared/ui/page-banner';
import { Section } from '@vipp/shared/ui/section';

const title = 'Page title';

function FirstPage() {
  return (
    <>
      <PageBanner title={title} lead="Le groupe VIPP, en France, au Bénin, au Togo et au Rwanda." />
      <Section id="actualites" title="Nos actualités" layout="split">
        <p>Ce que font nos équipes, en articles et en documents à télécharger.</p>
        <Button to="/actualite" variant="quiet">
          Lire nos actualités
        </Button>
      </Section>
    </>
  );
}

export const page: PageModule<null> = {
  publiclyCacheable: true,
  Component: FirstPage,
  meta: () => ({
    title,
    description: 'Le groupe VIPP, externalisation et expérience client en France, au Bénin, au Togo et au Rwanda.',
    // Delete this line once search engines may index the page, and link to it from another page.
    noindex: true,
  }),
};
