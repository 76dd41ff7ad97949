import { developmentVersion, type Development } from '@vipp/shared/contract/federation/development-state';
import { followBuilds } from './develop-packages';

const built = (name: string, isServerChanged = true) => ({ name, version: 'v', isServerChanged });

/** A site whose start the test controls. It lists its tasks. */
function startedSite() {
  const asked: string[] = [];
  let greeting: (() => Development) | undefined;
  let finish = (): void => {};
  const { listeners, adopt, start } = followBuilds(() => {});
  listeners.onBuilt(built('backend'));
  adopt('mf-forms', developmentVersion('page', 'server'));
  const started = start(
    (greets) =>
      new Promise((resolve) => {
        greeting = greets;
        finish = () =>
          resolve({
            restartBackend: () => void asked.push('restart the backend'),
            restartGateway: () => void asked.push('restart the gateway'),
            notifyGateway: () => void asked.push('notify the gateway'),
          });
      }),
  );
  const run = async (): Promise<void> => {
    finish();
    await started;
  };
  return { asked, listeners, run, greeting: () => greeting?.() };
}

describe('a site in development', () => {
  it('restarts no part with an unchanged build', async () => {
    const { asked, run } = startedSite();
    await run();
    expect(asked).toEqual([]);
  });

  it('names builds of an earlier process to the gateway, and to pages of them', () => {
    expect(startedSite().greeting()).toMatchObject({
      compiled: { 'mf-forms': 'page' },
      built: { backend: 'v', 'mf-forms': 'dev-page-server' },
    });
  });

  it.each([
    ['backend', 'restart the backend'],
    ['shell', 'restart the gateway'],
  ])('replaces a %s compiled again during the start', async (name, expected) => {
    const { asked, listeners, run } = startedSite();
    listeners.onBuilt(built(name));
    listeners.onBuilt(built(name));
    expect(asked).toEqual([]);
    await run();
    expect(asked).toEqual([expected]);
  });

  it('replaces a program that is compiled later at once, and has the gateway load a remote again', async () => {
    const { asked, listeners, run } = startedSite();
    await run();
    listeners.onBuilt(built('shell'));
    listeners.onBuilt(built('mf-forms'));
    expect(asked).toEqual(['restart the gateway', 'notify the gateway']);
  });
});
