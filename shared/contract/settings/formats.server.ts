/** Formats of settings: a schema from text to value, the expectation in words, and a right example. */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { cleanEmail, isEmailAddress } from '../typed-text';

const checked = (accepts: (text: string) => boolean) => z.string().check(z.refine(accepts));

const converted = <Value>(accepts: (text: string) => boolean, convert: (text: string) => Value) =>
  z.pipe(checked(accepts), z.transform(convert));

export const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));

const numberBetween = (pattern: RegExp, minimum: number, maximum: number) =>
  converted((text) => pattern.test(text) && Number(text) >= minimum && Number(text) <= maximum, Number);

export const wholeNumber = (minimum: number, maximum: number) => ({
  schema: numberBetween(/^\d+$/, minimum, maximum),
  expected: `a whole number from ${minimum} to ${maximum}`,
});

export const seconds = (minimum: number, maximum: number) => ({
  schema: numberBetween(/^\d+(\.\d+)?$/, minimum, maximum),
  expected: `a number of seconds from ${minimum} to ${maximum}`,
});

const isAddress = (text: string, protocols: readonly string[]): boolean => {
  if (!/^[a-z]+:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== '';
};

const isWebAddress = (text: string): boolean => isAddress(text, ['http:', 'https:']);

function hasPath(text: string): boolean {
  const { pathname, search, hash } = new URL(text);
  return pathname !== '/' || search !== '' || hash !== '';
}

const toOrigin = (text: string): string => new URL(text).origin;

export const webAddress = { schema: checked(isWebAddress), expected: 'a web address' };

export const originOfWebAddress = { schema: converted(isWebAddress, toOrigin), expected: 'a web address' };

export const bareWebAddress = {
  schema: converted((text) => isWebAddress(text) && !hasPath(text), toOrigin),
  expected: 'a web address without a path',
};

/** A host is needed: without one the address takes neither user nor password, which the registry’s own role needs. */
export const postgresAddress = {
  schema: checked((text) => isAddress(text, ['postgres:', 'postgresql:'])),
  expected: 'a PostgreSQL address',
  example: 'postgres://user:password@host:5432/database',
};

export const mailServer = {
  schema: checked((text) => isAddress(text, ['smtp:', 'smtps:'])),
  expected: 'an SMTP address',
};

const parts = (text: string): string[] => text.split(',').map((part) => part.trim());

export const share = {
  schema: numberBetween(/^\d(\.\d+)?$/, 0, 1),
  expected: 'a number from 0 to 1',
};

/** As OpenTelemetry's specification writes them: values are percent-encoded. */
const toHeader = (part: string): [name: string, value: string] => {
  const [header = ['', '']] = new URLSearchParams(part.replace(/[+&]/g, encodeURIComponent));
  return header;
};

export const headerList = {
  schema: converted(
    (text) => parts(text).every((part) => /^[\w-]+=[\x21-\x2b\x2d-\x7e]+$/.test(part)),
    (text): Record<string, string> => Object.fromEntries(parts(text).map(toHeader)),
  ),
  expected: 'a list of headers like name=value, separated by commas',
};

const valuesOf = (minLength: number) => {
  const one = `[\\x21-\\x2b\\x2d-\\x7e]{${minLength},}`;
  const pattern = new RegExp(`^${one}(,${one})*$`);
  return converted(
    (text) => pattern.test(text),
    (text) => text.split(','),
  );
};

/** Several values while one is replaced: the first one is used, all are accepted. */
export const tokenList = {
  schema: valuesOf(1),
  expected: 'a token without spaces or accents, or several separated by commas, the newest first',
  example: '$(openssl rand -hex 32)',
};

export const secretList = {
  schema: valuesOf(32),
  expected:
    'a secret of at least 32 characters without spaces or accents, or several separated by commas, the newest first',
  example: '$(openssl rand -hex 32)',
};

export const emailList = {
  schema: converted(
    (text) => parts(text).every((part) => isEmailAddress(cleanEmail(part))),
    (text) => [...new Set(parts(text).map(cleanEmail))],
  ),
  expected: 'a list of e-mail addresses separated by commas',
  example: 'a@example.com,b@example.com',
};

/** Public keys of age, without a look at their checksums. */
const PUBLIC_KEY = /^age1(pq1|tag1|tagpq1)?[02-9ac-hj-np-z]{58,}$/;
const keysOf = (text: string): string[] => parts(text).filter(Boolean);

export const publicKeyList = {
  schema: converted((text) => keysOf(text).every((key) => PUBLIC_KEY.test(key)), keysOf),
  expected: 'a list of public keys like age1…, separated by commas',
  // A secret key may be given by mistake.
  isSecret: true as const,
};

export const choice = <const Word extends string>(words: readonly Word[]) => ({
  schema: z.enum(words),
  expected: words.length > 1 ? `one of ${words.join(', ')}` : words.join(),
});

/** Names that the server knows for the networks of this machine and of private use. */
const NETWORKS: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(text: string): boolean {
  const [address = '', prefix = '1', ...more] = text.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return more.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= longest;
}

/** Peers whose headers the gateway trusts for the address of the visitor. */
export const trustedProxies = {
  schema: converted((text) => parts(text).every((part) => NETWORKS.includes(part) || isNetwork(part)), parts),
  expected: `a list of addresses, networks, ${NETWORKS.join(', ')}, separated by commas`,
  example: 'loopback,10.0.0.5',
};
