import { parseFigurePlace } from './figure-place';
import { trialThree, versionOne, versionTwo } from './form-versions.examples';

const versions = [
  { ...trialThree, version: 4 },
  { ...versionTwo, version: 3 },
  { ...versionOne, version: 2 },
];

describe('the place of the figures', () => {
  it('leaves out what is not valid', () => {
    expect(parseFigurePlace({}, versions.slice(1))).toMatchObject({ version: 3, compared: undefined });
    const none = { version: 3, compared: undefined, since: undefined };
    expect(parseFigurePlace({ version: '3', compared: '3' }, versions)).toEqual(none);
    expect(parseFigurePlace({ version: '3', compared: '9', since: '2026-13-01' }, versions)).toEqual(none);
    expect(parseFigurePlace({ version: '9', compared: '2' }, versions)).toMatchObject({ version: 4, compared: 3 });
  });
});
