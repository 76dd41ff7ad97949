import { parseVariables } from './parse-variables.server';
import { variableNames, variableNamed, variables, type Program, type VariableName } from './variables.server';

const PROGRAMS: readonly Program[] = ['site', 'gateway', 'backend', 'operators', 'contract', 'vipp-mf'];
const secret = (number: number): string => `secret-of-these-settings-tests-number-${number}`;
const complete = {
  BACKEND_URL: 'http://127.0.0.1:9',
  API_TOKEN: 'token',
  FORM_STATE_SECRET: secret(2),
  OUTBOX_SECRET: secret(3),
};

/** Secrets among them contain `hunter2`. */
const MALFORMED: Readonly<Partial<Record<VariableName, readonly string[]>>> = {
  PORT: ['abc', '70000'],
  HOST: ['two words'],
  PUBLIC_URL: ['vipp.example', 'https://vipp.example/site'],
  DATABASE_URL: ['mysql://vipp:hunter2@db/vipp', 'postgres:///hunter2'],
  REGISTRY_DATABASE_URL: ['hunter2'],
  BACKEND_URL: ['localhost:8080'],
  API_TOKEN: ['two hunter2', 'hunter2,'],
  FORM_STATE_SECRET: ['hunter2 and many words, all of them long'],
  OUTBOX_SECRET: [`${'0'.repeat(32)},hunter2`],
  FEDERATION_TOKEN: ['hunter2é'],
  OPERATOR_TOKEN: ['hunter2'],
  BACK_OFFICE_URL: ['http:vipp.example'],
  SMTP_URL: ['mail.hunter2'],
  MAIL_FROM: ['vipp'],
  CONTACT_RECIPIENTS: ['hunter2@vipp.example;a@vipp.example', 'a@vipp.example, hunter2'],
  SIGNALEMENTS_RECIPIENTS: ['AGE-SECRET-KEY-1HUNTER2', 'age1hunter2'],
  SUBMISSION_LIMIT: ['0', '1.5'],
  TRUST_PROXY: ['everyone', '0.0.0.0/0', '10.0.0.0/33', '1'],
  SHARED_CACHE: ['maybe'],
  CONTENT_TTL: ['0', '86401'],
  LOG_LEVEL: ['loud'],
  BACKEND_WAIT: ['long'],
  BACKEND_PORT: ['-1'],
  AGAINST: ['localhost:3000'],
  LOCAL_BUILD: ['../dist'],
  DEV_RELOAD: ['yes'],
};
const malformedSettings = (program: Program): [VariableName, string][] =>
  variableNames
    .filter((name) => variableNamed(name).readBy.includes(program))
    .flatMap((name) => (MALFORMED[name] ?? []).map((value): [VariableName, string] => [name, value]));

describe.each(PROGRAMS)('the part of %s', (program) => {
  const problems = (env: Record<string, string>) => parseVariables(program, { ...complete, ...env }).problems ?? [];

  it.each(malformedSettings(program))('refuses %s=%s, says what is right, and shows no secret', (name, value) => {
    const { expected, example, isSecret } = variableNamed(name);
    const got = isSecret ? '' : ` (got "${value}")`;
    const [sentence, ...others] = problems({ [name]: value });
    expect(sentence).toBe(`${name} is not ${expected}${got}. Set it like ${name}=${example}, see docs/settings.md`);
    expect([others, isSecret && /hunter2/i.test(sentence ?? '')]).not.toContain(true);
  });

  it('ignores what other programs read', () => {
    const others = variableNames.filter((name) => !variableNamed(name).readBy.includes(program));
    expect(problems(Object.fromEntries(others.map((name) => [name, 'é\u0000'])))).toEqual([]);
  });
});

describe('a part', () => {
  it('has a line for each variable that is wrong or missing', () => {
    const { problems } = parseVariables('gateway', { PORT: 'x', API_TOKEN: 'two words' });
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
    ['FORM_STATE_SECRET', { FEDERATION_TOKEN: secret(2) }],
    ['FORM_STATE_SECRET', { API_TOKEN: `new,${secret(2)}` }],
    ['OUTBOX_SECRET', { API_TOKEN: secret(3) }],
    ['OUTBOX_SECRET', { FORM_STATE_SECRET: `${secret(0)},${secret(3)}` }],
    ['OPERATOR_TOKEN', { API_TOKEN: secret(4), OPERATOR_TOKEN: secret(4) }],
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

describe.each(variableNames)('%s', (name) => {
  const { schema, example, default: text, defaultOf = {}, readBy, requiredBy = [] } = variableNamed(name);

  it('takes its own defaults and example', () => {
    // An example in quotes, or the output of a command, is what a shell makes of it.
    const examples = example.startsWith('$(') ? [] : [example.replaceAll("'", '')];
    for (const right of [...examples, ...(text === undefined ? [] : [text]), ...Object.values(defaultOf)])
      expect([right, schema.safeParse(right).success]).toEqual([right, true]);
  });

  it('is read by those who need it or have a default of their own', () => {
    expect(readBy).toEqual(expect.arrayContaining([...requiredBy, ...Object.keys(defaultOf)]));
  });
});

const KEY = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';

it.each([
  [variables.PUBLIC_URL, 'https://www.vipp.example/', 'https://www.vipp.example'],
  [variables.AGAINST, 'https://www.vipp.example/contact', 'https://www.vipp.example'],
  [variables.DATABASE_URL, 'postgresql://%2Fvar%2Frun/vipp', 'postgresql://%2Fvar%2Frun/vipp'],
  [variables.API_TOKEN, 'new,old', ['new', 'old']],
  [variables.CONTACT_RECIPIENTS, 'a@b.example, c@b.example,a@b.example', ['a@b.example', 'c@b.example']],
  [variables.SIGNALEMENTS_RECIPIENTS, `${KEY} , ${KEY},`, [KEY, KEY]],
  [variables.TRUST_PROXY, 'loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
  [variables.CONTENT_TTL, '0.05', 0.05],
  [variables.OTEL_EXPORTER_OTLP_HEADERS, 'a=Bearer%20a+b==,x-t=v%26d', { a: 'Bearer a+b==', 'x-t': 'v&d' }],
])('settings have values: %#', ({ schema }, text, value) => {
  expect(schema.safeParse(text)).toEqual({ success: true, data: value });
});
