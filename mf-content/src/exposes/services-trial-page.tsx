import type { PageModule } from '@vipp/shared/contract/page-module';
import type { ServicesData } from '../model/services-data';
import { page as services } from './services-page';

// Requirement 2.4 names /prestationsTest without contents, so it shows the services page, excluded from search engines.
export const page: PageModule<ServicesData> = {
  ...services,
  meta: (data) => ({ ...services.meta(data), noindex: true }),
};
