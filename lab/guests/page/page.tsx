import type { PageModule } from '@vipp/shared/contract/page-module';
import { GuestPage } from './guest-page';

export const page: PageModule<null> = {
  Component: GuestPage,
  meta: () => ({
    title: 'Page invitée',
    description: 'Une page construite par un autre outil que ceux de ce site.',
  }),
};
