import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { supportEntries } from '../model/page-entries.examples';
import { toSupportData } from '../model/support-data';
import { SupportPage } from './support-page';

export const examples: Example[] = [
  { name: 'with everything', data: toSupportData(supportEntries) },
  { name: 'content without entries', data: toSupportData([]) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <SupportPage />
    </PageDataProvider>
  ),
}));
