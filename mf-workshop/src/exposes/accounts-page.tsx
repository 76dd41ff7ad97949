import type { PageModule } from '@vipp/shared/contract/page-module';
import { AccountList } from '../components/accounts/account-list';
import { WorkshopFrame } from '../components/workshop-frame';
import { accountOf, useAccountState } from '../model/account-store';
import { WORKSHOP_PATHS } from '../model/workshop-paths';

function AccountsPage() {
  const own = accountOf(useAccountState())?.email;
  return (
    <WorkshopFrame title="Comptes de l’atelier" place={WORKSHOP_PATHS.accounts}>
      <AccountList own={own} />
    </WorkshopFrame>
  );
}

export const page: PageModule<null> = {
  Component: AccountsPage,
  meta: () => ({
    title: 'Comptes de l’atelier',
    description: 'Qui a accès à l’atelier de recrutement de VIPP, pour ses administrateurs.',
    noindex: true,
  }),
};
