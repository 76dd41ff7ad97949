/** Counts what a visitor of the application form did: what a version cannot have is dropped, and so is a flood. */
import type { FastifyRequest } from 'fastify';
import type { CountFigures } from '@vipp/shared/contract/application/figure-events';
import { knownFigures } from '@vipp/shared/contract/application/form-figures';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import type { CountReport } from '../remotes/release-resources';
import type { FigureSumsInMemory } from './figure-sums';

/** What one visitor counts; never waits. */
export type CountFiguresOf = (request: Pick<FastifyRequest, 'ip'>) => CountFigures;

type Options = {
  api: Pick<SiteApi, 'applicationForm'>;
  sums: Pick<FigureSumsInMemory, 'add'>;
  countReport: CountReport;
};

export function createCountFigures({ api, sums, countReport }: Options): CountFiguresOf {
  const count = async (address: string, ...[version, counts]: Parameters<CountFigures>): Promise<void> => {
    // The built-in form is shown where the content service has no versions, and therefore no figures.
    if (version < 1 || !countReport('figures', address, 'form')) return;
    const form = await api.applicationForm(version);
    if (form.ok) sums.add(version, knownFigures(form.data.questions, counts));
  };
  return ({ ip }) =>
    (version, counts) =>
      void count(ip, version, counts).catch(() => undefined);
}
