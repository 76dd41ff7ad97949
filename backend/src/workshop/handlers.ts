/** The handlers of all calls of the workshop. */
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import { accessHandlers } from './access-handlers';
import { draftHandlers } from './draft-handlers';
import type { Handlers } from './handler';
import { publicationHandlers } from './publication-handlers';

export const handlers: Partial<Handlers<typeof workshopCalls>> = {
  ...accessHandlers,
  ...draftHandlers,
  ...publicationHandlers,
};
