import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { isRecipient, loadReferentKeys } from './referent-keys';
import { decryptWith, encryptFor } from '@vipp/shared/lib/age-text';

const folder = temporaryFolder();
const KEY = 'age1p7ehl9wnmqmvv3ccaj3zf82t25svcsv26s2j729mcvw7z9xww4yswq7ykt';

describe('the keys of the referents', () => {
  it('are those that are configured, and then no pair is created', async () => {
    const none = path.join(folder, 'none');
    expect(await loadReferentKeys([KEY], none)).toEqual({ recipients: [KEY], identityFile: undefined });
    expect(existsSync(none)).toBe(false);
  });

  it('are a generated pair without configuration: created once, readable by its owner alone', async () => {
    const first = await loadReferentKeys([], folder);
    const again = await loadReferentKeys([], folder);
    expect(again).toEqual(first);
    const file = first.identityFile ?? '';
    expect(file).toBe(path.join(folder, 'referent/identity.txt'));
    expect([statSync(file).mode & 0o777, statSync(path.dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);
    const [, identity = ''] = /^(AGE-SECRET-KEY-1.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
    expect(await decryptWith([identity], await encryptFor(first.recipients, 'Bonjour'))).toBe('Bonjour');
  });

  it('stop the start in one line when the pair cannot be read', async () => {
    writeFileSync(path.join(folder, 'referent/identity.txt'), 'nothing');
    await expect(loadReferentKeys([], folder)).rejects.toThrow(
      /^backend: the key pair for reports in .* \(it holds no key\).*SIGNALEMENTS_RECIPIENTS/,
    );
  });

  it('are recognised by their format', () => {
    expect([KEY, `${KEY}x`, 'age1', 'ssh-ed25519 AAAA', ''].filter(isRecipient)).toEqual([KEY]);
  });
});
