import { builtInApplication as application } from '@vipp/shared/contract/application/built-in-application';
import { failure, success } from '@vipp/shared/contract/result';
import type { SiteApi } from '@vipp/shared/contract/site-api';
import { loaderArgs, siteApiExample } from '@vipp/shared/testing/site-api';
import { openOpenings } from '@vipp/shared/lib/open-openings';
import { positionExample } from '@vipp/shared/testing/open-position';
import { loadRecruitment, toRecruitmentData } from './recruitment-data';
import { recruitmentEntries } from './recruitment-entries.examples';

const load = (api: Partial<SiteApi>) => loadRecruitment(loaderArgs(siteApiExample(api)));

describe('loadRecruitment', () => {
  const contentPage = () => Promise.resolve(success(recruitmentEntries));
  const positions = () => Promise.resolve(success(application.positions));

  it('loads content page 4, and the positions that are open on the server’s day', async () => {
    const contentPage = jest.fn(async () => success(recruitmentEntries));
    const [position] = application.positions;
    const day = position?.openings[0]?.publishedOn ?? '';
    jest.useFakeTimers({ now: new Date(`${day}T23:59:00Z`) });
    const result = await load({ contentPage, positions });
    expect(contentPage).toHaveBeenCalledWith(4);
    expect(result.ok && result.data.positions).toEqual(openOpenings(application, day));
    jest.setSystemTime(new Date('1999-12-31T12:00:00Z'));
    expect(await load({ contentPage, positions })).toMatchObject({ data: { positions: [] } });
  });

  it('is unavailable without the positions, which it would otherwise show as closed', async () => {
    expect(await load({ contentPage })).toEqual(failure('unavailable'));
  });

  it('is unavailable without its content page', async () => {
    const lost = () => Promise.resolve(failure('unavailable'));
    expect(await load({ contentPage: lost, positions })).toEqual(failure('unavailable'));
  });
});

it('toRecruitmentData assigns the entries to sections in order', () => {
  const { intro, families, steps, life } = toRecruitmentData(recruitmentEntries, []);
  expect([intro, families, steps, life].map((part) => part?.name)).toEqual(recruitmentEntries.map(({ name }) => name));
  expect(intro?.picture?.src).toMatch(/rejoignez-nous\.svg$/);
});

it('toRecruitmentData has no part for missing sections, and has the positions', () => {
  const data = toRecruitmentData(recruitmentEntries.slice(0, 1), [positionExample]);
  expect(data).toMatchObject({ families: null, steps: null, life: null, positions: [positionExample] });
});
