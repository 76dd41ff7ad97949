import type { SealedState } from '@vipp/shared/contract/page-module';

const SEAL = 'scellé:';

/** Imitates encryption with a prefix that tests can read; does not decrypt text without the prefix. */
export const fakeSealedState: SealedState = {
  encrypt: (text) => SEAL + text,
  decrypt: (sealed) => (sealed.startsWith(SEAL) ? sealed.slice(SEAL.length) : undefined),
};

export const sealed = (answers: object): string => fakeSealedState.encrypt(JSON.stringify(answers));
