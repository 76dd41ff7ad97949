import { pageScripts } from './page-scripts.client';

function addScript(file: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', `/_mf/mf-forms/v1/client/${file}`);
  script.integrity = `sha384-${file}`;
  document.body.append(script);
  return script;
}

const again = () => [...document.head.querySelectorAll('script')];
const tell = (script: HTMLScriptElement | undefined, type: 'load' | 'error') => script?.dispatchEvent(new Event(type));

afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()));

it('waits for every script of the page’s remote', async () => {
  const [entry, chunk] = [addScript('remote-entry.js'), addScript('common.js')];
  let isReady = false;
  const ready = pageScripts().then(() => (isReady = true));
  tell(entry, 'load');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  tell(chunk, 'load');
  await ready;
  expect(again()).toHaveLength(0);
});

it('waits for those that are still held, too', async () => {
  const holder = document.createElement('template');
  const held = addScript('common.js');
  holder.content.append(held);
  document.body.append(holder);
  let isReady = false;
  const ready = pageScripts().then(() => (isReady = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  holder.before(held);
  holder.remove();
  tell(held, 'load');
  await ready;
});

it('retries one that failed, with the same integrity', async () => {
  const chunk = addScript('common.js');
  const ready = pageScripts();
  tell(chunk, 'error');
  await new Promise((resolve) => setTimeout(resolve));
  expect(again().map(({ integrity }) => integrity)).toEqual(['sha384-common.js']);
  tell(again()[0], 'load');
  await expect(ready).resolves.toBeUndefined();
});

it('fails after the second failure, and on a timeout', async () => {
  const chunk = addScript('common.js');
  const failed = expect(pageScripts()).rejects.toThrow('common.js did not load');
  tell(chunk, 'error');
  await new Promise((resolve) => setTimeout(resolve));
  tell(again()[0], 'error');
  await failed;
  await expect(pageScripts(10)).rejects.toThrow('a script of the page did not come within 10 ms');
});
