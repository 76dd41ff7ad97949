import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PageDataProvider, usePageData } from './page-data';
import { createSiteStores, SiteProvider, useTheme } from './site-context';

function Theme() {
  const { theme, setTheme } = useTheme();
  return <button onClick={() => setTheme('dark')}>{theme ?? 'système'}</button>;
}

const Page = () => <p>{usePageData<{ title: string }>().title}</p>;

describe('site context', () => {
  it('gives components the stores of their page', async () => {
    render(
      <SiteProvider stores={createSiteStores({ theme: 'light', consent: null })} prefetch={() => undefined}>
        <Theme />
      </SiteProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'light' }));
    expect(screen.getByRole('button', { name: 'dark' })).toBeInTheDocument();
  });

  it('renders the stores of each request on the server', () => {
    const htmlFor = (theme: 'light' | 'dark') =>
      renderToString(
        <SiteProvider stores={createSiteStores({ theme, consent: null })} prefetch={() => undefined}>
          <Theme />
        </SiteProvider>,
      );
    expect(htmlFor('dark')).toContain('dark');
    expect(htmlFor('light')).toContain('light');
  });

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
