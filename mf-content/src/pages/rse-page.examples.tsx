import { pageExamples } from '@vipp/shared/testing/page-examples';
import { toRseData } from '../model/rse-data';
import { rseEntries } from '../model/institution-entries.examples';
import { RsePage } from './rse-page';

export const examples = pageExamples(RsePage, {
  'with everything': toRseData(rseEntries),
  'content without entries': toRseData([]),
});
