/**
 * Passes on to the content service what visitors do in the application form. Nothing of the visitor is stored or logged: what a
 * version cannot have is dropped, and so is a flood. Figures that the service refuses are lost: forms must not wait.
 */
import type { FastifyInstance } from 'fastify';
import { FIGURES_PATH } from '@vipp/shared/contract/application/figure-events';
import {
  countedSchema,
  FIGURES_CALL,
  knownFigures,
  type FigureSums,
} from '@vipp/shared/contract/application/form-figures';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { errorKind } from '@vipp/shared/server/tracing';
import { NO_SUCH_CALL, sendJson } from '../data/source/backend-client';
import { refuseOtherSites } from '../http/same-origin';
import type { CountReport } from '../remotes/releases';
import type { Settings } from '../settings/settings';
import type * as z from 'zod/mini';

const TIMEOUT_MS = 5_000;

type Send = (sums: FigureSums) => Promise<number>;

/** Sends sums to the content service; returns its status. Nothing is counted for pages of another site in development. */
export const sendFigures =
  (settings: Pick<Settings, 'backendUrl' | 'apiToken' | 'against'>): Send =>
  async (sums) => {
    if (settings.against) return 404;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await sendJson(settings, 'figures', FIGURES_CALL, { body: JSON.stringify({ sums }), signal });
    await response.body?.cancel();
    return response.status;
  };

type Options = {
  api: Pick<SiteApi, 'applicationForm'>;
  send: Send;
  onError: (reason: string) => void;
  countReport: CountReport;
};

/** Receives what browsers counted. */
export function registerFigures(app: FastifyInstance, { api, send, onError, countReport }: Options): void {
  let isWanted = true;
  const count = async (address: string, { version, counts }: z.infer<typeof countedSchema>): Promise<void> => {
    if (!isWanted || !countReport('figures', address, 'form')) return;
    const form = await api.applicationForm(version);
    const figures = form.ok ? knownFigures(form.data.questions, counts) : [];
    if (figures.length === 0) return;
    const status = await send(figures.map((figure) => ({ version, ...figure })));
    if (NO_SUCH_CALL.includes(status)) isWanted = false;
    else if (status >= 300) onError(`the content service answered ${status}`);
  };
  app.post(FIGURES_PATH, { bodyLimit: 16 * 1024, onRequest: refuseOtherSites }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const counted = countedSchema.safeParse(request.body);
    if (!counted.success)
      return reply.code(400).send({ message: 'Figures name a version of the form, and counts by event and subject.' });
    // The answer waits for nothing, and does not reveal what counted.
    void count(request.ip, counted.data).catch((error) => onError(errorKind(error)));
    return reply.code(204).send();
  });
}
