import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { developmentVersion, type Development } from '@vipp/shared/contract/federation/development-state';
import { temporaryFolder } from '@vipp/shared/testing/temporary-folder.server';
import { until } from '@vipp/shared/testing/until';
import { followBuilds, watchSources } from './develop-packages';

const folder = temporaryFolder();

const built = (name: string, isServerChanged = true) => ({ name, version: 'v', isServerChanged });

/** A running site. It lists its tasks. */
async function startedSite() {
  const asked: string[] = [];
  const { listeners, adopt, start } = followBuilds(() => {});
  listeners.onBuilt(built('backend'));
  adopt('mf-forms', developmentVersion('page', 'server'));
  let greeting: Development | undefined;
  await start(async (greets) => {
    greeting = greets();
    return {
      restartBackend: () => void asked.push('restart the backend'),
      restartGateway: () => void asked.push('restart the gateway'),
      notifyGateway: () => void asked.push('notify the gateway'),
    };
  });
  return { asked, listeners, greeting };
}

describe('a site in development', () => {
  it('restarts no part with a build from before its start, and names these builds to the gateway and to pages of them', async () => {
    const { asked, greeting } = await startedSite();
    expect(asked).toEqual([]);
    expect(greeting).toMatchObject({
      compiled: { 'mf-forms': 'page' },
      built: { backend: 'v', 'mf-forms': 'dev-page-server' },
    });
  });

  it('replaces a program that is compiled later, and has the gateway load a remote again', async () => {
    const { asked, listeners } = await startedSite();
    for (const name of ['backend', 'shell', 'mf-forms']) listeners.onBuilt(built(name));
    expect(asked).toEqual(['restart the backend', 'notify the gateway', 'restart the gateway', 'notify the gateway']);
  });
});

it('a package is compiled once after its first change, also one from before; one whose sources are unchanged is not', async () => {
  const file = (name: string) => path.join(folder, name);
  const save = (name: string, text: string) => {
    writeFileSync(file('new'), text);
    renameSync(file('new'), file(name));
  };
  for (const name of ['saved', 'changed', 'unchanged']) save(name, 'text');
  const compiled: string[] = [];
  const sources = new Map(['saved', 'changed', 'unchanged'].map((name) => [name, 'text']));
  save('changed', 'other text');
  const hashOf = (name: string) => readFileSync(file(name), 'utf8');
  watchSources({ folders: [folder], hashOf, built: sources }, (name) => compiled.push(name));
  await until(() => compiled.length === 1);
  save('changed', 'third text');
  save('saved', 'other text');
  await until(() => compiled.length === 2);
  expect(compiled).toEqual(['changed', 'saved']);
  expect([...sources.keys()]).toEqual(['unchanged']);
});
