import { loadToken } from './credentials';

describe('the operators’ token', () => {
  it('is the variable, without blanks around it', () => {
    expect(loadToken({ FEDERATION_TOKEN: ' token ' })).toBe('token');
  });

  it('is refused as every program does', () => {
    expect(() => loadToken({ FEDERATION_TOKEN: 'é' })).toThrow('FEDERATION_TOKEN is not a token without accents');
  });
});
