import type { PageModule } from '@vipp/shared/contract/page-module';
import { SiteMapPage } from '../pages/site-map-page';

export const page: PageModule<null> = {
  publiclyCacheable: true,
  Component: SiteMapPage,
  meta: () => ({
    title: 'Plan du site',
    description: 'Toutes les pages du site du groupe VIPP et les rubriques de chacune, réunies sur une seule page.',
  }),
};
