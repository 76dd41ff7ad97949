import path from 'node:path';
import { parseCommandSettings, parseSettings } from './settings';

const SECRET = 'secret-of-the-outbox-of-these-tests';
const KEY = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';
const valid = { API_TOKEN: 'secret-token', OUTBOX_SECRET: SECRET };

describe('the settings', () => {
  it('have a default for everything but the secrets', () => {
    expect(parseSettings(valid)).toEqual({
      port: 0,
      host: '127.0.0.1',
      dataDirectory: path.resolve('.data'),
      databaseUrl: undefined,
      apiTokens: ['secret-token'],
      outboxSecrets: [SECRET],
      operatorTokens: [],
      publicUrl: 'http://localhost:3000',
      workshopUrl: 'http://atelier.localhost:3000',
      smtpUrl: undefined,
      mailFrom: 'VIPP <ne-pas-repondre@localhost>',
      recipients: [],
      salesRecipients: { contact: [], study: [] },
      logLevel: 'info',
      tracing: { endpoint: undefined, headers: undefined, share: 1 },
    });
  });

  it('take several public keys, and an own sender', () => {
    const given = { SIGNALEMENTS_RECIPIENTS: ` ${KEY} , ${KEY},`, MAIL_FROM: 'Groupe VIPP <site@example.com>' };
    expect(parseSettings({ ...valid, ...given })).toMatchObject({ recipients: [KEY, KEY], mailFrom: given.MAIL_FROM });
    expect(parseSettings({ ...valid, PUBLIC_URL: 'https://www.example.com/' })).toMatchObject({
      publicUrl: 'https://www.example.com',
      workshopUrl: undefined,
      mailFrom: 'VIPP <ne-pas-repondre@example.com>',
    });
  });

  it('refuse a public key with a typing error as one that is malformed, and do not print it', () => {
    const wrong = KEY.replace('p7', '7p');
    const refused = (name: string) =>
      RegExp(`^backend: ${name} is not a list of public keys like age1…(?!.*7p).*see docs`);
    expect(() => parseSettings({ ...valid, SIGNALEMENTS_RECIPIENTS: wrong })).toThrow(
      refused('SIGNALEMENTS_RECIPIENTS'),
    );
    expect(() => parseCommandSettings({ BACKUP_RECIPIENTS: wrong })).toThrow(refused('BACKUP_RECIPIENTS'));
    expect(parseCommandSettings({ BACKUP_RECIPIENTS: KEY })).toMatchObject({ backupRecipients: [KEY] });
  });

  it('of the operators’ command are those that it uses, and need no secret', () => {
    expect(parseCommandSettings({ DATA_DIR: 'site', PUBLIC_URL: 'https://vipp.example' })).toEqual({
      dataDirectory: path.resolve('site'),
      databaseUrl: undefined,
      backupRecipients: [],
    });
  });
});
