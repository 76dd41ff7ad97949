import { pageExamples } from '@vipp/shared/testing/page-examples';
import { toGroupData } from '../model/group-data';
import { groupEntries, photographedGroupEntries } from '../model/institution-entries.examples';
import { page } from './group-page';

export const examples = pageExamples(page, {
  'with everything': toGroupData(groupEntries),
  'with photographs': toGroupData(photographedGroupEntries),
  'content without entries': toGroupData([]),
});
