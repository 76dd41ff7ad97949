import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { servicesEntries } from '../model/page-entries.examples';
import { toServicesData } from '../model/services-data';
import { ServicesPage } from './services-page';

export const examples: Example[] = [
  { name: 'with everything', data: toServicesData(servicesEntries) },
  { name: 'content without entries', data: toServicesData([]) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <ServicesPage />
    </PageDataProvider>
  ),
}));
