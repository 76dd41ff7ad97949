import path from 'node:path';
import { parseCommandSettings, parseSettings } from './settings';

const SECRET = 'secret-of-the-outbox-of-these-tests';
const KEY = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';
const valid = { API_TOKEN: 'secret-token', OUTBOX_SECRET: SECRET };

describe('the settings', () => {
  it('have a default for everything but the secrets', () => {
    expect(parseSettings(valid)).toMatchObject({
      ...{ port: 0, host: '127.0.0.1', dataDirectory: path.resolve('.data'), databaseUrl: undefined },
      ...{ apiTokens: ['secret-token'], outboxSecrets: [SECRET], operatorTokens: [] },
      ...{ recipients: [], salesRecipients: { contact: [], study: [] }, smtpUrl: undefined },
    });
  });

  it('name a sender at the host of the site, or an own one', () => {
    const senderOf = (given: object) => parseSettings({ ...valid, ...given }).mailFrom;
    expect(senderOf({ PUBLIC_URL: 'https://www.example.com/' })).toBe('VIPP <ne-pas-repondre@example.com>');
    expect(senderOf({ MAIL_FROM: 'Groupe VIPP <site@example.com>' })).toBe('Groupe VIPP <site@example.com>');
  });

  it('refuse a public key with a typing error as one that is malformed, and do not print it', () => {
    for (const [name, parse] of [
      ['SIGNALEMENTS_RECIPIENTS', parseSettings],
      ['BACKUP_RECIPIENTS', parseCommandSettings],
    ] as const) {
      const refused = RegExp(`^backend: ${name} is not a list of public keys like age1…(?!.*7p).*see docs`);
      expect(() => parse({ ...valid, [name]: KEY.replace('p7', '7p') })).toThrow(refused);
      expect(() => parse({ ...valid, [name]: KEY })).not.toThrow();
    }
  });

  it('of the operators’ command are those that it uses, and need no secret', () => {
    const parsed = { dataDirectory: path.resolve('site'), databaseUrl: undefined, backupRecipients: [KEY] };
    expect(parseCommandSettings({ DATA_DIR: 'site', BACKUP_RECIPIENTS: KEY })).toEqual(parsed);
  });
});
