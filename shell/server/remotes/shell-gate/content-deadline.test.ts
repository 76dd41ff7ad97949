import { withDeadline } from './content-deadline';

const FOUND = { status: 200, body: '{}' };
const UNAVAILABLE = { status: 503, body: '' };

describe('content for a new shell', () => {
  it('is that of the site', async () => {
    expect(await withDeadline(async () => FOUND)('/_data/news')).toEqual(FOUND);
  });

  it('is unavailable when it is late, and from then on at once', async () => {
    const asked: string[] = [];
    const content = withDeadline((path) => {
      asked.push(path);
      return new Promise(() => undefined);
    }, 20);
    expect(await content('/_data/news')).toEqual(UNAVAILABLE);
    expect(await content('/_data/studies')).toEqual(UNAVAILABLE);
    expect(asked).toEqual(['/_data/news']);
  });

  it('is asked for again when one answer was that it is unavailable', async () => {
    const answers = [UNAVAILABLE, FOUND];
    const content = withDeadline(async () => answers.shift() ?? UNAVAILABLE);
    expect(await content('/_data/news')).toEqual(UNAVAILABLE);
    expect(await content('/_data/news')).toEqual(FOUND);
  });
});
