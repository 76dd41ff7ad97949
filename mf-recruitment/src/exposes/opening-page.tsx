import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadOpening, openingMeta, type OpeningData } from '../model/opening-data';
import { OpeningPage } from '../pages/opening-page';

export const page: PageModule<OpeningData> = {
  Component: OpeningPage,
  loader: loadOpening,
  meta: openingMeta,
};
