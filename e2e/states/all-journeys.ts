/** Everything that a visitor can come to see; pages that a broken part of the site leaves are in failure-states. */
import { applicationJourneys } from './application-states';
import { formJourneys } from './form-states';
import type { Journey } from './journey';
import { listJourneys } from './list-states';
import { pageJourneys } from './page-states';

export const allJourneys: readonly Journey[] = [
  ...pageJourneys,
  ...listJourneys,
  ...formJourneys,
  ...applicationJourneys,
];
