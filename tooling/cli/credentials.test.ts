import { malformedSettings } from '@vipp/shared/testing/malformed-settings.server';
import { findToken } from './credentials';

describe('the operators’ token', () => {
  it('is the variable, without blanks around it', () => {
    expect(findToken({ FEDERATION_TOKEN: ' token ' })).toBe('token');
  });

  it.each(malformedSettings('vipp-mf'))('is refused as every program does: %s=%s', (name, value, sentence) => {
    expect(() => findToken({ [name]: value })).toThrow(sentence);
  });
});
