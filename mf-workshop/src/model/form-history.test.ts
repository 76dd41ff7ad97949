import { trialThree, versionOne, versionTwo } from '../testing/form-versions';
import { isTakenBack, stateInWords, versionBefore } from './form-history';

const end = { at: '2026-11-25T08:00:00.000Z', by: 'awa@vipp.example', reason: 'Trop d’abandons' };
const takenBack = { ...trialThree, state: 'retired' as const, replacedAt: end.at, trialEnd: end };
const promoted = { ...takenBack, replacedAt: '2026-12-01T08:00:00.000Z' };

it('the list of versions distinguishes a trial taken back from one extended to all candidates', () => {
  expect([isTakenBack(takenBack), isTakenBack(promoted), isTakenBack(versionOne)]).toEqual([true, false, false]);
});

it('the list of versions finds the version that all candidates had before', () => {
  const fourth = { ...versionTwo, version: 4 };
  expect(versionBefore([fourth, takenBack, { ...versionTwo, state: 'retired' }, versionOne], 4)?.version).toBe(2);
  expect(versionBefore([trialThree, versionTwo, versionOne], 3)?.version).toBe(2);
  expect(versionBefore([versionOne], 1)).toBeUndefined();
});

it('the list of versions names each state', () => {
  const states = [versionTwo, trialThree, takenBack, versionOne].map(stateInWords);
  expect(states).toEqual(['Actuelle', 'À l’essai auprès de 20\u202F%', 'Essai retiré', 'Remplacée']);
});
