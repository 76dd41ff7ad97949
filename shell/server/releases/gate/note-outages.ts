/** Content that the site itself cannot load now and has not cached: a page that lacks it is no fault of its version. */
import type { SiteApi } from '@vipp/shared/contract/site-api';

const isUnavailable = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'failure' in answer && answer.failure === 'unavailable';

/** @returns the same calls, and the names of those that could not be answered so far */
export function noteOutages(api: SiteApi): { api: SiteApi; outages: () => string[] } {
  const names = new Set<string>();
  const noting = new Proxy(api, {
    get: (calls, name) => {
      const call: unknown = Reflect.get(calls, name);
      if (typeof call !== 'function') return call;
      return async (...given: unknown[]): Promise<unknown> => {
        const answer: unknown = await Reflect.apply(call, calls, given);
        if (isUnavailable(answer)) names.add(String(name));
        return answer;
      };
    },
  });
  return { api: noting, outages: () => [...names] };
}
