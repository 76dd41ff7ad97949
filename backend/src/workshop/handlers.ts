/** The handlers of all calls of the workshop. */
import type { workshopCalls } from '@vipp/shared/contract/workshop/workshop-calls';
import type { figureCalls } from '@vipp/shared/contract/workshop/draft-calls';
import { findFigureReport } from '../forms/figure-report';
import { Refusal } from '../kernel/refusal';
import { accessHandlers, accountHandlers } from './account-handlers';
import { applicationHandlers } from './application-handlers';
import { auditHandlers, erasureHandlers } from './administration-handlers';
import { draftHandlers } from './draft-handlers';
import type { Handlers } from './handler';
import { publicationHandlers } from './publication-handlers';
import { reportHandlers } from './report-handlers';

/** Sums are about no person: looking at them is no entry of the audit trail. */
const figureHandlers: Handlers<typeof figureCalls> = {
  formFigures: {
    run: async ({ queries }, { version, since }) => {
      const report = await findFigureReport(queries, version, since);
      if (!report) throw new Refusal(`La version ${version} n’existe pas.`, {}, 404);
      return report;
    },
  },
};

/** `signIn` is answered by the routes. */
export const handlers: Omit<Handlers<typeof workshopCalls>, 'signIn'> = {
  ...accessHandlers,
  ...accountHandlers,
  ...draftHandlers,
  ...publicationHandlers,
  ...figureHandlers,
  ...applicationHandlers,
  ...erasureHandlers,
  ...auditHandlers,
  ...reportHandlers,
};
