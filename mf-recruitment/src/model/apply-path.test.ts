import { applyPath } from './apply-path';

describe('applyPath', () => {
  it('contains country and position for the form', () => {
    const path = applyPath('Bénin', 'Conseil & vente');
    expect(path).toMatch(/^\/recrutements\/candidature\?[\w%&=+]+$/);
    const { searchParams } = new URL(path, 'https://www.vipp.example');
    expect(Object.fromEntries(searchParams)).toEqual({ pays: 'Bénin', poste: 'Conseil & vente' });
  });
});
