import { supportEntries } from './page-entries.examples';
import { SUPPORT_ANCHORS, toSupportData } from './support-data';

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
