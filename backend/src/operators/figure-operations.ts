/** What the application form does, for recruiters. */
import * as z from 'zod/mini';
import { figureReportSchema } from '@vipp/shared/contract/application/figure-report';
import { reportFigures } from '../forms/figure-report';
import { figuresOf } from '../forms/form-figures';
import { currentForm, findForm } from '../forms/form-versions';
import { defineOperation, OperatorRefusal } from './operation';

/** The figures of a version, of the published one where none is named. Small numbers never leave the database’s process. */
export const readFigures = defineOperation(
  'read-form-figures',
  {
    input: z.object({ version: z.optional(z.int()), since: z.optional(z.iso.date()) }),
    output: figureReportSchema,
  },
  async ({ queries }, { version, since }) => {
    const form = version === undefined ? await currentForm(queries) : await findForm(queries, version);
    if (!form) throw new OperatorRefusal(`there is no version ${version}: "history" lists all of them`);
    return reportFigures(form.version, form.definition, await figuresOf(queries, form.version), since);
  },
);
