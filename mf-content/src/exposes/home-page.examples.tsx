import { cardPictureExample } from '@vipp/shared/testing/photograph-example';
import { pageExamples } from '@vipp/shared/testing/page-examples';
import { toHomeData } from '../model/home-data';
import { homeEntries, postExamples } from '../model/page-entries.examples';
import { page } from './home-page';

export const examples = pageExamples(page, {
  'with everything': toHomeData(homeEntries, postExamples),
  'news with photographs': toHomeData(
    homeEntries,
    postExamples.map((post) => ({ ...post, ...cardPictureExample })),
  ),
  'posts unavailable': toHomeData(homeEntries, null),
  'no post yet': toHomeData(homeEntries, []),
  'content without entries': toHomeData([], null),
});
