import { pageExamples } from '@vipp/shared/testing/page-examples';
import { supportEntries } from '../model/page-entries.examples';
import { toSupportData } from '../model/support-data';
import { page } from './support-page';

export const examples = pageExamples(page, {
  'with everything': toSupportData(supportEntries),
  'content without entries': toSupportData([]),
});
