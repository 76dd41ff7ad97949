import { createEncryptedState } from './encrypted-state';

const TEXT = '{"nom":"Ahouansou","numero_piece":"B 123"}';

it('the encrypted state of a form is not decrypted for another browser', () => {
  const stateOf = createEncryptedState(['secret']);
  expect(stateOf('other').decrypt(stateOf('own').encrypt(TEXT))).toBeUndefined();
  expect(stateOf('').decrypt(stateOf('own').encrypt(TEXT))).toBeUndefined();
});

it('the encrypted state of a form is decrypted with its secret alone, also while that is rotated, whichever gateway changes first', () => {
  const gateways = [['old'], ['old', 'new'], ['new', 'old'], ['new']].map((all) => createEncryptedState(all)('b'));
  expect(gateways.map((gateway) => gateways.map((other) => other.decrypt(gateway.encrypt(TEXT)) === TEXT))).toEqual([
    [true, true, true, false],
    [true, true, true, false],
    [false, true, true, true],
    [false, true, true, true],
  ]);
});

it('the encrypted state of a form expires after a day', () => {
  let now = 1_000_000;
  const state = createEncryptedState(['secret'], () => now)('b');
  const encrypted = state.encrypt(TEXT);
  now += 24 * 3_600_000;
  expect(state.decrypt(encrypted)).toBe(TEXT);
  now += 1;
  expect(state.decrypt(encrypted)).toBeUndefined();
});
