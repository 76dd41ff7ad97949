import type { PageModule } from '@vipp/shared/contract/page-module';
import { loadApplication, type ApplicationData } from '../model/application-data';
import { backgroundMeta } from '../model/application-meta';
import { handleApplication } from '../model/handle-application';
import { ApplicationBackgroundPage } from '../pages/application-page';

export const page: PageModule<ApplicationData> = {
  Component: ApplicationBackgroundPage,
  loader: loadApplication,
  action: handleApplication,
  meta: (_data, actionData) => backgroundMeta(actionData),
};
