import { variableNames, variables, variableNamed } from './variables.server';

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

describe('settings', () => {
  const KEY = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';

  it.each([
    [variables.PUBLIC_URL, 'https://www.vipp.example/', 'https://www.vipp.example'],
    [variables.AGAINST, 'https://www.vipp.example/contact', 'https://www.vipp.example'],
    [variables.DATABASE_URL, 'postgresql://%2Fvar%2Frun/vipp', 'postgresql://%2Fvar%2Frun/vipp'],
    [variables.API_TOKEN, 'new,old', ['new', 'old']],
    [
      variables.CONTACT_RECIPIENTS,
      'a@vipp.example, b@vipp.example,a@vipp.example',
      ['a@vipp.example', 'b@vipp.example'],
    ],
    [variables.SIGNALEMENTS_RECIPIENTS, `${KEY} , ${KEY},`, [KEY, KEY]],
    [variables.TRUST_PROXY, 'loopback, 10.0.0.0/8,2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    [variables.CONTENT_TTL, '0.05', 0.05],
    [
      variables.OTEL_EXPORTER_OTLP_HEADERS,
      'authorization=Bearer%20a+b==,x-tenant=v%26d',
      { authorization: 'Bearer a+b==', 'x-tenant': 'v&d' },
    ],
  ])('have values: %#', ({ schema }, text, value) => {
    expect(schema.safeParse(text)).toEqual({ success: true, data: value });
  });
});
