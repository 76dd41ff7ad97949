import { pageExamples } from '@vipp/shared/testing/page-examples';
import { servicesEntries } from '../model/page-entries.examples';
import { toServicesData } from '../model/services-data';
import { ServicesPage } from './services-page';

export const examples = pageExamples(ServicesPage, {
  'with everything': toServicesData(servicesEntries),
  'content without entries': toServicesData([]),
});
