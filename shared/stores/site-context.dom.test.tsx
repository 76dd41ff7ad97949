import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PageDataProvider, usePageData } from './page-data';
import { useTheme } from './site-context';

const Theme = () => <p>{useTheme().theme}</p>;

const Page = () => <p>{usePageData<{ title: string }>().title}</p>;

describe('site context', () => {
  it('names the missing provider', () => {
    expect(() => renderToString(<Theme />)).toThrow('SiteProvider');
    expect(() => renderToString(<Page />)).toThrow('PageDataProvider');
  });

  it('passes its data to a page, null included', () => {
    const { rerender } = render(
      <PageDataProvider data={{ title: 'RSE' }}>
        <Page />
      </PageDataProvider>,
    );
    expect(screen.getByText('RSE')).toBeInTheDocument();
    const Empty = () => <p>{String(usePageData<null>())}</p>;
    rerender(
      <PageDataProvider data={null}>
        <Empty />
      </PageDataProvider>,
    );
    expect(screen.getByText('null')).toBeInTheDocument();
  });
});
