/** Settings that are wrong, and the sentence that each program says about them: the tests of all programs use it. */
import { variableNamed, type Program, type VariableName } from '@vipp/shared/contract/settings/variables.server';

type Malformed = readonly [name: VariableName, value: string, sentence: string];

const PORT = 'a port number from 1 to 65535';
const HOST = 'an address or a name of this machine';
const WEB_ADDRESS = 'a web address';
const POSTGRES = 'a PostgreSQL address';
const TOKENS = 'a token without spaces or accents, or several separated by commas, the newest first';
const SECRETS =
  'a secret of at least 32 characters without spaces or accents, or several separated by commas, the newest first';
const PROXIES =
  'a list of addresses, networks, loopback, linklocal, uniquelocal, separated by commas, or a number of hops from 0 to 10';
const E_MAILS = 'a list of e-mail addresses separated by commas';
const KEYS = 'a list of public keys like age1…, separated by commas';
const LEVELS = 'one of silent, fatal, error, warn, info, debug, trace';
const TTL = 'a number of seconds from 0.01 to 86400';

const shown = (name: VariableName, value: string, expected: string, example: string): Malformed => [
  name,
  value,
  `${name} is not ${expected} (got "${value}"). Set it like ${name}=${example}, see docs/settings.md`,
];

const hidden = (name: VariableName, value: string, expected: string, example: string): Malformed => [
  name,
  value,
  `${name} is not ${expected}. Set it like ${name}=${example}, see docs/settings.md`,
];

const MALFORMED: readonly Malformed[] = [
  shown('PORT', 'abc', PORT, '3000'),
  shown('PORT', '70000', PORT, '3000'),
  shown('PORT', '3e3', PORT, '3000'),
  shown('HOST', 'two words', HOST, '127.0.0.1'),
  shown('HOST', 'http://localhost', HOST, '127.0.0.1'),
  shown('PUBLIC_URL', 'vipp.example', `${WEB_ADDRESS} without a path`, 'https://www.example.com'),
  shown('PUBLIC_URL', 'https://vipp.example/site', `${WEB_ADDRESS} without a path`, 'https://www.example.com'),
  shown('PUBLIC_URL', 'https://vipp.example/?a', `${WEB_ADDRESS} without a path`, 'https://www.example.com'),
  hidden('DATABASE_URL', 'mysql://vipp:hunter2@db/vipp', POSTGRES, 'postgres://user:password@host:5432/database'),
  hidden('DATABASE_URL', 'postgres:///hunter2', POSTGRES, 'postgres://user:password@host:5432/database'),
  hidden('REGISTRY_DATABASE_URL', 'hunter2', POSTGRES, 'postgres://gateway:password@host:5432/database'),
  shown('BACKEND_URL', 'localhost:8080', WEB_ADDRESS, 'https://backend.example.com'),
  hidden('API_TOKEN', 'two hunter2', TOKENS, '$(openssl rand -hex 32)'),
  hidden('API_TOKEN', 'hunter2,', TOKENS, '$(openssl rand -hex 32)'),
  hidden('PREVIEW_SECRET', 'hunter2', SECRETS, '$(openssl rand -hex 32)'),
  hidden('FORM_STATE_SECRET', 'hunter2 and many words, all of them long', SECRETS, '$(openssl rand -hex 32)'),
  hidden('OUTBOX_SECRET', `${'0'.repeat(32)},hunter2`, SECRETS, '$(openssl rand -hex 32)'),
  hidden('OUTBOX_SECRET', `${'0'.repeat(32)},`, SECRETS, '$(openssl rand -hex 32)'),
  hidden('FEDERATION_TOKEN', 'hunter2é', 'a token without accents', '$(openssl rand -hex 32)'),
  shown('BACK_OFFICE_URL', 'http:vipp.example', WEB_ADDRESS, 'https://back-office.example.com'),
  hidden('SMTP_URL', 'mail.hunter2', 'an SMTP address', 'smtp://user:password@host:587'),
  hidden('SMTP_URL', 'smtp:hunter2', 'an SMTP address', 'smtp://user:password@host:587'),
  shown(
    'MAIL_FROM',
    'vipp',
    'a sender like VIPP <ne-pas-repondre@example.com>',
    "'VIPP <ne-pas-repondre@example.com>'",
  ),
  hidden('CONTACT_RECIPIENTS', 'hunter2@vipp.example;a@vipp.example', E_MAILS, 'a@example.com,b@example.com'),
  hidden('CONTACT_RECIPIENTS', 'a@vipp.example, hunter2', E_MAILS, 'a@example.com,b@example.com'),
  hidden('STUDY_RECIPIENTS', 'hunter2@vipp.example,', E_MAILS, 'a@example.com,b@example.com'),
  hidden('STUDY_RECIPIENTS', 'Ventes hunter2@vipp.example', E_MAILS, 'a@example.com,b@example.com'),
  hidden('SIGNALEMENTS_RECIPIENTS', 'AGE-SECRET-KEY-1HUNTER2', KEYS, '$(age-keygen -y referent.txt)'),
  hidden('SIGNALEMENTS_RECIPIENTS', 'age1hunter2', KEYS, '$(age-keygen -y referent.txt)'),
  shown('SUBMISSION_LIMIT', '0', 'a whole number from 1 to 1000000', '60'),
  shown('SUBMISSION_LIMIT', '1.5', 'a whole number from 1 to 1000000', '60'),
  shown('TRUST_PROXY', 'everyone', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '10.0.0.0/33', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '10.0.0.5,', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '11', PROXIES, 'loopback,10.0.0.5'),
  shown('SSR', 'maybe', 'one of on, off', 'on'),
  shown('CONTENT_TTL', '-1', TTL, '30'),
  shown('CONTENT_TTL', '0', TTL, '30'),
  shown('CONTENT_TTL', '86401', TTL, '30'),
  shown('LOG_LEVEL', 'loud', LEVELS, 'info'),
  shown('BACKEND_WAIT', 'long', 'a number of seconds from 0 to 86400', '150'),
  shown('BACKEND_PORT', '-1', 'a port number from 0 (any free one) to 65535', '3001'),
  shown('BACKEND_PORT', '70000', 'a port number from 0 (any free one) to 65535', '3001'),
  shown('AGAINST', 'localhost:3000', WEB_ADDRESS, 'https://www.example.com'),
  shown(
    'AGAINST_VERSIONS',
    'mf-content',
    'a list of versions of remotes separated by commas',
    'mf-content@v2,mf-forms@3.1',
  ),
  shown('LOCAL_BUILD', '../dist', 'the folder of a build within a remote', 'mf-forms/dist-dev'),
  shown('DEV_RELOAD', 'yes', '1', '1'),
];

/** Values that a program must refuse; secrets among them contain `hunter2`. */
export const malformedSettings = (program: Program): Malformed[] =>
  MALFORMED.filter(([name]) => variableNamed(name).readBy.includes(program));
