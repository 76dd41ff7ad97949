import { pageExamples } from '@vipp/shared/testing/page-examples';
import { toRseData } from '../model/rse-data';
import { rseEntries } from '../model/institution-entries.examples';
import { page } from './rse-page';

export const examples = pageExamples(page, {
  'with everything': toRseData(rseEntries),
  'content without entries': toRseData([]),
});
