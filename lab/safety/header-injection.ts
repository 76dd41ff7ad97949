/** Line ends and the like in addresses, cookies and forms: no header of an answer is the attacker's. */
import type { AttackResult } from './attack-result';
import type { PlacedText } from './corpus';
import { ask, type RawRequest } from './raw-request';

const FORM = 'Content-Type: application/x-www-form-urlencoded';

function requestsFor({ in: place, value }: PlacedText): RawRequest[] {
  if (place === 'path') return [{ target: value }];
  if (place === 'form')
    return ['/consentement', '/contact', '/newsletter/confirmation/x'].map((target) => ({
      method: 'POST',
      target,
      headers: [FORM],
      body: value,
    }));
  return ['/', '/RSE', '/federation/preview/leave', '/backend/public/storage/a.svg'].map((target) => ({
    target,
    headers: [value],
  }));
}

type Options = { origin: string; attacks: readonly PlacedText[] };

export async function tryHeaderInjection({ origin, attacks }: Options): Promise<AttackResult> {
  const faults: string[] = [];
  const requests = attacks.flatMap(requestsFor);
  for (const request of requests) {
    const { status, headers } = await ask(origin, request);
    const cookies = (headers.get('set-cookie') ?? []).filter((cookie) => /stolen|evil|^taken/.test(cookie));
    const others = [...headers].filter(
      ([name, values]) => name !== 'location' && values.some((value) => /stolen=1/.test(value)),
    );
    const split = (headers.get('location') ?? []).length > 1;
    if (cookies.length > 0 || others.length > 0 || split || status === 0 || (status >= 500 && status !== 503)) {
      faults.push(
        `${request.target} ${request.headers ?? ''} ${request.body ?? ''} answered ${status} ${[...cookies, ...others].join(' ')}`,
      );
    }
  }
  return { tried: requests.length, faults };
}
