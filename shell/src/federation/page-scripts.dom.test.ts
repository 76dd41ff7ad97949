import { pageScripts } from './page-scripts.client';

function addScript(file: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.setAttribute('src', `/_mf/mf-forms/v1/client/${file}`);
  script.integrity = `sha384-${file}`;
  document.body.append(script);
  return script;
}

const retries = () => [...document.head.querySelectorAll('script')];
const dispatch = (script: HTMLScriptElement | undefined, type: 'load' | 'error') =>
  script?.dispatchEvent(new Event(type));

afterEach(() => document.querySelectorAll('script').forEach((script) => script.remove()));

it('pageScripts waits for every script of the page’s remote', async () => {
  const [entry, chunk] = [addScript('remote-entry.js'), addScript('common.js')];
  let isReady = false;
  const ready = pageScripts().then(() => (isReady = true));
  dispatch(entry, 'load');
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  dispatch(chunk, 'load');
  await ready;
  expect(retries()).toHaveLength(0);
});

it('pageScripts waits for deferred scripts too', async () => {
  const template = document.createElement('template');
  const deferred = addScript('common.js');
  template.content.append(deferred);
  document.body.append(template);
  let isReady = false;
  const ready = pageScripts().then(() => (isReady = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isReady).toBe(false);
  template.before(deferred);
  template.remove();
  dispatch(deferred, 'load');
  await ready;
});

it('pageScripts retries a failed script with the same integrity hash', async () => {
  const chunk = addScript('common.js');
  const ready = pageScripts();
  dispatch(chunk, 'error');
  await new Promise((resolve) => setTimeout(resolve));
  expect(retries().map(({ integrity }) => integrity)).toEqual(['sha384-common.js']);
  dispatch(retries()[0], 'load');
  await expect(ready).resolves.toBeUndefined();
});

it('pageScripts fails after the second failure, and on a timeout', async () => {
  const chunk = addScript('common.js');
  const failed = expect(pageScripts()).rejects.toThrow('common.js did not load');
  dispatch(chunk, 'error');
  await new Promise((resolve) => setTimeout(resolve));
  dispatch(retries()[0], 'error');
  await failed;
  // The federation runtime would otherwise wait for these.
  expect(document.querySelectorAll('script')).toHaveLength(0);
  addScript('slow.js');
  await expect(pageScripts(10)).rejects.toThrow('a script of the page did not load within 10 ms');
});
