import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { toGroupData } from '../model/group-data';
import { groupEntries, photographedGroupEntries } from '../model/institution-entries.examples';
import { GroupPage } from './group-page';

export const examples: Example[] = [
  { name: 'with everything', data: toGroupData(groupEntries) },
  { name: 'with photographs', data: toGroupData(photographedGroupEntries) },
  { name: 'content without entries', data: toGroupData([]) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <GroupPage />
    </PageDataProvider>
  ),
}));
