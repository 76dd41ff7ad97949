/** A container that no bundler of this project wrote, in the built sandbox worker. `npm run lab -- guests` builds real ones. */
import path from 'node:path';
import { fakeBuild, readFrom } from '../../testing/fake-build';
import { createSandbox } from './sandbox-worker';

const script = path.resolve(__dirname, '../../../dist/server/sandbox-worker.cjs');
const REMOTE = 'mf-news-studies';
const TEXTS = `({ title: 'Page invitée', description: 'Une page construite par un autre outil.' })`;

const CONTAINER = `'use strict';
let scope;
const shared = async (request) => {
  const [version, provided] = Object.entries(scope[request] ?? {})[0] ?? [];
  if (!version) throw new Error(request + ' is not provided');
  return (await provided.get())();
};
module.exports = {
  init: (given) => { scope = given; },
  get: async () => {
    const { createElement } = await shared('react');
    const { Link } = await shared('@vipp/shared/stores/router');
    const Component = () => createElement('div', null, createElement('h1', null, 'Page invitée'), createElement(Link, { to: '/contact' }, 'Contact'));
    return () => ({ page: { Component, meta: () => ${TEXTS} } });
  },
};`;

function tryContainer(source: string) {
  const { build, files } = fakeBuild(REMOTE, 'g1', {
    change: (_client, server) => {
      server.clear();
      server.set('remote-entry.cjs', source);
    },
  });
  const entry = { client: 'remote-entry.js', clientType: 'script', server: 'remote-entry.cjs' } as const;
  const content = async () => ({ status: 404, body: '{}' });
  return createSandbox({ script, content })({ ...build, entry }, readFrom(files));
}

describe('the gate', () => {
  it('renders the pages of a foreign container with the React and the router of the host', async () => {
    expect(await tryContainer(CONTAINER)).toEqual([]);
  });

  it('refuses a foreign container that requires a package of its own', async () => {
    const problems = await tryContainer(`require('left-pad');\n${CONTAINER}`);
    expect(problems.map(({ message }) => message).join()).toMatch(/Cannot find module 'left-pad'/);
  });
});
