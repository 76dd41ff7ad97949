import { PageDataProvider } from '@vipp/shared/stores/site-context';
import type { Example } from '@vipp/shared/ui/example';
import { positionExample } from '@vipp/shared/testing/open-position';
import type { OpeningData } from '../model/opening-data';
import { OpeningPage } from './opening-page';

export const examples: Example[] = positionExample.openings.map((opening) => {
  const data: OpeningData = { position: positionExample, opening };
  return {
    name: `an offer in ${opening.city}`,
    element: (
      <PageDataProvider data={data}>
        <OpeningPage />
      </PageDataProvider>
    ),
  };
});
