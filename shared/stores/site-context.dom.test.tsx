import { renderToString } from 'react-dom/server';
import { usePageData, useTheme } from './site-context';

const Theme = () => <p>{useTheme().theme}</p>;

const Page = () => <p>{usePageData<{ title: string }>().title}</p>;

it('site context names the missing provider', () => {
  expect(() => renderToString(<Theme />)).toThrow('SiteProvider');
  expect(() => renderToString(<Page />)).toThrow('PageDataProvider');
});
