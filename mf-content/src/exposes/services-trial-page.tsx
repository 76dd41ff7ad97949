import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadServices, type ServicesData } from '../model/services-data';
import { servicesMeta } from '../model/services-meta';
import { ServicesPage } from '../pages/services-page';

// Requirement 2.4 names /prestationsTest without contents, so it shows the services page, excluded from search engines.
export const page: PageModule<ServicesData> = {
  publiclyCacheable: true,
  Component: ServicesPage,
  loader: loadServices,
  meta: () => ({ ...servicesMeta, noindex: true }),
};
