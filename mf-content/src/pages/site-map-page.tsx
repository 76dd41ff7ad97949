import { PageBanner } from '@vipp/shared/ui/page-banner';
import { SiteMapIndex } from '../components/site-map-index';

export function SiteMapPage() {
  return (
    <>
      <PageBanner title="Plan du site" lead="Toutes nos pages, et ce que l’on trouve dans chacune." />
      <SiteMapIndex />
    </>
  );
}
