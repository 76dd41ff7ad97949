/**
 * A cookie proves that a recruiter has signed in with this browser before. Wrong passwords of strangers in its network then
 * neither delay nor refuse it. A stolen cookie gives tries of its own, and no access.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { isSameSecret } from '@vipp/shared/server/is-same-secret';

export const BROWSER_COOKIE = 'vipp_atelier_navigateur';
export const BROWSER_SECONDS = 400 * 24 * 3600;

const sign = (secret: string, id: string, account: string): string =>
  createHmac('sha256', secret).update(`vipp browser ${id} ${account}`).digest('base64url');

/** @param secrets the first signs, all verify */
export const createKnownBrowsers = (secrets: readonly string[]) => ({
  valueFor: (account: string): string => {
    const id = randomUUID();
    return `${id}.${sign(secrets[0] ?? '', id, account)}`;
  },
  /** The id of a browser in which this account has signed in. */
  idOf: (value: string | undefined, account: string): string | undefined => {
    const [id = '', signature = ''] = value?.split('.') ?? [];
    return secrets.some((secret) => isSameSecret(signature, sign(secret, id, account))) ? id : undefined;
  },
});
