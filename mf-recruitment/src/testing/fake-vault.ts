import type { Vault } from '@vipp/shared/contract/page-module';

const SEAL = 'scellé:';

/** Encrypts so that a test can read it; does not decrypt a text without its prefix. */
export const fakeVault: Vault = {
  seal: (text) => SEAL + text,
  open: (sealed) => (sealed.startsWith(SEAL) ? sealed.slice(SEAL.length) : undefined),
};

export const sealed = (answers: object): string => fakeVault.seal(JSON.stringify(answers));
