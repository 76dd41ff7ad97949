import { pageExamples } from '@vipp/shared/testing/page-examples';
import { servicesEntries } from '../model/page-entries.examples';
import { toServicesData } from '../model/services-data';
import { page } from './services-page';

export const examples = pageExamples(page, {
  'with everything': toServicesData(servicesEntries, {}, [
    {
      theme: 'activités-it',
      total: 1,
      titles: [{ slug: 'support', title: 'Un support en anglais', figure: { value: '38 min', noun: 'contre 7 h 40' } }],
    },
  ]),
  'content without entries': toServicesData([]),
});
