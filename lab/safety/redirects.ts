/** Addresses that would make the site lead its visitors elsewhere, at every place that redirects. */
import type { AttackResult } from './attack-result';
import { ask, asTarget, type RawRequest } from './raw-request';

/** PUBLIC_URL of the site. */
export const PUBLIC_ORIGIN = 'https://www.vipp.example';

const FORM = 'Content-Type: application/x-www-form-urlencoded';

function requestsFor(attack: string): RawRequest[] {
  const text = encodeURIComponent(/\p{Surrogate}/u.test(attack) ? 'x' : attack);
  const raw = asTarget(attack);
  return [
    { target: raw.startsWith('/') ? raw : `/${raw}` },
    { target: `${raw.startsWith('/') ? raw : `/${raw}`}/RSE/` },
    { target: `/consentement?retour=${text}` },
    { target: `/consentement?retour=${raw.replaceAll('#', '%23')}` },
    { method: 'POST', target: '/consentement', headers: [FORM], body: `choice=accepted&retour=${text}` },
    { target: `/actualite?slug=${text}` },
    { target: `/etude-de-cas?slug=${text}` },
    { target: `/Etude_de_cas?SLUG=${text}&slug=${text}` },
    { target: `/actualite/slug=${text}` },
    { target: `/federation/preview/${text}` },
    { target: `/RSE/?retour=${text}&next=${text}&url=${text}` },
    { target: `/recrutementDetails/${text}` },
    {
      target: raw.startsWith('/') ? `${raw}/RSE` : `/RSE/${raw}`,
      headers: ['X-Forwarded-Proto: http', 'X-Forwarded-Host: evil.example'],
    },
    ...(/^https?:\/\//i.test(attack)
      ? [{ target: asTarget(attack) }, { target: `${asTarget(attack)}/RSE`, headers: ['X-Forwarded-Proto: http'] }]
      : []),
  ];
}

/** Whether a browser at an address of the site would leave it. */
function leadsAway(location: string | undefined): boolean {
  if (location === undefined) return false;
  if (!URL.canParse(location, `${PUBLIC_ORIGIN}/rse`)) return true;
  return new URL(location, `${PUBLIC_ORIGIN}/rse`).origin !== PUBLIC_ORIGIN || /[\r\n\t]/.test(location);
}

type Options = { origin: string; attacks: readonly string[]; every: number };

export async function tryRedirects({ origin, attacks, every }: Options): Promise<AttackResult> {
  const faults: string[] = [];
  const requests = attacks.flatMap(requestsFor).filter((_, index) => index % every === 0);
  for (const request of requests) {
    const { status, headers } = await ask(origin, request);
    const [location] = headers.get('location') ?? [];
    const refreshes = headers.has('refresh');
    if (leadsAway(location) || refreshes || status === 0 || status >= 500)
      faults.push(
        `${request.method ?? 'GET'} ${request.target} ${request.body ?? ''} answered ${status} ${location ?? ''}`,
      );
  }
  return { tried: requests.length, faults };
}
