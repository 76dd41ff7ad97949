import { importVerified } from './import-verified.client';

const ENTRY = '/_mf/guest/entry.js';
// Files stay verified during the life of the page: each test has its own.
const filesOf = (name: string) => ({
  [`/_mf/${name}/entry.js`]: `sha384-${name}`,
  [`/_mf/${name}/page.css`]: 'sha384-css',
});

const links = () => [...document.head.querySelectorAll('link')];
const finish = (event: 'load' | 'error') => links().forEach((link) => link.dispatchEvent(new Event(event)));

jest.mock('/_mf/guest/entry.js', () => ({ init: 'the container' }), { virtual: true });

afterEach(() => document.head.replaceChildren());

it('the entry is imported after every file has loaded with its hash', async () => {
  const imported = importVerified(ENTRY, { [ENTRY]: 'sha384-entry', '/_mf/guest/page.css': 'sha384-css' });
  const settled = jest.fn();
  void imported.then(settled);
  expect(links().map(({ rel, integrity, crossOrigin }) => [rel, integrity, crossOrigin])).toEqual([
    ['modulepreload', 'sha384-entry', 'anonymous'],
    ['stylesheet', 'sha384-css', 'anonymous'],
  ]);
  links()[0]?.dispatchEvent(new Event('load'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  links()[1]?.dispatchEvent(new Event('load'));
  expect(await imported).toMatchObject({ init: 'the container' });
});

it('a failed file is named, prevents the import, and is tried again at the next call', async () => {
  const failed = importVerified(ENTRY, filesOf('broken'));
  finish('error');
  await expect(failed).rejects.toThrow('/_mf/broken/entry.js did not load, or is not the published file');
  expect(links()).toEqual([]);
  const again = importVerified(ENTRY, filesOf('broken'));
  expect(links()).toHaveLength(2);
  finish('load');
  expect(await again).toMatchObject({ init: 'the container' });
});

it('a file is loaded once, even for concurrent imports', async () => {
  const both = [importVerified(ENTRY, filesOf('twice')), importVerified(ENTRY, filesOf('twice'))];
  expect(links()).toHaveLength(2);
  finish('load');
  await Promise.all(both);
  await importVerified(ENTRY, filesOf('twice'));
  expect(links()).toHaveLength(2);
});
