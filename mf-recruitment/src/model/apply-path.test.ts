import { applyPath } from './apply-path';

describe('applyPath', () => {
  it('carries country and position so that the form reads them again', () => {
    const path = applyPath('Bénin', 'Conseil & vente');
    expect(path).toMatch(/^\/recrutements\/candidature\?[\w%&=+]+$/);
    const { searchParams } = new URL(path, 'https://www.vipp.example');
    expect(Object.fromEntries(searchParams)).toEqual({ pays: 'Bénin', poste: 'Conseil & vente' });
  });
});
