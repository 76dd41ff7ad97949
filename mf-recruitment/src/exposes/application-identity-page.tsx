import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadApplication, type ApplicationData } from '../model/application-data';
import { identityMeta } from '../model/application-meta';
import { handleApplication } from '../model/handle-application';
import { ApplicationIdentityPage } from '../pages/application-page';

export const page: PageModule<ApplicationData> = {
  Component: ApplicationIdentityPage,
  loader: loadApplication,
  action: handleApplication,
  publiclyCacheable: true,
  meta: (_data, actionData) => identityMeta(actionData),
};
