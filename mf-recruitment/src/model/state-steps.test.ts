import { stateSteps } from './state-steps';

const drawn = (etat: Parameters<typeof stateSteps>[0]) =>
  stateSteps(etat).map(({ label, position }) => `${label}: ${position}`);

describe('the steps of an application', () => {
  it('begins with waiting, and does not tell its end', () => {
    expect(drawn('en_attente')).toEqual([
      'En attente: current',
      'À l’étude: ahead',
      'Convocation: ahead',
      'Décision: ahead',
    ]);
  });

  it('has its earlier steps behind it', () => {
    expect(drawn('convoquee')).toEqual([
      'En attente: done',
      'À l’étude: done',
      'Convocation: current',
      'Décision: ahead',
    ]);
  });

  it('ends with the decision', () => {
    expect(drawn('retenue').at(-1)).toBe('Retenue: current');
  });

  it('says nothing of a convocation where it ends without', () => {
    expect(drawn('non_retenue')).toEqual(['En attente: done', 'À l’étude: done', 'Non retenue: current']);
  });
});
