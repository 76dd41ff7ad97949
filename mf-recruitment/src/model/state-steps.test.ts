import { stateSteps } from './state-steps';

const drawn = (etat: Parameters<typeof stateSteps>[0]) =>
  stateSteps(etat).map(({ label, position }) => `${label}: ${position}`);

describe('the steps of an application', () => {
  it('begin with waiting, and do not reveal the outcome', () => {
    expect(drawn('en_attente')).toEqual([
      'En attente: current',
      'À l’étude: ahead',
      'Convocation: ahead',
      'Décision: ahead',
    ]);
  });

  it('mark earlier steps as done', () => {
    expect(drawn('convoquee')).toEqual([
      'En attente: done',
      'À l’étude: done',
      'Convocation: current',
      'Décision: ahead',
    ]);
  });

  it('end with the decision', () => {
    expect(drawn('retenue').at(-1)).toBe('Retenue: current');
  });

  it('omit the convocation of an application that ends without one', () => {
    expect(drawn('non_retenue')).toEqual(['En attente: done', 'À l’étude: done', 'Non retenue: current']);
  });
});
