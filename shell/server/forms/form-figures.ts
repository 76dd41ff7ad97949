/**
 * Counts what visitors do in the application form, and passes the sums on to the content service. Nothing of the visitor is stored
 * or logged: what a version cannot have is dropped, and so is a flood. Sums that the service does not accept are lost: a figure is
 * worth less than a form that waits.
 */
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { FIGURES_PATH, type CountFigures } from '@vipp/shared/contract/application/figure-events';
import {
  countedSchema,
  FIGURES_CALL,
  knownFigures,
  type Figure,
  type FigureSums,
} from '@vipp/shared/contract/application/form-figures';
import { API_BASE } from '@vipp/shared/contract/paths';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { tracedFetch } from '@vipp/shared/server/tracing';
import { NO_SUCH_CALL } from '../data/source/backend-client';
import { refuseOtherSites } from '../http/same-origin';
import type { CountReport } from '../remotes/release-resources';

/** Sums wait for at most this long. */
const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** Far more than all that two versions can have. */
const MAX_SUMS = 10_000;

type Send = (sums: FigureSums) => Promise<number>;

type FigureSumsInMemory = {
  add: (version: number, figures: readonly Figure[]) => void;
  /** Passes the last sums on. */
  close: () => Promise<void>;
};

type SumsOptions = { send: Send; onError: (reason: string) => void; intervalMs?: number };

export function createFigureSums({ send, onError, intervalMs = INTERVAL_MS }: SumsOptions): FigureSumsInMemory {
  let sums = new Map<string, FigureSums[number]>();
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> = Promise.resolve();

  const pass = async (): Promise<void> => {
    const waiting = [...sums.values()];
    sums = new Map();
    if (waiting.length === 0) return;
    try {
      const status = await send(waiting);
      if (NO_SUCH_CALL.includes(status)) isWanted = false;
      else if (status >= 300) onError(`the content service answered ${status}`);
    } catch (error) {
      onError(error instanceof Error ? error.name : 'unknown');
    }
  };
  const passInTurn = (): void => {
    timer = undefined;
    passing = passing.then(pass);
  };

  return {
    add: (version, figures) => {
      if (!isWanted) return;
      for (const { event, subject, count } of figures) {
        const key = `${version} ${event} ${subject}`;
        const sum = sums.get(key);
        if (sum) sum.count += count;
        else if (sums.size < MAX_SUMS) sums.set(key, { version, event, subject, count });
      }
      timer ??= setTimeout(passInTurn, intervalMs).unref();
    },
    close: async () => {
      clearTimeout(timer);
      passInTurn();
      await passing;
    },
  };
}

/** Sends sums to the content service; returns its status. */
const sendFigures =
  ({ backendUrl, apiToken }: { backendUrl: string; apiToken: string }): Send =>
  async (sums) => {
    const response = await tracedFetch('figures', `${backendUrl}${API_BASE}${FIGURES_CALL}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ sums }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  };

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

/** Receives what browsers counted. */
export function registerFigures(app: FastifyInstance, countFigures: CountFiguresOf): void {
  app.post(FIGURES_PATH, { bodyLimit: 16 * 1024, onRequest: refuseOtherSites }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const counted = countedSchema.safeParse(request.body);
    if (!counted.success)
      return reply.code(400).send({ message: 'Figures name a version of the form, and counts by event and subject.' });
    // The answer does not reveal what counted.
    countFigures(request)(counted.data.version, counted.data.counts);
    return reply.code(204).send();
  });
}

type Parts = {
  settings: { backendUrl: string; apiToken: string; against: string | undefined };
  logger: Pick<FastifyBaseLogger, 'warn'>;
  countReport: CountReport;
  api: Pick<SiteApi, 'applicationForm'>;
};

/** Counts for an app, which passes the last sums on when it closes. */
export function createFigures(app: FastifyInstance, { settings, logger, countReport, api }: Parts): CountFiguresOf {
  // Of another site's pages in development, nothing is counted.
  if (settings.against) return () => () => undefined;
  const sums = createFigureSums({
    send: sendFigures(settings),
    onError: (reason) => logger.warn({ reason }, 'figures of the application form were lost'),
  });
  app.addHook('onClose', sums.close);
  return createCountFigures({ api, sums, countReport });
}
