import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { positionExample } from '@vipp/shared/testing/open-position';
import { toRecruitmentData } from '../model/recruitment-data';
import { photographedEntries, recruitmentEntries } from '../model/recruitment-entries.examples';
import { RecruitmentPage } from './recruitment-page';

export const examples: Example[] = [
  { name: 'with everything', data: toRecruitmentData(recruitmentEntries, [positionExample]) },
  { name: 'with photographs', data: toRecruitmentData(photographedEntries, [positionExample]) },
  { name: 'nothing open', data: toRecruitmentData(recruitmentEntries, []) },
  { name: 'content without entries', data: toRecruitmentData([], [positionExample]) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <RecruitmentPage />
    </PageDataProvider>
  ),
}));
