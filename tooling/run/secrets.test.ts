import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@vipp/shared/testing/temporary-folder.server';
import { loadSecrets, readSecrets, SECRET_NAMES } from './secrets';

const dataDir = emptyFolder();
const file = path.join(dataDir, 'secrets.json');

describe('the secrets of a data folder', () => {
  it('are made at the first start, one for each purpose, and are the same at the next', () => {
    const secrets = loadSecrets(dataDir);
    expect(Object.keys(secrets).sort()).toEqual([...SECRET_NAMES].sort());
    expect(new Set(Object.values(secrets)).size).toBe(SECRET_NAMES.length);
    expect(loadSecrets(dataDir)).toEqual(secrets);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of an earlier version are completed, and keep what they have', () => {
    const earlier = { API_TOKEN: 'a'.repeat(64), FEDERATION_TOKEN: 'f'.repeat(64), LATER_SECRET: 'l' };
    writeFileSync(file, JSON.stringify(earlier));
    const secrets = loadSecrets(dataDir);
    expect(secrets).toMatchObject(earlier);
    for (const name of SECRET_NAMES) expect(secrets[name]).toHaveLength(64);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(secrets);
  });

  it('are not made by reading them', () => {
    expect(readSecrets(dataDir)).toEqual({});
    expect(() => statSync(file)).toThrow('ENOENT');
  });

  const MALFORMED = ['hunter2', 'hunter2 in many words, all of them long'].map(
    (secret) => `{"OUTBOX_SECRET":"${secret}"}`,
  );
  it.each(['', '{', '[]', ...MALFORMED])('that cannot be understood stay as they are, unshown: %s', (text) => {
    writeFileSync(file, text);
    const refused = /^(?![^]*hunter2)[^]*secrets\.json cannot be understood\. Correct it, or restore it from a backup/;
    expect(() => loadSecrets(dataDir)).toThrow(refused);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
