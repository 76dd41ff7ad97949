import { findSourceMap } from 'node:module';
import * as react from 'react';
import { shareReact } from '../../testing/shared-modules';
import { openContainer } from './remote-container';

type Shared = { get: () => () => typeof react };
type Scope = Record<string, Record<string, Shared>>;

/** A container that exposes its share scope. */
const SOURCE = `
  let scope;
  module.exports = { init: (given) => { scope = given; }, get: async (module) => () => ({ module, scope }) };`;

const open = async (source = SOURCE) => {
  const load = await openContainer({ name: 'mf-forms', version: 'v1' }, { 'remote-entry.cjs': source });
  return (await load('./contact-page')) as { module: string; scope: Scope };
};

beforeAll(shareReact);

it('the container of a version has a share scope of its own, whose changes do not affect others, nor can exports change', async () => {
  const { module, scope } = await open();
  expect(module).toBe('./contact-page');
  Object.assign(scope['react']?.['19.3.1'] ?? {}, { get: () => () => 'replaced' });
  scope['react'] = { '99.0.0': { get: () => () => react } };
  const { react: versions = {} } = (await open()).scope;
  expect(Object.keys(versions)).toEqual(['19.3.1']);
  const shared = versions['19.3.1']?.get()();
  expect([shared?.createElement, Object.isFrozen(shared)]).toEqual([react.createElement, true]);
});

it('the container of a version applies the source map that its file contains to stack traces', async () => {
  process.setSourceMapsEnabled(true);
  const map = { version: 3, sources: ['/mf-forms/src/pages/contact-page.tsx'], names: [], mappings: 'AAUA' };
  await open(`${SOURCE.trim()}\n//# sourceMappingURL=data:application/json;base64,${btoa(JSON.stringify(map))}`);
  const originalSource = expect.stringMatching(/\/mf-forms\/src\/pages\/contact-page.tsx$/);
  const found = findSourceMap('/mf-forms/v1/remote-entry.cjs')?.findEntry(0, 0);
  expect(found).toMatchObject({ originalSource, originalLine: 10 });
  process.setSourceMapsEnabled(false);
});
