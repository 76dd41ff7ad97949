import type { PageModule } from '@vipp/shared/contract/page-module';
import { success } from '@vipp/shared/contract/result';
import { AccessibilityPage, type AccessibilityData } from '../pages/accessibility-page';

export const page: PageModule<AccessibilityData> = {
  loader: async ({ api }) => {
    const facts = await api.siteFacts();
    return success({ hasTelephones: facts.ok && Object.values(facts.data.telephones ?? {}).some(Boolean) });
  },
  Component: AccessibilityPage,
  meta: () => ({
    title: 'Déclaration d’accessibilité',
    description:
      'Le niveau d’accessibilité de ce site, ce qui lui manque encore, comment nous signaler un obstacle et vos voies de recours.',
  }),
};
