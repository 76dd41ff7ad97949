/** Records content that is unavailable to the site itself: a page without it is no fault of its version. */
import type { SiteApi } from '@vipp/shared/contract/site-api';

const isUnavailable = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'failure' in answer && answer.failure === 'unavailable';

/** @returns the same calls, and the names of those that were unavailable so far */
export function recordOutages(api: SiteApi): { api: SiteApi; outages: () => string[] } {
  const names = new Set<string>();
  const recording = new Proxy(api, {
    get: (calls, name) => {
      const call: unknown = Reflect.get(calls, name);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, calls, args);
        if (isUnavailable(answer)) names.add(String(name));
        return answer;
      };
    },
  });
  return { api: recording, outages: () => [...names] };
}
