/** All states of the working site; pages of a site with a fault are in failure-states. */
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
