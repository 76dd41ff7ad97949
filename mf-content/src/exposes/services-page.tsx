import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadServices, type ServicesData } from '../model/services-data';
import { servicesMeta } from '../model/services-meta';
import { ServicesPage } from '../pages/services-page';

export const page: PageModule<ServicesData> = {
  publiclyCacheable: true,
  Component: ServicesPage,
  loader: loadServices,
  meta: () => servicesMeta,
};
