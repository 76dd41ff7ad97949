import type { PageModule } from '@vipp/shared/contract/page-module';
import { AccessibilityPage } from '../pages/accessibility-page';

export const page: PageModule<null> = {
  Component: AccessibilityPage,
  meta: () => ({
    title: 'Déclaration d’accessibilité',
    description:
      'Le niveau d’accessibilité de ce site, ce qui lui manque encore, comment nous signaler un obstacle et vos voies de recours.',
  }),
};
