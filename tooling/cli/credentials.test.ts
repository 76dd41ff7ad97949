import { findToken } from './credentials';

describe('the operators’ token', () => {
  it('is the variable, without blanks around it', () => {
    expect(findToken({ FEDERATION_TOKEN: ' token ' })).toBe('token');
  });

  it('is refused as every program does', () => {
    expect(() => findToken({ FEDERATION_TOKEN: 'é' })).toThrow('FEDERATION_TOKEN is not a token without accents');
  });
});
