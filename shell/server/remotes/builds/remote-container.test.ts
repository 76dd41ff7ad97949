import * as react from 'react';
import { shareReact } from '../../testing/shared-modules';
import { openContainer } from './remote-container';

type Shared = { get: () => () => typeof react };
type Scope = Record<string, Record<string, Shared>>;

const build = { name: 'mf-forms', version: 'v1' };

/** A container that exposes its share scope. */
const SOURCE = `
  let scope;
  module.exports = { init: (given) => { scope = given; }, get: async (module) => () => ({ module, scope }) };`;

const open = async () => {
  const load = await openContainer(build, { 'remote-entry.cjs': SOURCE });
  return (await load('./contact-page')) as { module: string; scope: Scope };
};

beforeAll(shareReact);

describe('the container of a version', () => {
  it('loads its modules with a share scope of its own: its changes do not affect other remotes', async () => {
    const { module, scope } = await open();
    expect(module).toBe('./contact-page');
    Object.assign(scope['react']?.['19.3.1'] ?? {}, { get: () => () => 'replaced' });
    scope['react'] = { '99.0.0': { get: () => () => react } };
    const { react: versions = {} } = (await open()).scope;
    expect(Object.keys(versions)).toEqual(['19.3.1']);
    expect(versions['19.3.1']?.get()().createElement).toBe(react.createElement);
  });

  it('gets modules whose exports cannot be replaced', async () => {
    const { scope } = await open();
    expect(Object.isFrozen(scope['react']?.['19.3.1']?.get()())).toBe(true);
  });
});
