/**
 * Adds up in memory what is counted of the application form, and passes the sums on to the content service. Sums that it does not
 * accept are lost: a figure is worth less than a form that waits.
 */
import { API_BASE } from '@vipp/shared/contract/paths';
import { FIGURES_CALL, type Figure, type FigureSums } from '@vipp/shared/contract/application/form-figures';
import { tracedFetch } from '@vipp/shared/server/tracing';
import { NO_SUCH_CALL } from '../data/source/backend-client';

/** Sums wait for at most this long. */
const INTERVAL_MS = 2_000;
const TIMEOUT_MS = 5_000;
/** Far more than all that two versions can have. */
const MAX_SUMS = 10_000;

type Send = (sums: FigureSums) => Promise<number>;

export type FigureSumsInMemory = {
  add: (version: number, figures: readonly Figure[]) => void;
  /** Passes the last sums on. */
  close: () => Promise<void>;
};

type Options = { send: Send; onError: (reason: string) => void; intervalMs?: number };

export function createFigureSums({ send, onError, intervalMs = INTERVAL_MS }: Options): FigureSumsInMemory {
  let sums = new Map<string, FigureSums[number]>();
  let isWanted = true;
  let timer: NodeJS.Timeout | undefined;
  let passing: Promise<void> = Promise.resolve();

  const pass = async (): Promise<void> => {
    const waiting = [...sums.values()].filter(({ count }) => count !== 0);
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
export const sendFigures =
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
