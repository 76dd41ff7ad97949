import { pageExamples } from '@vipp/shared/testing/page-examples';
import { positionExample } from '@vipp/shared/testing/open-position';
import { toRecruitmentData } from '../model/recruitment-data';
import { photographedEntries, recruitmentEntries } from '../model/recruitment-entries.examples';
import { page } from './recruitment-page';

export const examples = pageExamples(page, {
  'with everything': toRecruitmentData(recruitmentEntries, [positionExample]),
  'with photographs': toRecruitmentData(photographedEntries, [positionExample]),
  'nothing open': toRecruitmentData(recruitmentEntries, []),
  'content without entries': toRecruitmentData([], [positionExample]),
});
