import { failure, success } from '@vipp/shared/contract/result';
import { loadGroup } from './group-data';
import { loadHome } from './home-data';
import { loadLegal, loadPrivacy } from './legal-data';
import { contentArgs } from '../testing/content-args';
import { loadRse } from './rse-data';
import { loadServices } from './services-data';
import { loadSupport } from './support-data';

describe.each([
  [1, loadHome],
  [2, loadPrivacy],
  [3, loadLegal],
  [6, loadRse],
  [7, loadSupport],
  [8, loadServices],
  [9, loadGroup],
])('the page with content page %i', (page, load) => {
  it('loads it', async () => {
    const contentPage = jest.fn().mockResolvedValue(success([]));
    expect(await load(contentArgs([], { contentPage }))).toMatchObject({ ok: true });
    expect(contentPage.mock.calls).toEqual([[page]]);
  });

  it('is unavailable without it', async () => {
    const contentPage = () => Promise.resolve(failure('unavailable'));
    expect(await load(contentArgs([], { contentPage }))).toEqual(failure('unavailable'));
  });
});
