import { parseSettings } from './settings';

const problems = (env: NodeJS.ProcessEnv): string[] => {
  try {
    parseSettings(env);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
};

describe('the settings', () => {
  it('have a default for everything a first start needs', () => {
    expect(parseSettings({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      logLevel: 'warn',
      contentTtl: 30,
    });
  });

  it('take an empty variable for one that is not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('derive the public address from the port unless it is given', () => {
    expect(parseSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(parseSettings({ PUBLIC_URL: 'https://vipp.example/' }).publicUrl).toBe('https://vipp.example');
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'https://vipp.example/site'],
    ['DATABASE_URL', 'mysql://localhost/vipp'],
    ['BACK_OFFICE_URL', 'localhost:8080'],
    ['SMTP_URL', 'mail.example'],
    ['CONTACT_RECIPIENTS', 'ventes@vipp.example;accueil@vipp.example'],
    ['STUDY_RECIPIENTS', 'ventes@vipp.example,'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.5,'],
    ['SSR', 'maybe'],
    ['CONTENT_TTL', '-1'],
    ['SEED_SIZE', 'huge'],
    ['SEED_SIZE', '10000x0'],
    ['API_TOKEN', 'two words'],
    ['PREVIEW_SECRET', 'short'],
    ['FORM_STATE_SECRET', 'a secret of many words, all of them long'],
    ['OUTBOX_SECRET', `${'0'.repeat(32)},short`],
  ])('refuse %s=%s in one line that names it', (name, value) => {
    const lines = problems({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} is not .+\\. Set it like ${name}=`));
  });

  it.each(['loopback', '10.0.0.5', 'loopback, 10.0.0.0/8,2001:db8::/32', '2'])(
    'take %s for the proxies in front of the site',
    (value) => {
      expect(problems({ TRUST_PROXY: value })).toEqual([]);
    },
  );

  it('tell every problem at once', () => {
    expect(problems({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2);
  });

  it('never show a secret back', () => {
    expect(problems({ DATABASE_URL: 'mysql://vipp:hunter2@db/vipp' })[0]).not.toContain('hunter2');
    for (const name of ['PREVIEW_SECRET', 'FORM_STATE_SECRET', 'OUTBOX_SECRET'])
      expect(problems({ [name]: 'hunter2' })[0]).not.toContain('hunter2');
  });

  it('never show an e-mail address back', () => {
    expect(problems({ CONTACT_RECIPIENTS: 'awa@vipp.example;x' })[0]).not.toContain('awa');
  });

  it('pass on whom to notify', () => {
    const given = {
      CONTACT_RECIPIENTS: 'ventes@vipp.example, accueil@vipp.example',
      STUDY_RECIPIENTS: 'etudes@vipp.example',
    };
    expect(parseSettings(given)).toMatchObject({
      contactRecipients: given.CONTACT_RECIPIENTS,
      studyRecipients: given.STUDY_RECIPIENTS,
    });
  });

  it('ask for the token of a backend that is not ours', () => {
    expect(problems({ BACKEND_URL: 'https://api.example' })).toEqual([expect.stringContaining('API_TOKEN is missing')]);
    expect(problems({ BACKEND_URL: 'https://api.example', API_TOKEN: 't' })).toEqual([]);
  });
});
