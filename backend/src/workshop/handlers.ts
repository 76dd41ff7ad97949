/** The handlers of all calls of the workshop. */
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { accessHandlers } from './access-handlers';
import { applicationHandlers } from './application-handlers';
import { auditHandlers } from './audit-handlers';
import { figureHandlers } from './figure-handlers';
import type { Handlers } from './handler';

export const handlers: Partial<Handlers<typeof workshopCalls>> = {
  ...accessHandlers,
  ...figureHandlers,
  ...applicationHandlers,
  ...auditHandlers,
};
