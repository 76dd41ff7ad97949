import { parseVariables } from './parse-variables.server';
import { variableNames, variableNamed, type Program, type VariableName } from './variables.server';

const PROGRAMS: readonly Program[] = ['site', 'gateway', 'backend', 'operators', 'contract', 'vipp-mf'];
const secret = (number: number): string => `secret-of-these-settings-tests-number-${number}`;
const complete = {
  BACKEND_URL: 'http://127.0.0.1:9',
  API_TOKEN: 'token',
  PREVIEW_SECRET: secret(1),
  FORM_STATE_SECRET: secret(2),
  OUTBOX_SECRET: secret(3),
};

type Malformed = readonly [name: VariableName, value: string, sentence: string];

const PORT = 'a port number from 1 to 65535';
const HOST = 'an address or a name of this machine';
const WEB_ADDRESS = 'a web address';
const POSTGRES = 'a PostgreSQL address';
const TOKENS = 'a token without spaces or accents, or several separated by commas, the newest first';
const SECRETS =
  'a secret of at least 32 characters without spaces or accents, or several separated by commas, the newest first';
const PROXIES = 'a list of addresses, networks, loopback, linklocal, uniquelocal, separated by commas';
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
  shown('HOST', 'two words', HOST, '127.0.0.1'),
  shown('PUBLIC_URL', 'vipp.example', `${WEB_ADDRESS} without a path`, 'https://www.example.com'),
  shown('PUBLIC_URL', 'https://vipp.example/site', `${WEB_ADDRESS} without a path`, 'https://www.example.com'),
  hidden('DATABASE_URL', 'mysql://vipp:hunter2@db/vipp', POSTGRES, 'postgres://user:password@host:5432/database'),
  hidden('DATABASE_URL', 'postgres:///hunter2', POSTGRES, 'postgres://user:password@host:5432/database'),
  hidden('REGISTRY_DATABASE_URL', 'hunter2', POSTGRES, 'postgres://gateway:password@host:5432/database'),
  shown('BACKEND_URL', 'localhost:8080', WEB_ADDRESS, 'https://backend.example.com'),
  hidden('API_TOKEN', 'two hunter2', TOKENS, '$(openssl rand -hex 32)'),
  hidden('API_TOKEN', 'hunter2,', TOKENS, '$(openssl rand -hex 32)'),
  hidden('PREVIEW_SECRET', 'hunter2', SECRETS, '$(openssl rand -hex 32)'),
  hidden('FORM_STATE_SECRET', 'hunter2 and many words, all of them long', SECRETS, '$(openssl rand -hex 32)'),
  hidden('OUTBOX_SECRET', `${'0'.repeat(32)},hunter2`, SECRETS, '$(openssl rand -hex 32)'),
  hidden('FEDERATION_TOKEN', 'hunter2é', 'a token without accents', '$(openssl rand -hex 32)'),
  shown('BACK_OFFICE_URL', 'http:vipp.example', WEB_ADDRESS, 'https://back-office.example.com'),
  hidden('SMTP_URL', 'mail.hunter2', 'an SMTP address', 'smtp://user:password@host:587'),
  shown(
    'MAIL_FROM',
    'vipp',
    'a sender like VIPP <ne-pas-repondre@example.com>',
    "'VIPP <ne-pas-repondre@example.com>'",
  ),
  hidden('CONTACT_RECIPIENTS', 'hunter2@vipp.example;a@vipp.example', E_MAILS, 'a@example.com,b@example.com'),
  hidden('CONTACT_RECIPIENTS', 'a@vipp.example, hunter2', E_MAILS, 'a@example.com,b@example.com'),
  hidden('SIGNALEMENTS_RECIPIENTS', 'AGE-SECRET-KEY-1HUNTER2', KEYS, '$(age-keygen -y referent.txt)'),
  hidden('SIGNALEMENTS_RECIPIENTS', 'age1hunter2', KEYS, '$(age-keygen -y referent.txt)'),
  shown('SUBMISSION_LIMIT', '0', 'a whole number from 1 to 1000000', '60'),
  shown('SUBMISSION_LIMIT', '1.5', 'a whole number from 1 to 1000000', '60'),
  shown('TRUST_PROXY', 'everyone', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '0.0.0.0/0', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '10.0.0.0/33', PROXIES, 'loopback,10.0.0.5'),
  shown('TRUST_PROXY', '1', PROXIES, 'loopback,10.0.0.5'),
  shown('SHARED_CACHE', 'maybe', 'one of on, off', 'on'),
  shown('CONTENT_TTL', '0', TTL, '30'),
  shown('CONTENT_TTL', '86401', TTL, '30'),
  shown('LOG_LEVEL', 'loud', LEVELS, 'info'),
  shown('BACKEND_WAIT', 'long', 'a number of seconds from 0 to 86400', '150'),
  shown('BACKEND_PORT', '-1', 'a port number from 0 (any free one) to 65535', '3001'),
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

/** Secrets among them contain `hunter2`. */
const malformedSettings = (program: Program): Malformed[] =>
  MALFORMED.filter(([name]) => variableNamed(name).readBy.includes(program));

describe.each(PROGRAMS)('the part of %s', (program) => {
  const problems = (env: Record<string, string>) => parseVariables(program, { ...complete, ...env }).problems ?? [];

  it.each(malformedSettings(program))('refuses %s=%s', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([sentence]);
    expect(sentence).not.toContain(variableNamed(name).isSecret ? 'hunter2' : '\n');
  });

  it('ignores what other programs read', () => {
    const others = variableNames.filter((name) => !variableNamed(name).readBy.includes(program));
    expect(problems(Object.fromEntries(others.map((name) => [name, 'é\u0000'])))).toEqual([]);
  });
});

describe('a part', () => {
  it('has a line for each variable that is wrong or missing', () => {
    const { problems } = parseVariables('gateway', { PORT: 'x', API_TOKEN: 'two words', PREVIEW_SECRET: secret(1) });
    expect(problems).toEqual([
      expect.stringMatching(/^PORT is not .* \(got "x"\)/),
      'BACKEND_URL is missing. Set it like BACKEND_URL=https://backend.example.com, see docs/settings.md',
      expect.stringMatching(/^API_TOKEN is not /),
      expect.stringMatching(/^FORM_STATE_SECRET is missing\./),
    ]);
  });

  it('takes a blank variable for one that is not set, and no blanks around a value', () => {
    const { values } = parseVariables('site', { PORT: ' ', HOST: '', DATABASE_URL: '\t', SHARED_CACHE: ' on ' });
    expect(values).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', SHARED_CACHE: 'on' });
    expect(values).not.toHaveProperty('DATABASE_URL');
  });

  it('says of a removed setting what to do, and takes a blank one for one that is not set', () => {
    expect(parseVariables('site', { ARTEFACTS: 's3://bucket' }).problems).toEqual([
      expect.stringMatching(/^ARTEFACTS is no longer a setting: .* DATA_DIR\/federation\/files of each gateway/),
    ]);
    expect(parseVariables('site', { ARTEFACTS: ' ', AWS_REGION: 'eu-west-3' }).problems).toBeUndefined();
  });

  it('has defaults of its own where programs differ', () => {
    expect(parseVariables('site', {}).values).toMatchObject({ HOST: '0.0.0.0', LOG_LEVEL: 'warn' });
    expect(parseVariables('gateway', complete).values).toMatchObject({ HOST: '0.0.0.0', LOG_LEVEL: 'info' });
    expect(parseVariables('backend', complete).values).toMatchObject({ HOST: '127.0.0.1', LOG_LEVEL: 'info' });
  });

  it('refuses in one line what has line breaks', () => {
    const { problems = [] } = parseVariables('site', { LOG_LEVEL: 'a\nb' });
    expect(problems).toEqual([expect.stringContaining('(got "a\\nb")')]);
  });
});

describe('secrets', () => {
  it.each([
    ['PREVIEW_SECRET', { API_TOKEN: secret(1) }],
    ['PREVIEW_SECRET', { FEDERATION_TOKEN: secret(1) }],
    ['PREVIEW_SECRET', { FORM_STATE_SECRET: `${secret(0)},${secret(1)}` }],
    ['FORM_STATE_SECRET', { API_TOKEN: `new,${secret(2)}` }],
    ['OUTBOX_SECRET', { API_TOKEN: secret(3) }],
    ['OUTBOX_SECRET', { PREVIEW_SECRET: secret(3) }],
  ])('must not repeat each other: %s repeats %j', (name, env) => {
    expect(parseVariables('site', { ...complete, ...env }).problems).toEqual([
      `${name} repeats another secret, and each has one purpose. Set it like ${name}=$(openssl rand -hex 32), see docs/settings.md`,
    ]);
  });

  it('are lists while one is replaced', () => {
    const given = { ...complete, API_TOKEN: 'new,old', OUTBOX_SECRET: `${secret(4)},${secret(3)}` };
    expect(parseVariables('backend', given).values).toMatchObject({
      API_TOKEN: ['new', 'old'],
      OUTBOX_SECRET: [secret(4), secret(3)],
    });
  });

  it('of another content service must be given', () => {
    expect(parseVariables('site', { BACKEND_URL: 'https://api.example' }).problems).toEqual([
      expect.stringMatching(/^API_TOKEN is missing: BACKEND_URL names another content service/),
    ]);
    expect(parseVariables('site', { BACKEND_URL: 'https://api.example', API_TOKEN: 't' }).problems).toBeUndefined();
  });
});
