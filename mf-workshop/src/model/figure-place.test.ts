import { figureAddress, figureParameters, parseFigurePlace } from './figure-place';
import { trialThree, versionOne, versionTwo } from './form-versions.examples';

const versions = [
  { ...trialThree, version: 4 },
  { ...versionTwo, version: 3 },
  { ...versionOne, version: 2 },
];

describe('the place of the figures', () => {
  it('begins with the trial beside the published version', () => {
    expect(parseFigurePlace({}, versions)).toEqual({ version: 4, compared: 3, since: undefined });
    expect(parseFigurePlace({ since: '2026-01-02' }, versions.slice(1))).toEqual({
      version: 3,
      compared: undefined,
      since: '2026-01-02',
    });
  });

  it('is in the address and comes back from it', () => {
    for (const place of [
      { version: 4, compared: undefined, since: undefined },
      { version: 2, compared: 4, since: '2026-02-28' },
    ]) {
      const { searchParams } = new URL(figureAddress(place), 'https://vipp.example');
      expect(parseFigurePlace(figureParameters(searchParams), versions)).toEqual(place);
    }
  });

  it('leaves out what is not valid', () => {
    const none = { version: 3, compared: undefined, since: undefined };
    expect(parseFigurePlace({ version: '3', compared: '3' }, versions)).toEqual(none);
    expect(parseFigurePlace({ version: '3', compared: '9', since: '2026-13-01' }, versions)).toEqual(none);
    expect(parseFigurePlace({ version: '9', compared: '2' }, versions)).toMatchObject({ version: 4, compared: 3 });
  });
});
