import type { figureCalls } from '@vipp/shared/contract/workshop/figure-calls';
import { reportFigures } from '../forms/figure-report';
import { figuresOf } from '../forms/form-figures';
import { findForm } from '../forms/form-versions';
import { Refusal } from '../kernel/refusal';
import type { Handlers } from './handler';

/** Sums are about no person: looking at them is no entry of the audit trail. */
export const figureHandlers: Handlers<typeof figureCalls> = {
  formFigures: {
    run: async ({ queries }, { version, since }) => {
      const form = await findForm(queries, version);
      if (!form) throw new Refusal(`La version ${version} n’existe pas.`, {}, 404);
      return reportFigures(form.version, form.definition, await figuresOf(queries, form.version), since);
    },
  },
};
