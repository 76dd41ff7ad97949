import { createVault } from './vault';

const HOUR_MS = 3_600_000;
const TEXT = '{"nom":"Ahouansou","numero_piece":"B 123"}';

describe('the vault', () => {
  it('opens what it sealed, in any gateway that has the same token', () => {
    const sealed = createVault('token').seal(TEXT);
    expect(createVault('token').open(sealed)).toBe(TEXT);
    expect(sealed).not.toContain('Ahouansou');
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Ahouansou');
  });

  it('opens nothing under another token', () => {
    expect(createVault('another').open(createVault('token').seal(TEXT))).toBeUndefined();
  });

  it('opens nothing that was altered, wherever that is', () => {
    const vault = createVault('token');
    const bytes = Buffer.from(vault.seal(TEXT), 'base64url');
    const opened = bytes.map((_byte, index) => {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      return vault.open(altered.toString('base64url')) === undefined ? 0 : 1;
    });
    expect(opened.reduce((sum, one) => sum + one, 0)).toBe(0);
    expect(['', 'court', '%%%'].map((text) => vault.open(text))).toEqual([undefined, undefined, undefined]);
  });

  it('expires after a day', () => {
    let now = 1_000_000;
    const vault = createVault('token', () => now);
    const sealed = vault.seal(TEXT);
    now += 24 * HOUR_MS;
    expect(vault.open(sealed)).toBe(TEXT);
    now += 1;
    expect(vault.open(sealed)).toBeUndefined();
  });
});
