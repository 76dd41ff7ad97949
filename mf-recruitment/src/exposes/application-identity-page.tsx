import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadApplication, type ApplicationData } from '../model/application-data';
import { identityMeta } from '../model/application-meta';
import { takeApplication } from '../model/take-application';
import { ApplicationIdentityPage } from '../pages/application-page';

export const page: PageModule<ApplicationData> = {
  Component: ApplicationIdentityPage,
  loader: loadApplication,
  action: takeApplication,
  meta: (_data, actionData) => identityMeta(actionData),
};
