import type { remoteShareScope as RemoteShareScope } from './remote-share-scope';

// The build defines the versions of the shared modules.
Object.assign(globalThis, { SINGLETON_VERSIONS: { react: '19.3.1' } });

let remoteShareScope: typeof RemoteShareScope;

beforeAll(async () => {
  ({ remoteShareScope } = await import('./remote-share-scope'));
});

const reactIn = (scope: ReturnType<typeof RemoteShareScope>): unknown => scope.react?.['19.3.1']?.get()();

describe('the share scope of a remote', () => {
  it('is a copy: changes do not affect other remotes', () => {
    const hostile = remoteShareScope();
    const before = reactIn(hostile);
    hostile.react = { '19.3.1': { get: () => () => 'replaced', from: 'a remote', eager: true, loaded: 1 } };
    expect(reactIn(remoteShareScope())).toBe(before);
    const other = remoteShareScope();
    Object.assign(other.react?.['19.3.1'] ?? {}, { get: () => () => 'replaced' });
    expect(reactIn(remoteShareScope())).toBe(before);
  });

  it('has modules whose exports cannot be replaced', () => {
    for (const versions of Object.values(remoteShareScope())) {
      for (const { get } of Object.values(versions)) expect(Object.isFrozen(get()())).toBe(true);
    }
  });
});
