/** The handlers of all calls of the workshop. */
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { accessHandlers } from './access-handlers';
import { applicationHandlers } from './application-handlers';
import { auditHandlers } from './audit-handlers';
import { draftHandlers } from './draft-handlers';
import { erasureHandlers } from './erasure-handlers';
import { figureHandlers } from './figure-handlers';
import type { Handlers } from './handler';
import { publicationHandlers } from './publication-handlers';

/** `signIn` is answered by the routes. */
export const handlers: Omit<Handlers<typeof workshopCalls>, 'signIn'> = {
  ...accessHandlers,
  ...draftHandlers,
  ...publicationHandlers,
  ...figureHandlers,
  ...applicationHandlers,
  ...erasureHandlers,
  ...auditHandlers,
};
