/** Addresses that would make the site lead its visitors elsewhere, at every place that redirects. */
import { ask, asTarget } from './raw-request.mjs';

/** The site's own origin, as its settings tell. */
export const PUBLIC_ORIGIN = 'https://www.vipp.example';

const FORM = 'Content-Type: application/x-www-form-urlencoded';

const requestsFor = (attack) => {
  const text = encodeURIComponent(attack.isWellFormed() ? attack : 'x');
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
};

/** Where a browser at an address of ours would go. */
function leadsAway(location) {
  if (location === undefined) return false;
  if (!URL.canParse(location, `${PUBLIC_ORIGIN}/rse`)) return true;
  return new URL(location, `${PUBLIC_ORIGIN}/rse`).origin !== PUBLIC_ORIGIN || /[\r\n\t]/.test(location);
}

/** @param {{ origin: string, attacks: string[], every: number }} options */
export async function tryRedirects({ origin, attacks, every }) {
  const faults = [];
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
