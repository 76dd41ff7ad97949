/** What settings must be like together. */
import type * as z from 'zod/mini';
import type { VariableName, variables } from './variables.server';

export type GivenValues = { [Name in VariableName]?: z.output<(typeof variables)[Name]['schema']> };

/** A variable that is wrong, and a text that completes its name to a sentence. */
export type Problem = { name: VariableName; is: string };

/** Each secret has one purpose: a value that is known for one must be of no use for another. */
function repeatedSecrets(values: GivenValues): Problem[] {
  const known = new Set([...(values.API_TOKEN ?? []), values.FEDERATION_TOKEN]);
  return (['FORM_STATE_SECRET', 'PREVIEW_SECRET', 'OUTBOX_SECRET'] as const).flatMap((name) => {
    const secrets = values[name] ?? [];
    const isRepeated = secrets.some((secret) => known.has(secret));
    for (const secret of secrets) known.add(secret);
    return isRepeated ? [{ name, is: 'repeats another secret, and each has one purpose' }] : [];
  });
}

function missingToken({ BACKEND_URL, API_TOKEN }: GivenValues): Problem[] {
  if (BACKEND_URL === undefined || API_TOKEN !== undefined) return [];
  return [{ name: 'API_TOKEN', is: 'is missing: BACKEND_URL names another content service, which expects its token' }];
}

/** On one host, scripts of every remote could act for a recruiter who is signed in. */
function sharedHost({ PUBLIC_URL, WORKSHOP_URL }: GivenValues): Problem[] {
  if (PUBLIC_URL === undefined || WORKSHOP_URL === undefined) return [];
  const [site, workshop] = [new URL(PUBLIC_URL), new URL(WORKSHOP_URL)];
  if (site.hostname === workshop.hostname)
    return [{ name: 'WORKSHOP_URL', is: 'names the host of PUBLIC_URL: the workshop needs its own' }];
  return site.protocol === workshop.protocol
    ? []
    : [{ name: 'WORKSHOP_URL', is: 'is not https as PUBLIC_URL is, or the reverse' }];
}

export const brokenRules = (values: GivenValues): Problem[] => [
  ...repeatedSecrets(values),
  ...missingToken(values),
  ...sharedHost(values),
];
