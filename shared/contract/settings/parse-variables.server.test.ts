import { malformedSettings } from '@vipp/shared/testing/malformed-settings.server';
import { parseVariables } from './parse-variables.server';
import { variableNames, variableNamed, type Program } from './variables.server';

const PROGRAMS: readonly Program[] = ['site', 'gateway', 'backend', 'operators', 'contract', 'vipp-mf'];
const secret = (number: number): string => `secret-of-these-settings-tests-number-${number}`;
const complete = {
  BACKEND_URL: 'http://127.0.0.1:9',
  API_TOKEN: 'token',
  PREVIEW_SECRET: secret(1),
  FORM_STATE_SECRET: secret(2),
  OUTBOX_SECRET: secret(3),
};

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
    const { values } = parseVariables('site', { PORT: ' ', HOST: '', DATABASE_URL: '\t', SSR: ' off ' });
    expect(values).toMatchObject({ PORT: 3000, HOST: '0.0.0.0', SSR: 'off' });
    expect(values).not.toHaveProperty('DATABASE_URL');
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
