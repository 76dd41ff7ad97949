import type { SealedState } from '@vipp/shared/contract/page-module';

const SEAL = 'scellé:';

/** Encrypts so that a test can read it; does not decrypt a text without its prefix. */
export const fakeSealedState: SealedState = {
  encrypt: (text) => SEAL + text,
  decrypt: (sealed) => (sealed.startsWith(SEAL) ? sealed.slice(SEAL.length) : undefined),
};

export const sealed = (answers: object): string => fakeSealedState.encrypt(JSON.stringify(answers));
