import type { ListedVersion } from '@vipp/shared/contract/workshop/draft-calls';
import { figureAddress, figureParameters, parseFigurePlace } from './figure-place';

const listed = (version: number, state: ListedVersion['state']): ListedVersion => ({
  version,
  state,
  share: state === 'trial' ? 20 : null,
  title: null,
  publishedAt: '2026-01-01T00:00:00Z',
  publishedBy: 'zoe@vipp.example',
  reason: 'Un pays de plus',
  replacedAt: null,
});
const versions = [listed(4, 'trial'), listed(3, 'published'), listed(2, 'retired')];

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
