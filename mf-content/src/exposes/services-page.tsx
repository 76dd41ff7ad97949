import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadServices, type ServicesData } from '../model/services-data';
import { ServicesPage } from '../pages/services-page';

export const page: PageModule<ServicesData> = {
  publiclyCacheable: true,
  Component: ServicesPage,
  loader: loadServices,
  meta: () => ({
    title: 'Nos prestations',
    description:
      'Relations clients, soutien d’activité, actions commerciales et activités IT : quatre familles de services externalisés, en français et en anglais.',
  }),
};
