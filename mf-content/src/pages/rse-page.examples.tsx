import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { toRseData } from '../model/rse-data';
import { rseEntries } from '../model/institution-entries.examples';
import { RsePage } from './rse-page';

export const examples: Example[] = [
  { name: 'with everything', data: toRseData(rseEntries) },
  { name: 'content without entries', data: toRseData([]) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <RsePage />
    </PageDataProvider>
  ),
}));
