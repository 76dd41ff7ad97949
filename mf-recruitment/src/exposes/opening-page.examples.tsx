import { pageExamples } from '@vipp/shared/testing/page-examples';
import { positionExample } from '@vipp/shared/testing/open-position';
import type { OpeningData } from '../model/opening-data';
import { page } from './opening-page';

export const examples = pageExamples(
  page,
  Object.fromEntries(
    positionExample.openings.map((opening): [string, OpeningData] => [
      `an offer in ${opening.city}`,
      { position: positionExample, opening },
    ]),
  ),
);
