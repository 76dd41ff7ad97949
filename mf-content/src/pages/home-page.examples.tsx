import { cardPictureExample } from '@vipp/shared/testing/photograph-example';
import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { toHomeData } from '../model/home-data';
import { homeEntries, postExamples } from '../model/page-entries.examples';
import { HomePage } from './home-page';

export const examples: Example[] = [
  { name: 'with everything', data: toHomeData(homeEntries, postExamples) },
  {
    name: 'news with photographs',
    data: toHomeData(
      homeEntries,
      postExamples.map((post) => ({ ...post, ...cardPictureExample })),
    ),
  },
  { name: 'posts unavailable', data: toHomeData(homeEntries, null) },
  { name: 'no post yet', data: toHomeData(homeEntries, []) },
  { name: 'content without entries', data: toHomeData([], null) },
].map(({ name, data }) => ({
  name,
  element: (
    <PageDataProvider data={data}>
      <HomePage />
    </PageDataProvider>
  ),
}));
