import { stateSteps } from './state-steps';

const FOUR = ['En attente', 'À l’étude', 'Convocation', 'Décision'];
const [DONE, NOW, AHEAD] = ['done', 'current', 'ahead'];

it.each([
  ['do not reveal the outcome', 'en_attente', [NOW, AHEAD, AHEAD, AHEAD], FOUR],
  ['mark earlier ones as done', 'convoquee', [DONE, DONE, NOW, AHEAD], FOUR],
  ['end with the decision', 'retenue', [DONE, DONE, DONE, NOW], [...FOUR.slice(0, 3), 'Retenue']],
  ['omit a convocation without which it ends', 'non_retenue', [DONE, DONE, NOW], [...FOUR.slice(0, 2), 'Non retenue']],
] as const)('the steps of an application %s', (_what, etat, positions, labels) => {
  expect(stateSteps(etat)).toMatchObject(labels.map((label, index) => ({ label, position: positions[index] })));
});
