import type { PageModule } from '@vipp/shared/contract/page-module';
import { pageTexts, toMeta } from '../model/page-texts';
import { TextPage } from '../pages/text-page';

const text = pageTexts.pageName;

export const page: PageModule<null> = {
  publiclyCacheable: true,
  Component: () => <TextPage text={text} />,
  meta: () => toMeta(text),
};
