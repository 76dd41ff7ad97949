import type { PageModule } from '@vipp/shared/contract/page-module';
import { AccountList } from '../components/accounts/account-list';
import { workshopPage } from '../components/workshop-frame';

export const page: PageModule<null> = workshopPage({
  title: 'Comptes de l’atelier',
  description: 'Qui a accès à l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'accounts',
  Content: AccountList,
});
