import { stateSteps } from './state-steps';

const [DONE, NOW, AHEAD] = ['done', 'current', 'ahead'];

it.each([
  [
    'do not reveal the outcome',
    'en_attente',
    { 'En attente': NOW, 'À l’étude': AHEAD, Convocation: AHEAD, Décision: AHEAD },
  ],
  [
    'mark earlier ones as done',
    'convoquee',
    { 'En attente': DONE, 'À l’étude': DONE, Convocation: NOW, Décision: AHEAD },
  ],
  ['end with the decision', 'retenue', { 'En attente': DONE, 'À l’étude': DONE, Convocation: DONE, Retenue: NOW }],
  [
    'omit a convocation without which it ends',
    'non_retenue',
    { 'En attente': DONE, 'À l’étude': DONE, 'Non retenue': NOW },
  ],
] as const)('the steps of an application %s', (_what, etat, steps) => {
  expect(stateSteps(etat).map(({ label, position }) => [label, position])).toEqual(Object.entries(steps));
});
