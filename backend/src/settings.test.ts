import path from 'node:path';
import { parseCommandSettings, parseSettings } from './settings';

const SECRET = 'secret-of-the-outbox-of-these-tests';
const valid = { API_TOKEN: 'secret-token', OUTBOX_SECRET: SECRET };
const refusal = (environment: NodeJS.ProcessEnv) => {
  try {
    parseSettings(environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'accepted';
};

describe('the settings', () => {
  it('have a default for everything but the secrets', () => {
    expect(parseSettings(valid)).toEqual({
      port: 0,
      host: '127.0.0.1',
      dataDirectory: path.resolve('.data'),
      databaseUrl: undefined,
      apiTokens: ['secret-token'],
      outboxSecrets: [SECRET],
      publicUrl: 'http://localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'VIPP <ne-pas-repondre@localhost>',
      recipients: [],
      salesRecipients: { contact: [], study: [] },
      seedSize: undefined,
      logLevel: 'info',
    });
  });

  it('take an empty variable for one that is not set', () => {
    expect(parseSettings({ ...valid, DATABASE_URL: '', BACKEND_PORT: ' ', LOG_LEVEL: '' })).toEqual(
      parseSettings(valid),
    );
  });

  it('take several public keys, and an own sender', () => {
    const key = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';
    const given = { SIGNALEMENTS_RECIPIENTS: ` ${key} , ${key},`, MAIL_FROM: 'Groupe VIPP <site@example.com>' };
    expect(parseSettings({ ...valid, ...given })).toMatchObject({ recipients: [key, key], mailFrom: given.MAIL_FROM });
    expect(parseSettings({ ...valid, PUBLIC_URL: 'https://www.example.com/' })).toMatchObject({
      publicUrl: 'https://www.example.com',
      mailFrom: 'VIPP <ne-pas-repondre@example.com>',
    });
  });

  it('take several addresses to notify, each once', () => {
    const given = {
      CONTACT_RECIPIENTS: ' ventes@vipp.example , accueil@vipp.example,ventes@vipp.example',
      STUDY_RECIPIENTS: 'etudes@vipp.example',
    };
    expect(parseSettings({ ...valid, ...given }).salesRecipients).toEqual({
      contact: ['ventes@vipp.example', 'accueil@vipp.example'],
      study: ['etudes@vipp.example'],
    });
  });

  it('take the length of the lists by its name or in numbers', () => {
    expect(parseSettings({ ...valid, SEED_SIZE: 'large' }).seedSize).toEqual({ posts: 10_000, etudes: 5_000 });
    expect(parseSettings({ ...valid, SEED_SIZE: '40x7' }).seedSize).toEqual({ posts: 40, etudes: 7 });
    expect(parseSettings({ ...valid, SEED_SIZE: 'normal' }).seedSize).toBeUndefined();
  });

  it.each([
    [{}, /^backend: API_TOKEN must be set.*Correct the environment/],
    [{ API_TOKEN: 't' }, /^backend: OUTBOX_SECRET must be set: the secret that encrypts waiting mails/],
    [{ ...valid, OUTBOX_SECRET: 'short' }, /OUTBOX_SECRET must be at least 32 visible ASCII characters/],
    [{ ...valid, OUTBOX_SECRET: `${SECRET},` }, /OUTBOX_SECRET must be at least 32 visible ASCII characters/],
    [
      { API_TOKEN: SECRET, OUTBOX_SECRET: `${SECRET}-new,${SECRET}` },
      /^backend: OUTBOX_SECRET must be another secret than API_TOKEN/,
    ],
    [{ ...valid, API_TOKEN: 'two words' }, /API_TOKEN must be made of visible ASCII/],
    [{ ...valid, BACKEND_PORT: 'abc' }, /BACKEND_PORT must be a port from 0 .* to 65535 \(got "abc"\)/],
    [{ ...valid, BACKEND_PORT: '70000' }, /BACKEND_PORT must be a port .*\(got "70000"\)/],
    [{ ...valid, LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of trace, .*\(got "loud"\)/],
    [{ ...valid, PUBLIC_URL: 'vipp.example' }, /PUBLIC_URL must be the address of the site.*\(got "vipp.example"\)/],
    [{ ...valid, SMTP_URL: 'http://host' }, /SMTP_URL must be like smtp:/],
    [{ ...valid, MAIL_FROM: 'vipp' }, /MAIL_FROM must be a sender like VIPP </],
    [{ ...valid, SIGNALEMENTS_RECIPIENTS: 'age1nobody' }, /SIGNALEMENTS_RECIPIENTS must be public keys like age1/],
    [
      { ...valid, CONTACT_RECIPIENTS: 'ventes@vipp.example, accueil' },
      /CONTACT_RECIPIENTS must be e-mail addresses separated by commas\./,
    ],
    [
      { ...valid, STUDY_RECIPIENTS: 'Ventes <ventes@vipp.example>' },
      /STUDY_RECIPIENTS must be e-mail addresses separated by commas\./,
    ],
    [{ ...valid, SEED_SIZE: '10000' }, /SEED_SIZE must be normal, large, .* like 10000x5000 \(got "10000"\)/],
    [{ ...valid, DATABASE_URL: 'mysql://host/db' }, /DATABASE_URL must be like postgres:/],
  ])('refuse %j in one line', (environment, message) => {
    expect(refusal(environment)).toMatch(message);
    expect(refusal(environment)).not.toContain('\n');
  });

  it('take several tokens and secrets while one is replaced', () => {
    expect(parseSettings({ API_TOKEN: 'new,old', OUTBOX_SECRET: `${SECRET}-new,${SECRET}` })).toMatchObject({
      apiTokens: ['new', 'old'],
      outboxSecrets: [`${SECRET}-new`, SECRET],
    });
  });

  it('of the operators’ command hold no secret unless it is given', () => {
    expect(parseCommandSettings({})).toMatchObject({ apiTokens: [], outboxSecrets: [] });
    expect(parseCommandSettings(valid)).toEqual(parseSettings(valid));
  });

  it('name all that is wrong, and no secret', () => {
    const text = refusal({
      API_TOKEN: 'my token',
      OUTBOX_SECRET: 'unfit',
      DATABASE_URL: 'http://admin:hidden@h',
      BACKEND_PORT: '-1',
    });
    expect(text).toMatch(/BACKEND_PORT.*DATABASE_URL.*API_TOKEN.*OUTBOX_SECRET/);
    expect(text).not.toMatch(/my token|hidden|unfit/);
  });
});
