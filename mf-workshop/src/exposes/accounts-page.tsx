import { AccountList } from '../components/accounts/account-list';
import { workshopPage } from '../components/workshop-frame';

export const page = workshopPage({
  title: 'Comptes de l’atelier',
  description: 'Qui a accès à l’atelier de recrutement de VIPP, pour ses administrateurs.',
  place: 'accounts',
  Content: AccountList,
});
