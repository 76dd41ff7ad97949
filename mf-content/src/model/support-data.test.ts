import { failure, success } from '@vipp/shared/contract/result';
import { loaderArgsExample } from './loader-args.examples';
import { supportEntries } from './page-entries.examples';
import { loadSupport, SUPPORT_ANCHORS, toSupportData } from './support-data';

describe('loadSupport', () => {
  it('loads content page 7', async () => {
    const contentPage = jest.fn().mockResolvedValue(success(supportEntries));
    expect(await loadSupport(loaderArgsExample([], { contentPage }))).toEqual(success(toSupportData(supportEntries)));
    expect(contentPage).toHaveBeenCalledWith(7);
  });

  it('is unavailable without its content page', async () => {
    const contentPage = () => Promise.resolve(failure('unavailable'));
    expect(await loadSupport(loaderArgsExample([], { contentPage }))).toEqual(failure('unavailable'));
  });
});

describe('toSupportData', () => {
  it('gives entries 1 to 6 the anchors of the page, in order', () => {
    const { intro, sections } = toSupportData(supportEntries);
    const names = [intro, ...SUPPORT_ANCHORS.map((anchor) => sections[anchor])].map((part) => part?.name);
    expect(names).toEqual(supportEntries.map(({ name }) => name));
  });

  it('has no part for missing sections', () => {
    expect(toSupportData(supportEntries.slice(0, 2)).sections).toMatchObject({ secteurs: null, innovation: null });
  });
});
